import { screen } from '@testing-library/react';
import { Breadcrumb } from '../../src/components/Breadcrumb/Breadcrumb';
import { renderInPage } from '../support/render';

const crumbs = [
  { title: 'Accueil', route: '/' },
  { title: 'Electricité', route: '/service-details/Eletricite' },
  { title: 'Courant fort' },
];

it('leads home and back by links, and names the page itself', () => {
  renderInPage(<Breadcrumb crumbs={crumbs} />, { language: 'fr' });
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
  renderInPage(<Breadcrumb crumbs={crumbs} />, { language: 'it' });
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/it',
    '/it/service-details/Eletricite',
  ]);
});
