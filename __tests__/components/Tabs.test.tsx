import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tabs } from '../../src/components/Tabs';

const scrollIntoView = jest.fn();

const tabs = ['first', 'second', 'third'].map((id) => ({ id, label: id, panel: <p>{id}</p> }));

beforeEach(() => {
  Element.prototype.scrollIntoView = scrollIntoView;
  window.history.replaceState({ key: 'kept' }, '');
  render(<Tabs label="Categories" tabs={tabs} />);
});

it.each([
  ['{ArrowRight}', 'second'],
  ['{End}{ArrowRight}', 'first'],
  ['{ArrowLeft}', 'third'],
  ['{End}{Home}', 'first'],
  ['{ArrowDown}{ArrowUp}{Enter}x', 'first'],
  ['{Alt>}{ArrowLeft}{/Alt}{Control>}{End}{/Control}{Meta>}{ArrowLeft}{/Meta}', 'first'],
])(
  'after the keys “%s” the %s tab is selected, focused, in view, and the only stop',
  async (keys, name) => {
    await userEvent.tab();
    await userEvent.keyboard(keys);
    const tab = screen.getByRole('tab', { selected: true, name });
    expect(tab).toHaveFocus();
    expect(scrollIntoView.mock.contexts.at(-1)).toBe(tab);
    expect(screen.getAllByRole('tab').filter(({ tabIndex }) => tabIndex === 0)).toEqual([tab]);
    const panel = screen.getByRole('tabpanel');
    expect(panel).toHaveTextContent(name);
    expect(panel).toHaveAccessibleName(name);
    expect(tab).toHaveAttribute('aria-controls', panel.id);
  },
);

it('opens the same tab again at the same entry of the history', async () => {
  await userEvent.click(screen.getByRole('tab', { name: 'third' }));
  expect(window.history.state).toEqual({ key: 'kept', tab: 2 });
  cleanup();
  render(<Tabs label="Categories" tabs={tabs} />);
  expect(screen.getByRole('tabpanel')).toHaveTextContent('third');
});
