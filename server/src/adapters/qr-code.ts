import encodeQR from 'qr';

/** A square of `size` units, white around it included, of which `path` draws the dark ones: the `d` of an SVG's path. */
export type QrCode = { readonly size: number; readonly path: string };

/** White on each side, in units: ISO/IEC 18004, 9.1. */
const QUIET_ZONE = 4;

/** Draws a text of few hundred bytes; level M restores 15 % of it. */
export function drawQrCode(text: string): QrCode {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: QUIET_ZONE });
  return { size: rows.length, path: rows.flatMap(drawRow).join('') };
}

/** Dark units that touch are one bar. */
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
