import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { unpackDebian } from '../../server/src/testing/unpack-debian.ts';

type Program = {
  readonly name: string;
  /** The Debian package with the program, and its path there. */
  readonly from: string;
  readonly at: string;
};

/** The path of a program: the system's, else from Debian's package. Throws without either. */
export function ensureProgram({ name, from, at }: Program): string {
  const folders = [...(process.env.PATH ?? '').split(':'), '/usr/sbin', '/sbin'];
  const installed = folders.map((folder) => join(folder, name)).find((place) => existsSync(place));
  return installed ?? join(unpackDebian({ name: from, packages: [from] }), at);
}
