import decodeQR from 'qr/decode.js';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawQrCode } from './qr-code.ts';

async function photograph({ size, path }: ReturnType<typeof drawQrCode>) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size * 6}" height="${size * 6}" viewBox="0 0 ${size} ${size}"><rect width="100%" height="100%" fill="#fff"/><path d="${path}"/></svg>`;
  const { data, info } = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data: new Uint8Array(data), width: info.width, height: info.height };
}

test.each([
  'BCD\n002\n1\nSCT\n\nMaria Rossi\nIT60X0542811101000000123456\nEUR181.71\n\n\nRF1748213907 acconto 27/06/2026',
  `BCD\n002\n1\nSCT\nUNCRITM1XXX\n${'N'.repeat(70)}\nSM86U0322509800000000270100\nEUR1000000.00\n\n\n${'x'.repeat(140)}`,
])('what is drawn is read back: %s', async (text) => {
  const code = drawQrCode(text);
  expect(decodeQR(await photograph(code))).toBe(text);
  // Version 13 has 69 units plus 8 of quiet zone: banks accept no larger one (EPC069-12).
  expect(code.size).toBeLessThanOrEqual(69 + 8);
});
