import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { Tabs } from '../../src/components/Tabs/Tabs';

const tabs = ['Electricity', 'Renewable energy', 'IT'].map((label, index) => ({
  id: `t${index}`,
  label,
  panel: <p>{`About ${label}`}</p>,
}));

const scrollIntoView = jest.fn();

beforeEach(() => {
  scrollIntoView.mockReset();
  Element.prototype.scrollIntoView = scrollIntoView;
  render(<Tabs label="Trades" tabs={tabs} />);
});

const tab = (name: string) => screen.getByRole('tab', { name });
const selected = () => screen.getByRole('tab', { selected: true }).textContent;

it('is a list of tabs with a panel each, the first shown', () => {
  expect(screen.getByRole('tablist', { name: 'Trades' })).toBeVisible();
  expect(screen.getAllByRole('tab')).toHaveLength(3);
  expect(selected()).toBe('Electricity');
  expect(screen.getAllByRole('tabpanel')).toHaveLength(1);
  expect(screen.getByRole('tabpanel', { name: 'Electricity' })).toHaveTextContent(
    'About Electricity',
  );
  for (const each of screen.getAllByRole('tab')) {
    const panel = document.getElementById(each.getAttribute('aria-controls')!);
    expect(panel).toHaveAttribute('aria-labelledby', each.id);
  }
});

it('shows the panel of the tab that is clicked', async () => {
  await userEvent.click(tab('IT'));
  expect(selected()).toBe('IT');
  expect(screen.getByRole('tabpanel')).toHaveTextContent('About IT');
});

it.each([
  ['{ArrowRight}', 'Renewable energy'],
  ['{ArrowRight}{ArrowRight}', 'IT'],
  ['{ArrowRight}{ArrowRight}{ArrowRight}', 'Electricity'],
  ['{ArrowLeft}', 'IT'],
  ['{End}', 'IT'],
  ['{End}{ArrowLeft}', 'Renewable energy'],
  ['{End}{Home}', 'Electricity'],
  ['{ArrowDown}{ArrowUp}{Enter}x', 'Electricity'],
])('moves selection and focus by %s to %s', async (keys, expected) => {
  await userEvent.tab();
  await userEvent.keyboard(keys);
  expect(selected()).toBe(expected);
  expect(tab(expected)).toHaveFocus();
  expect(screen.getByRole('tabpanel')).toHaveTextContent(`About ${expected}`);
});

it('is one stop of the Tab key, brought into view', async () => {
  await userEvent.tab();
  await userEvent.keyboard('{End}');
  expect(screen.getAllByRole('tab').map(({ tabIndex }) => tabIndex)).toEqual([-1, -1, 0]);
  expect(scrollIntoView.mock.contexts.at(-1)).toBe(tab('IT'));
  await userEvent.tab();
  expect(document.body).toHaveFocus();
});

it('serves every panel, so that none is lost without script', () => {
  const html = renderToStaticMarkup(<Tabs label="Trades" tabs={tabs} />);
  for (const { label } of tabs) expect(html).toContain(`About ${label}`);
});
