import { render, screen } from '@testing-library/react';
import { useStickyHeader } from '../../src/layout/Header/useStickyHeader';
import { scrollWindowTo } from '../support/browser';

function Header() {
  return <p role="status">{useStickyHeader() ? 'sticky' : 'flowing'}</p>;
}

const state = () => screen.getByRole('status').textContent;

beforeEach(() => scrollWindowTo(0));

it('is sticky above 100 px of scroll, and only there', () => {
  render(<Header />);
  expect(state()).toBe('flowing');
  scrollWindowTo(100);
  expect(state()).toBe('flowing');
  scrollWindowTo(101);
  expect(state()).toBe('sticky');
  scrollWindowTo(100);
  expect(state()).toBe('flowing');
});

it('is sticky at once where the browser restored the scroll', () => {
  scrollWindowTo(900);
  render(<Header />);
  expect(state()).toBe('sticky');
});
