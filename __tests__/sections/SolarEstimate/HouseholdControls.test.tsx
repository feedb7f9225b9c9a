import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import {
  HouseholdControls,
  typedNumber,
  type TypedTexts,
} from '../../../src/sections/SolarEstimate/HouseholdControls';
import { renderInPage } from '../../support/render';
import { firstRoof } from '../../support/solar';

describe('typedNumber', () => {
  it.each([
    ['0.23', false, 0.23],
    ['0,2296', false, 0.2296],
    [' 4500 ', true, 4500],
    ['7 500', true, 7500],
    ['7\u202f500', true, 7500],
    ['13’000', true, 13000],
    ["13'000", true, 13000],
    ['7,500', true, 7500],
    ['7.500', true, 7500],
    ['1.500', false, 1.5],
    ['4500,5', true, 4501],
    ['', false, undefined],
    ['-1', false, undefined],
    ['1e3', true, undefined],
    ['0.2.3', false, undefined],
    ['a lot', true, undefined],
    ['0.1', false, undefined],
    ['13001', true, undefined],
  ])('reads %p (whole: %p) from 0.2 to 13000 as %p', (text, isWhole, expected) => {
    const range = { min: 0.2, max: 13_000, step: isWhole ? 1 : 0.01 };
    expect(typedNumber(text, range)).toBe(expected);
  });
});

const profiles = [
  { slug: 'flat', consumption: 2500, label: 'Flat' },
  { slug: 'house', consumption: 4500, label: 'House' },
];

function Household() {
  const [inputs, setInputs] = useState(firstRoof);
  const [typed, setTyped] = useState<TypedTexts>({});
  return (
    <HouseholdControls
      inputs={inputs}
      typed={typed}
      profiles={profiles}
      onChange={(changed) => setInputs((before) => ({ ...before, ...changed }))}
      onType={(changed) => setTyped((before) => ({ ...before, ...changed }))}
    />
  );
}

it('says what is wrong with a number once it is typed, until another household brings its own', () => {
  renderInPage(<Household />, { language: 'en' });
  const use = screen.getByLabelText('Consumption per year');
  fireEvent.change(use, { target: { value: 'abc' } });
  expect(use).toBeValid();
  fireEvent.blur(use);
  expect(use).toHaveValue('abc');
  expect(use).toBeInvalid();
  expect(screen.getAllByRole('alert')[0]).toHaveTextContent('500');
  fireEvent.change(screen.getByLabelText('Your household'), { target: { value: '2500' } });
  expect(use).toHaveValue('2,500');
  expect(use).toBeValid();
  fireEvent.change(screen.getByLabelText('Your household'), { target: { value: '4500' } });
  expect(use).toHaveValue('4,500');
});

it('keeps a number as it is typed until the field is left', () => {
  renderInPage(<Household />, { language: 'en' });
  const use = screen.getByLabelText('Consumption per year');
  fireEvent.change(use, { target: { value: '7500' } });
  expect(use).toHaveValue('7500');
  fireEvent.blur(use);
  expect(use).toHaveValue('7,500');
});
