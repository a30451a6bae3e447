import { existsSync, readFileSync } from 'node:fs';
import { findPackageJSON, registerHooks } from 'node:module';

/** Packages of a hundred small files and more, each of which Node would look up, read and link at every start: the build makes one file of each. */
export const PACKED = ['kysely', 'zod'];

export const PACKED_PLACE = new URL('../dist/packages/', import.meta.url);

/** Named by the version that is installed, so that what was packed of another one is left where it is. */
export function packedFile(name: string, place = PACKED_PLACE): URL {
  const description = findPackageJSON(name, import.meta.url);
  if (!description) throw new Error(`${name} is not installed`);
  const { version }: { version: string } = JSON.parse(readFileSync(description, 'utf8'));
  return new URL(`${name}-${version}.js`, place);
}

/** Whatever this thread imports from here on has them as they are packed in a place, if they are. */
export function takePackedPackages(place = PACKED_PLACE): void {
  const files = new Map(
    PACKED.map((name) => [name, packedFile(name, place)] as const).filter(([, file]) => existsSync(file)),
  );
  registerHooks({
    resolve(specifier, context, next) {
      const file = files.get(specifier);
      return file ? { url: file.href, format: 'module', shortCircuit: true } : next(specifier, context);
    },
  });
}
