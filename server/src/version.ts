import { readFileSync } from 'node:fs';
import { programPath } from './program.ts';

/** The program's version, from its package.json. */
export function readVersion(): string {
  const file: { readonly version: string } = JSON.parse(readFileSync(programPath('server/package.json'), 'utf8'));
  return file.version;
}
