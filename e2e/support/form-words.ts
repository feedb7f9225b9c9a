import { readFileSync } from 'node:fs';
import { type Language, languages } from './site';

interface Common {
  form: {
    success: { title: string; text: string };
    sending: string;
    subjects: { quote: string; contact: string; newsletter: string };
    errors: Record<'surname' | 'name' | 'fullName' | 'email' | 'phone' | 'message', string>;
  };
  footer: { newsletter: { success: string } };
}

function wordsOf(language: Language) {
  const read = (name: string): unknown =>
    JSON.parse(readFileSync(`locales/${language}/${name}.json`, 'utf8'));
  const { form, footer } = read('common') as Common;
  return {
    /** The title of /service-Courant_Fort. */
    service: (read('service-courant-fort') as { title: string }).title,
    sent: `${form.success.title} ${form.success.text}`,
    subscribed: footer.newsletter.success,
    sending: form.sending,
    faults: form.errors,
    /** What the request of each form is called. */
    subjects: {
      home: form.subjects.quote,
      service: form.subjects.quote,
      contact: form.subjects.contact,
      newsletter: form.subjects.newsletter,
    },
  };
}

/** The texts of the forms in each language. */
export const words = Object.fromEntries(
  languages.map((language) => [language, wordsOf(language)]),
) as Record<Language, ReturnType<typeof wordsOf>>;
