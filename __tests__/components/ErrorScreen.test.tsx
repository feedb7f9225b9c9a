import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { PageError, RootErrorBoundary } from '../../src/components/ErrorScreen';
import { renderInPage } from '../support/render';
import { textOf } from '../support/texts';

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

function Broken({ error }: { error: unknown }): ReactNode {
  throw error;
}

it.each([
  ['status and status text', answer(503, 'Not Ready'), '503 Not Ready'],
  ['the status alone', answer(500, ''), '500'],
  ['the message', new Error('Cannot read it'), 'Cannot read it'],
  ['a text that was thrown', 'no luck', 'no luck'],
])('for an error outside the page, shows the title, %s and a button', (_, error, message) => {
  render(
    <RootErrorBoundary>
      <Broken error={error} />
    </RootErrorBoundary>,
  );
  expect(screen.getByRole('alert').textContent).toBe(title);
  expect(screen.getByRole('main').lastChild?.lastChild).toHaveTextContent(message);
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
});

it('for an error of the page, says in its language what the visitor can do', () => {
  const resetErrorBoundary = jest.fn();
  renderInPage(<PageError error="no luck" resetErrorBoundary={resetErrorBoundary} />, {
    language: 'pt',
  });
  const text = textOf('pt', 'common:error.text');
  expect(screen.getByRole('alert')).toHaveTextContent(`${title}${text}`);
  expect(screen.getByRole('link')).toHaveAttribute('href', '/pt');
});
