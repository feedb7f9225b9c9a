import { act, fireEvent, screen, within } from '@testing-library/react';
import { QuoteForm } from '../../src/sections/QuoteForm';
import { Intersections } from '../support/browser';
import { renderInPage } from '../support/render';

/** The services that a visitor can choose, by group; titles of listed ones are their slugs. */
function groupsFor(service: { slug: string; title: string }) {
  Intersections.stub();
  renderInPage(<QuoteForm form="service" title="Quote" text="" service={service} />);
  const select = within(screen.getByRole('form')).getByRole('combobox');
  return [...select.querySelectorAll('optgroup')].map(({ label, children }) => [
    label,
    [...children].map((each) => each.textContent),
  ]);
}

it('has each listed service once, and preselects the one of the page', () => {
  const groups = groupsFor({ slug: 'web', title: 'web' });
  expect(groups.map(([label]) => label)).toEqual(['electricity', 'renewable', 'it']);
  expect(screen.getByRole('combobox')).toHaveValue('web');
});

it('finds a listed service by its slug, whatever it is called', () => {
  expect(groupsFor({ slug: 'web', title: 'The web' })).toHaveLength(3);
  expect(screen.getByRole('combobox')).toHaveValue('web');
});

it('offers a service that the menus leave out first', () => {
  const [first, ...rest] = groupsFor({ slug: 'charging', title: 'Charging points' });
  expect(first).toEqual(['Service', ['Charging points']]);
  expect(rest).toHaveLength(3);
  expect(screen.getByRole('combobox')).toHaveValue('Charging points');
});

describe('a folded form', () => {
  const show = () => {
    Intersections.stub();
    renderInPage(<QuoteForm form="service" title="Quote" text="" isFolded />);
    return screen.getByRole('button', { name: 'Quote' });
  };

  afterEach(() => {
    window.location.hash = '';
    sessionStorage.clear();
  });

  it('opens at its button, and the focus goes to its first field', () => {
    const button = show();
    expect(button).toHaveAttribute('aria-expanded', 'false');
    fireEvent.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(document.activeElement).toHaveAttribute('name', 'name');
  });

  it('opens for a link to it', () => {
    const button = show();
    act(() => {
      window.location.hash = '#devis';
      window.dispatchEvent(new HashChangeEvent('hashchange'));
    });
    expect(button).toHaveAttribute('aria-expanded', 'true');
  });

  it('is open with a draft in it', () => {
    sessionStorage.setItem('draft:service', JSON.stringify({ name: 'Anne' }));
    expect(show()).toHaveAttribute('aria-expanded', 'true');
  });
});
