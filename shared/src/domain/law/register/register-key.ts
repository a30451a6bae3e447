const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const KEY_BYTES = 32;
/** 52 characters hold 260 bits: the key's 256, and four zeros. */
const KEY_SIGNS = 52;
const PADDING = 4n;
const CHECK_SIGNS = 4;
const GROUP = 4;
/** Enough for a key with spaces everywhere; anything longer is no key. */
const MAX_TYPED = 500;

/** A typed key, with the four check characters that reveal a typo. */
export type TypedKey = { readonly key: Uint8Array; readonly check: string };

/** A key of 32 bytes in 14 groups of four characters, for paper; `digest` is its SHA-256 (LAW.md section 3). */
export function writeRegisterKey(key: Uint8Array, digest: Uint8Array): string {
  if (key.length !== KEY_BYTES) throw new RangeError(`A key of ${key.length} bytes`);
  const signs = encode(numberOf(key) << PADDING, KEY_SIGNS) + checkOf(digest);
  return (signs.match(new RegExp(`.{${GROUP}}`, 'g')) ?? []).join('-');
}

/** Reads a typed key: case, spaces and hyphens are ignored, O is read as 0, I and L as 1. Undefined if it is no key. */
export function readRegisterKey(typed: string): TypedKey | undefined {
  if (typed.length > MAX_TYPED) return undefined;
  const signs = readKeySigns(typed);
  if (signs.length !== KEY_SIGNS + CHECK_SIGNS || [...signs].some((sign) => !CROCKFORD.includes(sign)))
    return undefined;
  const number = decode(signs.slice(0, KEY_SIGNS));
  if (number % (1n << PADDING) !== 0n) return undefined;
  return { key: bytesOf(number >> PADDING), check: signs.slice(KEY_SIGNS) };
}

/** The characters of a key or a part of it: case, spaces and hyphens are ignored, O is 0, I and L are 1. */
export function readKeySigns(typed: string): string {
  return typed.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1');
}

/** The last group of a written key: the first 20 bits of its SHA-256. */
function checkOf(digest: Uint8Array): string {
  return encode(numberOf(digest.subarray(0, 3)) >> PADDING, CHECK_SIGNS);
}

/** The first eight hexadecimal digits of its SHA-256, which identify the key and reveal nothing. */
export function fingerprintOf(digest: Uint8Array): string {
  return numberOf(digest.subarray(0, 4)).toString(16).padStart(8, '0');
}

function encode(number: bigint, length: number): string {
  return Array.from(
    { length },
    (_, index) => CROCKFORD[Number((number >> BigInt(5 * (length - 1 - index))) & 31n)],
  ).join('');
}

function decode(signs: string): bigint {
  return [...signs].reduce((number, sign) => (number << 5n) + BigInt(CROCKFORD.indexOf(sign)), 0n);
}

function numberOf(bytes: Uint8Array): bigint {
  return bytes.reduce((number, byte) => (number << 8n) + BigInt(byte), 0n);
}

function bytesOf(number: bigint): Uint8Array {
  return Uint8Array.from({ length: KEY_BYTES }, (_, index) =>
    Number((number >> BigInt(8 * (KEY_BYTES - 1 - index))) & 255n),
  );
}
