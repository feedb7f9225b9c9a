import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { withErrorScreen } from '../../src/components/ErrorScreen';
import { textsOf } from '../support/texts';

const locales = {
  edges: (['home', 'common'] as const).map((ns) => ({
    node: { ns, language: 'en', data: JSON.stringify(textsOf('en')[ns]) },
  })),
};

/** What Gatsby gives for a page. */
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
  ['status and status text', answer(503, 'Not Ready'), `${title}503 Not Ready`],
  ['the status alone', answer(500, ''), `${title}500`],
  ['the message', new Error('Cannot read it'), `${title}Cannot read it`],
  ['a text that was thrown', 'no luck', `${title}no luck`],
])('without the page’s texts, shows the title and %s', (_, error, message) => {
  render(withErrorScreen(args(<Broken error={error} />)));
  expect(screen.getByRole('alert').textContent).toBe(message);
});

it('with the page’s texts, also says what the visitor can do', () => {
  render(withErrorScreen(args(<Broken error="no luck" />, '/contact', { locales })));
  expect(screen.getByRole('alert')).toHaveTextContent(/!This page could not .+no luck$/);
});

it('stays until the visitor goes to another page', () => {
  const { rerender } = render(withErrorScreen(args(<Broken error="no luck" />)));
  rerender(withErrorScreen(args(<p>contact again</p>)));
  expect(screen.getByRole('alert')).toBeVisible();
  rerender(withErrorScreen(args(<p>home</p>, '/')));
  expect(screen.getByText('home')).toBeVisible();
});
