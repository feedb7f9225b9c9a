import qrcode from 'qrcode-generator';

/** The bright edge that scanners need, in modules (ISO/IEC 18004). */
const quietZone = 4;

/** The smallest QR code of a text that can be read with a seventh of it covered (level M). */
export function qrCode(text: string): Queries.QrCode {
  const code = qrcode(0, 'M');
  code.addData(text);
  code.make();
  const count = code.getModuleCount();
  const places = Array.from({ length: count }, (_, place) => place);
  const lines = places.flatMap((row) => {
    const dark = places.map((column) => (code.isDark(row, column) ? '#' : ' ')).join('');
    return [...dark.matchAll(/#+/g)].map(({ 0: { length }, index }) => {
      return `M${index + quietZone} ${row + quietZone}h${length}v1h-${length}z`;
    });
  });
  return { size: count + 2 * quietZone, path: lines.join('') };
}
