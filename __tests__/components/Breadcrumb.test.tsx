import { screen } from '@testing-library/react';
import { Breadcrumb } from '../../src/components/Breadcrumb/Breadcrumb';
import { renderInPage } from '../support/render';

const page = {
  meta: {
    title: 'Courant fort',
    description: '',
    parent: { title: 'Electricité', route: '/service-details/Eletricite' },
  },
};

it('leads home and back by links, and names the page itself', () => {
  renderInPage(<Breadcrumb />, { language: 'fr', page });
  expect(screen.getByRole('navigation', { name: 'Vous êtes ici' })).toBeVisible();
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Accueil',
    'Electricité',
    'Courant fort',
  ]);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/',
    '/service-details/Eletricite',
  ]);
  expect(screen.getByText('Courant fort')).toHaveAttribute('aria-current', 'page');
});

it('stays in the page’s language', () => {
  renderInPage(<Breadcrumb />, { language: 'it', page });
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/it',
    '/it/service-details/Eletricite',
  ]);
});
