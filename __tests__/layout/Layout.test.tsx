import { screen } from '@testing-library/react';
import { RouteAnnouncer } from '../../src/layout/Layout';
import { contactPage } from '../support/page';
import { renderInPage } from '../support/render';

const meta = (title: string) => ({ ...contactPage.meta, title });

it('announces every other page, but neither the first one nor a jump within it', () => {
  const [first, second] = [meta('Contact'), meta('Alarm')];
  const { moveTo } = renderInPage(<RouteAnnouncer />, { page: { meta: first }, language: 'en' });
  const said = () => screen.getByRole('status').textContent;
  expect(said()).toBe('');
  moveTo({ page: { meta: first }, language: 'en' });
  expect(said()).toBe('');
  moveTo({ page: { meta: second }, language: 'en' });
  expect(said()).toBe('Page opened: Alarm');
  moveTo({ page: { meta: first }, language: 'en' });
  expect(said()).toBe('Page opened: Contact');
});

it('announces a page in another language once, in that language', () => {
  const { moveTo } = renderInPage(<RouteAnnouncer />, { language: 'en' });
  const changes = new MutationObserver(() => undefined);
  const all = { childList: true, characterData: true, subtree: true };
  changes.observe(screen.getByRole('status'), all);
  moveTo({ page: { meta: meta('Contact') }, language: 'fr' });
  expect(screen.getByRole('status')).toHaveTextContent('Page ouverte : Contact');
  expect(changes.takeRecords()).toHaveLength(1);
});
