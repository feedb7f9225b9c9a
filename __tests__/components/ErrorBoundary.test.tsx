import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { withErrorScreen } from '../../src/components/ErrorScreen/ErrorBoundary';
import { textsOf } from '../support/render';

const locales = {
  edges: (['common', 'home'] as const).map((ns) => ({
    node: { ns, language: 'en', data: JSON.stringify(textsOf('en')[ns]) },
  })),
};

/** What Gatsby gives for a page. */
const args = (element: ReactNode, pathname = '/contact', data: unknown = { locales }) =>
  ({ element, props: { location: { pathname }, data } }) as Parameters<typeof withErrorScreen>[0];

function Broken({ error }: { error: unknown }): ReactNode {
  throw error;
}

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation());
afterEach(() => jest.restoreAllMocks());

it('shows the page while nothing is wrong', () => {
  render(withErrorScreen(args(<p>fine</p>)));
  expect(screen.getByText('fine')).toBeVisible();
});

/** jsdom has no `Response`; the boundary asks for nothing but its status. */
class Answer {
  constructor(
    readonly status: number,
    readonly statusText: string,
  ) {}
}

it.each([
  [
    'status and status text',
    () => new Answer(503, 'Service Unavailable'),
    '503 Service Unavailable',
  ],
  ['the status alone', () => new Answer(500, ''), '500'],
  ['the message', () => new Error('Cannot read it'), 'Cannot read it'],
  ['a text that was thrown', () => 'no luck', 'no luck'],
])('shows its title and %s', (_, error, message) => {
  Object.assign(globalThis, { Response: Answer });
  render(withErrorScreen(args(<Broken error={error()} />)));
  expect(screen.getByRole('alert')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    /^Unexpected Application Error!$/,
  );
  expect(screen.getByText(message)).toBeVisible();
});

it('says in the page’s language what the visitor can do', () => {
  render(withErrorScreen(args(<Broken error={new Error('x')} />)));
  expect(screen.getByText(/^This page could not be displayed/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeVisible();
  expect(screen.getByRole('link')).toHaveAttribute('href', '/en');
});

it('stands without the words of a page whose data did not arrive', () => {
  render(withErrorScreen(args(<Broken error={new Error('x')} />, '/contact', undefined)));
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
});

it('is over when the visitor goes elsewhere', () => {
  const { rerender } = render(withErrorScreen(args(<Broken error={new Error('x')} />)));
  rerender(withErrorScreen(args(<p>contact again</p>)));
  expect(screen.getByRole('alert')).toBeVisible();
  rerender(withErrorScreen(args(<p>home</p>, '/')));
  expect(screen.getByText('home')).toBeVisible();
});
