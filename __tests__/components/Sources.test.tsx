import { Sources } from '../../src/components/Sources';
import type { Language } from '../../src/i18n/languages';
import { renderInPage } from '../support/render';

const from = (source: string, url: string | null = null) => ({ url, translation: { source } });

const show = (figures: ReturnType<typeof from>[], language: Language = 'en') =>
  renderInPage(<Sources figures={figures} />, { language }).container;

it.each([
  ['en', 'Sources: B, 2021; A, 2020'],
  ['fr', 'Sources\u00a0: B, 2021\u202f; A, 2020'],
] as const)('shows each source once, in order, as %s writes it', (language, expected) => {
  const figures = [from('B, 2021'), from('A, 2020'), from('B, 2021')];
  expect(show(figures, language).textContent).toBe(expected);
});

it('shows a single source in the singular, with a link to it', () => {
  const container = show([from('A, 2020', 'https://study.example/a')]);
  expect(container.textContent).toBe('Source: A, 2020');
  expect(container.querySelector('a')).toHaveAttribute('href', 'https://study.example/a');
});

it('is not there without figures', () => {
  expect(show([])).toBeEmptyDOMElement();
});
