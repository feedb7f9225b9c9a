import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { ErrorWords, withErrorScreen, withRootErrorScreen } from '../../src/components/ErrorScreen';
import { contactPage } from '../support/page';
import { renderInPage } from '../support/render';
import { textOf, textsOf } from '../support/texts';

const locales = {
  edges: (['home', 'common'] as const).map((ns) => ({
    node: { ns, language: 'en', data: JSON.stringify(textsOf('en')[ns]) },
  })),
};

/** Arguments of Gatsby's API for a page. */
const args = (element: ReactNode, pathname = '/contact', data?: unknown) =>
  ({ element, props: { location: { pathname }, data } }) as Parameters<typeof withErrorScreen>[0];

function Broken({ error }: { error: unknown }): ReactNode {
  throw error;
}

/** jsdom has none; the error screen reads only status and text. */
class Response {}
const answer = (status: number, statusText: string) =>
  Object.assign(new Response(), { status, statusText });

const title = 'Unexpected Application Error!';

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation();
  Object.assign(globalThis, { Response });
});
afterEach(() => jest.restoreAllMocks());

it.each([
  ['status and status text', answer(503, 'Not Ready'), '503 Not Ready'],
  ['the status alone', answer(500, ''), '500'],
  ['the message', new Error('Cannot read it'), 'Cannot read it'],
  ['a text that was thrown', 'no luck', 'no luck'],
])('without the page’s texts, shows the title and %s', (_, error, message) => {
  render(withErrorScreen(args(<Broken error={error} />)));
  expect(screen.getByRole('alert').textContent).toBe(title);
  expect(screen.getByRole('main').lastChild?.lastChild).toHaveTextContent(message);
});

it('with the page’s data, shows the logo, says what the visitor can do, and calls', () => {
  const { company } = contactPage;
  render(withErrorScreen(args(<Broken error="no luck" />, '/contact', { locales, company })));
  expect(screen.getByText(company.name)).toBeVisible();
  expect(screen.getByRole('link', { name: company.phone.display })).toHaveAttribute(
    'href',
    `tel:${company.phone.international}`,
  );
  expect(screen.getByRole('alert')).toHaveTextContent(/!This page could not .+call us on/);
});

it('without the page’s data, says it in the words and the language that the page before has kept', () => {
  renderInPage(<ErrorWords />, { language: 'pt' });
  document.documentElement.lang = 'pt';
  render(withRootErrorScreen({ element: <Broken error="no luck" /> }));
  expect(screen.getByRole('alert')).toHaveTextContent(textOf('pt', 'common:error.text'));
});

it('stays until the visitor goes to another page', () => {
  const { rerender } = render(withErrorScreen(args(<Broken error="no luck" />)));
  rerender(withErrorScreen(args(<p>contact again</p>)));
  expect(screen.getByRole('alert')).toBeVisible();
  rerender(withErrorScreen(args(<p>home</p>, '/')));
  expect(screen.getByText('home')).toBeVisible();
});

it('at the root, where no data can be had, keeps the phone number of the page', () => {
  const shown = (child: ReactNode) => withRootErrorScreen({ element: <>{child}</> });
  const { rerender } = render(shown(<a href="tel:+41220000000"> 022 000 00 00 </a>));
  rerender(shown(<Broken error="no luck" />));
  expect(screen.getByRole('alert')).toBeVisible();
  expect(screen.getByRole('link', { name: '022 000 00 00' })).toHaveAttribute(
    'href',
    'tel:+41220000000',
  );
});
