/** The public holidays of the canton of Geneva, by the rules of data/closed-days.json. */
export const genevaHolidays = [
  { slug: 'new_year', date: '01-01' },
  { slug: 'good_friday', easter: -2 },
  { slug: 'easter_monday', easter: 1 },
  { slug: 'ascension', easter: 39 },
  { slug: 'whit_monday', easter: 50 },
  { slug: 'national_day', date: '08-01' },
  { slug: 'geneva_fast', weekday: 'Thursday', onOrAfter: '09-05' },
  { slug: 'christmas', date: '12-25' },
  { slug: 'restoration', date: '12-31' },
];
