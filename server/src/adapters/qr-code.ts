import encodeQR from 'qr';

/** A square of `size` units including the quiet zone; `path` draws the dark units, as the `d` of an SVG path. */
export type QrCode = { readonly size: number; readonly path: string };

/** The white margin on each side, in units: ISO/IEC 18004, 9.1. */
const QUIET_ZONE = 4;

/** Encodes a text of up to a few hundred bytes; level M corrects 15 % damage. */
export function drawQrCode(text: string): QrCode {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: QUIET_ZONE });
  return { size: rows.length, path: rows.flatMap(drawRow).join('') };
}

/** Adjacent dark units are drawn as one bar. */
function drawRow(row: readonly boolean[], y: number): string[] {
  const bars: string[] = [];
  let start = -1;
  for (const [x, isDark] of [...row, false].entries()) {
    if (isDark && start < 0) start = x;
    if (isDark || start < 0) continue;
    bars.push(`M${start} ${y}h${x - start}v1h${start - x}z`);
    start = -1;
  }
  return bars;
}
