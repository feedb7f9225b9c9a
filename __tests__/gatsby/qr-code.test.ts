import qrcode from 'qrcode-generator';
import { qrCode } from '../../src/gatsby/qr-code';

const address = 'https://www.brightwire.example/pt/service-Fort#power-cut';

/** The modules that a path draws, as rows of `#` and spaces. */
function drawn({ size, path }: ReturnType<typeof qrCode>): string[] {
  const rows = Array.from({ length: size }, () => Array.from({ length: size }, () => ' '));
  for (const [, x = '', y = '', length = ''] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    rows[Number(y)]!.fill('#', Number(x), Number(x) + Number(length));
  return rows.map((row) => row.join(''));
}

it('draws every dark module of the code, inside a quiet zone of four', () => {
  const code = qrcode(0, 'M');
  code.addData(address);
  code.make();
  const rows = drawn(qrCode(address));
  const count = code.getModuleCount();
  expect(rows).toHaveLength(count + 8);
  rows.forEach((row, y) =>
    [...row].forEach((module, x) => {
      const isInside = [x, y].every((at) => at >= 4 && at < count + 4);
      expect(module === '#').toBe(isInside && code.isDark(y - 4, x - 4));
    }),
  );
});
