/**
 * Whether a picture is animated, by its bytes or their beginning, since that is declared before the pixels. Only for
 * formats that lose their animation when re-encoded; a GIF keeps it wherever that is done.
 */
export function isMovingPicture(bytes: Uint8Array): boolean {
  return isMovingPng(bytes) || isMovingWebp(bytes) || isMovingAvif(bytes);
}

/** Whether it is an animated PNG: its `acTL` chunk stands before the first `IDAT` (PNG, third edition, 11.3.5.1). */
export function isMovingPng(bytes: Uint8Array): boolean {
  if (textAt(bytes, 1, 3) !== 'PNG') return false;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 8; at + 12 <= bytes.length; at += view.getUint32(at) + 12) {
    const type = view.getUint32(at + 4);
    if (type === ACTL) return view.getUint32(at + 8) > 1;
    if (type === IDAT) return false;
  }
  return false;
}

/** Compared as numbers: a hostile file holds half a million chunks. */
const ACTL = 0x61_63_54_4c;
const IDAT = 0x49_44_41_54;

/** Whether the animation flag of its extended header is set (RFC 9649, 2.7). */
function isMovingWebp(bytes: Uint8Array): boolean {
  return textAt(bytes, 8, 8) === 'WEBPVP8X' && ((bytes[20] ?? 0) & 0x02) !== 0;
}

/** Whether it is an animated AVIF: its major brand is that of image sequences. */
export function isMovingAvif(bytes: Uint8Array): boolean {
  return textAt(bytes, 4, 8) === 'ftypavis';
}

function textAt(bytes: Uint8Array, at: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + length));
}
