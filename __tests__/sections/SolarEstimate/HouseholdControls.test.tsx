import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import {
  HouseholdControls,
  typedNumber,
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
    ['', false, NaN],
    ['-1', false, NaN],
    ['1e3', true, NaN],
    ['0.2.3', false, NaN],
    ['a lot', true, NaN],
  ])('reads %p (whole: %p) as %p', (text, isWhole, expected) => {
    expect(typedNumber(text, isWhole)).toBe(expected);
  });
});

const profiles = [
  { slug: 'flat', consumption: 2500, label: 'Flat' },
  { slug: 'house', consumption: 4500, label: 'House' },
];

const onCheck = jest.fn();

function Household() {
  const [inputs, setInputs] = useState(firstRoof);
  return (
    <HouseholdControls
      inputs={inputs}
      profiles={profiles}
      onChange={(changed) => setInputs((before) => ({ ...before, ...changed }))}
      onCheck={onCheck}
    />
  );
}

it('says what is wrong with a typed number until another household brings its own', () => {
  renderInPage(<Household />, { language: 'en' });
  const use = screen.getByLabelText('Consumption per year');
  fireEvent.change(use, { target: { value: 'abc' } });
  expect(use).toHaveValue('abc');
  expect(use).toBeInvalid();
  expect(screen.getAllByRole('alert')[0]).toHaveTextContent('500');
  expect(onCheck).toHaveBeenLastCalledWith('solar-use', true);
  fireEvent.change(screen.getByLabelText('Your household'), { target: { value: '2500' } });
  expect(use).toHaveValue('2,500');
  expect(use).toBeValid();
  expect(onCheck).toHaveBeenLastCalledWith('solar-use', false);
});

it('keeps a number as it is typed until the field is left', () => {
  renderInPage(<Household />, { language: 'en' });
  const use = screen.getByLabelText('Consumption per year');
  fireEvent.change(use, { target: { value: '7500' } });
  expect(use).toHaveValue('7500');
  fireEvent.blur(use);
  expect(use).toHaveValue('7,500');
});
