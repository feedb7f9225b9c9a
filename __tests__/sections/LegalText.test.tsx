import { screen } from '@testing-library/react';
import { LegalText } from '../../src/sections/LegalText';
import { renderInPage } from '../support/render';
import { contactPage } from '../support/page';

it.each([
  [false, 1],
  [true, 0],
])(
  'where the site may be indexed (%s), says %i times that the text is a model',
  (indexed, times) => {
    const page = { company: { ...contactPage.company, indexed } };
    const terms = <LegalText title="Terms" templateNote="Only a model" text={{ sections: [] }} />;
    renderInPage(terms, { page });
    expect(screen.queryAllByText('Only a model')).toHaveLength(times);
  },
);
