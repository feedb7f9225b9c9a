import { render } from '@testing-library/react';
import { FactCards } from '../../src/components/FactCards';
import { Table } from '../../src/components/Table';

it('texts may be equal: nothing warns, and each shows', () => {
  const warn = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const card = { name: 'Same', value: '1', note: 'Same' };
  const { container } = render(
    <>
      <FactCards cards={[card, card]} />
      <Table caption="Same" columns={['Same', 'Same']}>
        <tbody />
      </Table>
    </>,
  );
  expect(container.textContent?.match(/Same/g)).toHaveLength(7);
  expect(warn).not.toHaveBeenCalled();
});
