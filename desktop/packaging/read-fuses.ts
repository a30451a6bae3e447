import { readFileSync } from 'node:fs';

/** Where the fuses of an Electron binary begin (@electron/fuses, `constants.ts`). */
const SENTINEL = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX';

/** In Electron's storage order, by the names that electron-builder gives them. */
const NAMES = [
  'runAsNode',
  'enableCookieEncryption',
  'enableNodeOptionsEnvironmentVariable',
  'enableNodeCliInspectArguments',
  'enableEmbeddedAsarIntegrityValidation',
  'onlyLoadAppFromAsar',
  'loadBrowserProcessSpecificV8Snapshot',
  'grantFileProtocolExtraPrivileges',
] as const;

export type Fuses = Readonly<Partial<Record<(typeof NAMES)[number], boolean>>>;

/** Reads the fuses from a binary. Throws if it is not an Electron binary. */
export function readFuses(file: string): Fuses {
  const binary = readFileSync(file);
  const begin = binary.indexOf(SENTINEL);
  if (begin < 0) throw new Error(`${file} is no binary of Electron`);
  // After the sentinel: a version byte, a length byte, then one byte per fuse, `0` or `1`.
  const wire = binary.subarray(begin + SENTINEL.length + 2);
  return Object.fromEntries(NAMES.map((name, index) => [name, wire[index] === '1'.charCodeAt(0)]));
}

/** The fuses that differ from the wanted ones. */
export function findWrongFuses(found: Fuses, wanted: Fuses): readonly string[] {
  return NAMES.filter((name) => found[name] !== wanted[name]);
}
