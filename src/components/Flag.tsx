import type { Language } from '../i18n/languages';

/** A path on a grid of 32 x 22. */
type Shape = readonly [colour: string, path: string];

const white = '#fff';

/** Three vertical bands. */
const tricolour = (first: string, second: string, third: string): Shape[] => [
  [first, 'M0 0h10.7v22H0z'],
  [second, 'M10.7 0h10.6v22H10.7z'],
  [third, 'M21.3 0H32v22H21.3z'],
];

/** One flag for each language. */
const flags: Record<Language, readonly Shape[]> = {
  fr: tricolour('#24449c', white, '#e0303a'),
  it: tricolour('#1b8a48', white, '#d92b36'),
  en: [
    ['#1f3c88', 'M0 0h32v22H0z'],
    [
      white,
      'M0 0h3.9L16 8.3 28.1 0H32v2.7L19.9 11 32 19.3V22h-3.9L16 13.7 3.9 22H0v-2.7L12.1 11 0 2.7z',
    ],
    [
      '#d92b2b',
      'M0 0l16 11-.9 1.3L-.9 1.3ZM16 11l16 11 .9-1.3L16.9 9.7ZM16 11 32 0l-.9-1.3L15.1 9.7ZM0 22l16-11 .9 1.3L.9 23.3Z',
    ],
    [white, 'M12.5 0h7v7.5H32v7H19.5V22h-7v-7.5H0v-7h12.5z'],
    ['#d92b2b', 'M14 0h4v9h14v4H18v9h-4v-9H0V9h14z'],
  ],
  es: [
    ['#d92b2b', 'M0 0h32v22H0z'],
    ['#ffc72c', 'M0 5.5h32v11H0z'],
  ],
  pt: [
    ['#1b7a3d', 'M0 0h13v22H0z'],
    ['#d92b2b', 'M13 0h19v22H13z'],
    ['#ffd23f', 'M17.6 11a4.6 4.6 0 1 1-9.2 0 4.6 4.6 0 0 1 9.2 0Z'],
    ['#d92b2b', 'M10.3 8h5.4v3.3a2.7 2.7 0 0 1-5.4 0Z'],
    [white, 'M11.6 9.2h2.8v2a1.4 1.4 0 0 1-2.8 0Z'],
  ],
};

/** A decorative flag beside the name of a language. */
export function Flag({ language }: { language: Language }) {
  return (
    <svg
      className="flex-shrink-0 rounded-1 border"
      width="32"
      height="22"
      viewBox="0 0 32 22"
      aria-hidden="true"
    >
      {flags[language].map(([colour, path]) => (
        <path key={path} fill={colour} d={path} />
      ))}
    </svg>
  );
}
