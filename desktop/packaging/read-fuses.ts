import { readFileSync } from 'node:fs';

/** Where the fuses of an Electron binary begin (@electron/fuses, `constants.ts`). */
const SENTINEL = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX';

/** In the order in which Electron keeps them, by the names that electron-builder gives them. */
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

/** The fuses as they are in a binary, whoever set them. Throws where it is none of Electron's. */
export function readFuses(file: string): Fuses {
  const binary = readFileSync(file);
  const begin = binary.indexOf(SENTINEL);
  if (begin < 0) throw new Error(`${file} is no binary of Electron`);
  // After it: a byte of version, a byte of length, then a byte for each fuse, `0` or `1`.
  const wire = binary.subarray(begin + SENTINEL.length + 2);
  return Object.fromEntries(NAMES.map((name, index) => [name, wire[index] === '1'.charCodeAt(0)]));
}

/** Of what is wanted, what is not so. */
export function findWrongFuses(found: Fuses, wanted: Fuses): readonly string[] {
  return NAMES.filter((name) => found[name] !== wanted[name]);
}
