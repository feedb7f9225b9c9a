import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Accordion } from '../../src/components/Accordion/Accordion';

const items = [
  { title: 'By phone', content: <p>022</p>, icon: 'phone' as const },
  { title: 'By e-mail', content: <p>@</p> },
  { title: 'By post', content: <p>1200</p> },
];

const groups = () => screen.getAllByRole<HTMLDetailsElement>('group');

it('opens the first, and names the group so that the browser keeps one open', () => {
  render(<Accordion name="questions" items={items} />);
  expect(groups().map(({ open }) => open)).toEqual([true, false, false]);
  expect(groups().map((item) => item.getAttribute('name'))).toEqual(Array(3).fill('questions'));
});

it('has a title to press for each content, its drawings for the eye alone', () => {
  render(<Accordion name="questions" items={items} />);
  groups().forEach((item, index) => {
    const { title } = items[index]!;
    const summary = item.querySelector('summary')!;
    expect(summary).toHaveTextContent(title);
    expect(item.firstElementChild).toBe(summary);
    for (const icon of summary.querySelectorAll('svg')) {
      expect(icon).toHaveAttribute('aria-hidden', 'true');
    }
  });
  expect(groups()[0]!.querySelectorAll('summary svg')).toHaveLength(2);
  expect(groups()[1]!.querySelectorAll('summary svg')).toHaveLength(1);
});

it('stays as the visitor left it when the page renders again', async () => {
  const { rerender } = render(<Accordion name="questions" items={items} />);
  await userEvent.click(within(groups()[0]!).getByText('By phone'));
  groups()[1]!.open = true;
  const before = groups().map(({ open }) => open);
  rerender(<Accordion name="questions" items={[...items]} />);
  expect(groups().map(({ open }) => open)).toEqual(before);
});
