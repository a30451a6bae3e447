import { readFileSync } from 'node:fs';
import { programPath } from './program.ts';

/** The program's own, as its package says. */
export function readVersion(): string {
  const file: { readonly version: string } = JSON.parse(readFileSync(programPath('server/package.json'), 'utf8'));
  return file.version;
}
