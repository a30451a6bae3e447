import { readFileSync } from 'node:fs';

/** The program's own, as its package says. */
export function readVersion(): string {
  const file: { readonly version: string } = JSON.parse(
    readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
  );
  return file.version;
}
