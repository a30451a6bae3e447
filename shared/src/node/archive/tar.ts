import { ArchiveFault } from './archive-fault.ts';
import { quotePath } from './manifest.ts';

/** POSIX ustar, IEEE Std 1003.1 "pax": blocks of 512 bytes, a header before each file, two blocks of zeros at the end. */
export const BLOCK = 512;
export const END_BYTES = 2 * BLOCK;

const NAME_BYTES = 100;
/** Eleven octal digits; larger sizes are written as a number in base 256, as GNU tar does. */
const OCTAL_SIZE_END = 8 ** 11;
/** Maximum digits of a pax record's length. */
const PAX_LENGTH_DIGITS = 6;

export type TarHeader = { readonly type: string; readonly path: string; readonly size: number };

/** Bytes of an entry: header, content and padding. */
export function entryBytes(path: string, size: number): number {
  return encodeHeader({ path, size, modifiedAt: new Date(0) }).length + size + paddingOf(size);
}

export function paddingOf(size: number): number {
  return (BLOCK - (size % BLOCK)) % BLOCK;
}

type Entry = { readonly path: string; readonly size: number; readonly modifiedAt: Date };

/** The header of a plain file; a name that does not fit goes before it in a pax record. */
export function encodeHeader({ path, size, modifiedAt }: Entry): Buffer {
  const isShort = Buffer.byteLength(path) <= NAME_BYTES && /^[\x20-\x7e]*$/.test(path);
  if (isShort) return encodeBlock('0', { path, size, modifiedAt });
  const record = paxRecord('path', path);
  return Buffer.concat([
    encodeBlock('x', { path: 'PaxHeader', size: record.length, modifiedAt }),
    record,
    Buffer.alloc(paddingOf(record.length)),
    encodeBlock('0', { path: 'file', size, modifiedAt }),
  ]);
}

/** Undefined for a block of zeros. Throws an ArchiveFault where the checksum is wrong or it is no tar at all. */
export function decodeHeader(block: Buffer): TarHeader | undefined {
  if (block.every((byte) => byte === 0)) return undefined;
  if (readOctal(block, 148, 8) !== checksumOf(block)) throw new ArchiveFault("L'archivio è danneggiato o non è un tar");
  if (block.toString('latin1', 257, 262) !== 'ustar') throw new ArchiveFault("L'archivio non è in formato ustar");
  const prefix = block.toString('latin1', 257, 263) === 'ustar\0' ? readText(block, 345, 155) : '';
  const name = readText(block, 0, NAME_BYTES);
  const path = prefix ? `${prefix}/${name}` : name;
  const size = readSize(block);
  if (size === undefined) throw new ArchiveFault(`La dimensione di ${quotePath(path)} non è valida`);
  return { type: block[156] === 0 ? '0' : String.fromCharCode(block[156] ?? 0), path, size };
}

/** The records of a pax header, as `path` and `size` by name. */
export function decodePax(bytes: Buffer): ReadonlyMap<string, string> {
  const records = new Map<string, string>();
  for (let at = 0; at < bytes.length; ) {
    const digits = /^([1-9]\d*) /.exec(bytes.toString('latin1', at, at + PAX_LENGTH_DIGITS + 1))?.[1] ?? '';
    const length = Number(digits);
    const isWhole = length > digits.length + 1 && at + length <= bytes.length;
    if (!isWhole || bytes[at + length - 1] !== 10) throw new ArchiveFault("L'archivio è danneggiato");
    const [key = '', ...value] = bytes.toString('utf8', at + digits.length + 1, at + length - 1).split('=');
    records.set(key, value.join('='));
    at += length;
  }
  return records;
}

function encodeBlock(type: string, { path, size, modifiedAt }: Entry): Buffer {
  const block = Buffer.alloc(BLOCK);
  block.write(path, 0, 'latin1');
  block.write('0000644\0', 100, 'latin1');
  block.write('0000000\0', 108, 'latin1');
  block.write('0000000\0', 116, 'latin1');
  writeSize(block, size);
  const seconds = Math.max(0, Math.floor(modifiedAt.getTime() / 1000));
  block.write(`${seconds.toString(8).padStart(11, '0')}\0`, 136, 'latin1');
  block.write(type, 156, 'latin1');
  block.write('ustar\u000000', 257, 'latin1');
  block.write(`${checksumOf(block).toString(8).padStart(6, '0')}\0 `, 148, 'latin1');
  return block;
}

function writeSize(block: Buffer, size: number): void {
  if (size < OCTAL_SIZE_END) {
    block.write(`${size.toString(8).padStart(11, '0')}\0`, 124, 'latin1');
    return;
  }
  block[124] = 0x80;
  block.writeBigUInt64BE(BigInt(size), 128);
}

function readSize(block: Buffer): number | undefined {
  if ((block[124] ?? 0) < 0x80) return readOctal(block, 124, 12);
  const isSmall = block[124] === 0x80 && block.subarray(125, 128).every((byte) => byte === 0);
  const size = block.readBigUInt64BE(128);
  return isSmall && size <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(size) : undefined;
}

function readOctal(block: Buffer, start: number, length: number): number | undefined {
  const digits = block
    .toString('latin1', start, start + length)
    .replace(/[\0 ]+$/, '')
    .trimStart();
  return /^[0-7]+$/.test(digits) ? Number.parseInt(digits, 8) : undefined;
}

function readText(block: Buffer, start: number, length: number): string {
  const end = block.indexOf(0, start);
  return block.toString('utf8', start, end === -1 || end > start + length ? start + length : end);
}

/** The sum of all bytes, with spaces in the place of the checksum itself. */
function checksumOf(block: Buffer): number {
  return block.reduce((sum, byte, at) => sum + (at >= 148 && at < 156 ? 0x20 : byte), 0);
}

/** A record counts its own length, digits of that length included. */
function paxRecord(key: string, value: string): Buffer {
  const rest = Buffer.byteLength(` ${key}=${value}\n`);
  let length = rest + String(rest).length;
  if (rest + String(length).length !== length) length = rest + String(length).length;
  return Buffer.from(`${length} ${key}=${value}\n`);
}
