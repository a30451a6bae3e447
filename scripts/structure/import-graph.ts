import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, posix, relative } from 'node:path';
import { parseSync } from 'oxc-parser';

/** One file that names another, both by their paths from the root of the repository. */
export type Import = { readonly from: string; readonly to: string };

/** What is built and served: no tests, nothing that only tests stand on. */
export function listProductFiles(root: string): readonly string[] {
  return globSync(['*.ts', '{shared,server,web,desktop,scripts}/**/*.{ts,tsx}'], {
    cwd: root,
    exclude: ['**/node_modules', '**/dist', '**/out', '**/testing'],
  })
    .filter((file) => !/\.(test|d)\.tsx?$/.test(file))
    .toSorted();
}

/** Each import of one product file by another, types too: who names a shape knows whose it is. */
export function readImports(root: string, files: readonly string[] = listProductFiles(root)): readonly Import[] {
  const known = new Set(files);
  return files.flatMap((file) =>
    readSources(join(root, file)).flatMap((source) => {
      const to = resolveSource({ root, file, source });
      return to && to !== file && known.has(to) ? [{ from: file, to }] : [];
    }),
  );
}

/** The modules that a file names, once each; one that is put together at run time cannot be read. */
function readSources(path: string): readonly string[] {
  const text = readFileSync(path, 'utf8');
  const { module } = parseSync(path, text);
  const imported = module.staticImports.map(({ moduleRequest }) => moduleRequest.value);
  const passedOn = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
  );
  const dynamic = module.dynamicImports.flatMap(({ moduleRequest }) => {
    const words = text.slice(moduleRequest.start, moduleRequest.end);
    return /^(['"`])[^$]*\1$/s.test(words) ? words.slice(1, -1) : [];
  });
  return [...new Set([...imported, ...passedOn, ...dynamic])];
}

function resolveSource({
  root,
  file,
  source,
}: {
  readonly root: string;
  readonly file: string;
  readonly source: string;
}): string | undefined {
  if (source.startsWith('.')) return posix.normalize(posix.join(dirname(file), source.replace(/\?.*$/, '')));
  const [, room = '', door = ''] = /^@approdo\/([^/]+)\/?(.*)$/.exec(source) ?? [];
  if (!room) return undefined;
  return resolveDoor({ root, room, door });
}

/** A room's door leads where the `exports` of its package say. */
function resolveDoor({
  root,
  room,
  door,
}: {
  readonly root: string;
  readonly room: string;
  readonly door: string;
}): string | undefined {
  const { exports = {} } = JSON.parse(readFileSync(join(root, room, 'package.json'), 'utf8')) as {
    readonly exports?: Readonly<Record<string, string>>;
  };
  const asked = door ? `./${door}` : '.';
  for (const [pattern, target] of Object.entries(exports)) {
    if (typeof target !== 'string') continue;
    const [before = '', after] = pattern.split('*');
    const fits = after === undefined ? asked === pattern : asked.startsWith(before) && asked.endsWith(after);
    if (!fits) continue;
    const path = join(root, room, target.replace('*', asked.slice(before.length, asked.length - (after?.length ?? 0))));
    if (existsSync(path)) return relative(root, path);
  }
  return undefined;
}
