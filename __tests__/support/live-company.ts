import type { Company } from '../../src/hooks/usePage';
import { soundData } from './project';

/** The company of the sound project, its site live. */
export const company: Company = {
  ...soundData().company,
  siteState: 'live',
  answersAllDay: true,
  teamLanguages: ['fr', 'de'],
};

export const origin = 'https://www.brightwire.example';

/** Its area as structured data has it. */
export const areaServed = ['Nyon', 'Meyrin', 'Carouge'].map((name) => ({ '@type': 'City', name }));
