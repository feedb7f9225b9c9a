/** @jest-environment node */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { check } from '../../src/build/check';
import { planPages, templateFile } from '../../src/build/plan';
import { readSource } from '../../src/build/source';

const root = path.join(__dirname, '../..');

it('has no fault in data, words and pictures', async () => {
  expect(check(await readSource(root)).sentences).toEqual([]);
});

it('plans every route of the site, each with a template', async () => {
  const { data } = check(await readSource(root));
  const pages = data ? planPages(data) : [];
  expect(pages.map(({ path: route }) => route)).toEqual([
    '/',
    '/lentreprise',
    '/referance',
    '/contact',
    '/privacy-policy',
    '/terms-use',
    '/404',
    '/service-details/Eletricite',
    '/service-details/Energie_Renouvelable',
    '/service-details/Informatique',
    '/service-Courant_Fort',
    '/service-Courant_Faible',
    '/service-Audiovisuel',
    '/service-Securite',
    '/service-Productiondenergie',
    '/service-Stockagedenergie',
    '/service-Gestiondenergie',
    '/service-Maintenance',
    '/service-Developpement',
    '/service-Web',
    '/service-Integration',
    '/service-StrategieSociale',
  ]);
  expect(pages.filter((page) => !existsSync(templateFile(root, page)))).toEqual([]);
});
