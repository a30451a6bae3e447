import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, posix, relative } from 'node:path';
import { parseSync } from 'oxc-parser';

/** One file that imports another, as paths from the repository's root. */
export type Import = { readonly from: string; readonly to: string };

/** The files that are built and shipped, without tests and test support. */
export function listProductFiles(root: string): readonly string[] {
  return globSync(['*.ts', '{shared,server,web,desktop,scripts}/**/*.{ts,tsx}'], {
    cwd: root,
    exclude: ['**/node_modules', '**/dist', '**/out', '**/testing'],
  })
    .filter((file) => !/\.(test|d)\.tsx?$/.test(file))
    .toSorted();
}

/** All imports between product files, type imports included. */
export function readImports(root: string, files: readonly string[] = listProductFiles(root)): readonly Import[] {
  const known = new Set(files);
  const doors = new Map<string, Doors>();
  const doorsOf = (room: string): Doors => {
    const read = doors.get(room) ?? readDoors(root, room);
    doors.set(room, read);
    return read;
  };
  return files.flatMap((file) =>
    readSources(join(root, file)).flatMap((source) => {
      const to = resolveSource({ root, file, source, doorsOf });
      return to && to !== file && known.has(to) ? [{ from: file, to }] : [];
    }),
  );
}

/** The distinct modules that a file imports; computed specifiers are ignored. */
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

type SourceQuery = {
  readonly root: string;
  readonly file: string;
  readonly source: string;
  readonly doorsOf: (room: string) => Doors;
};

function resolveSource({ root, file, source, doorsOf }: SourceQuery): string | undefined {
  if (source.startsWith('.')) return posix.normalize(posix.join(dirname(file), source.replace(/\?.*$/, '')));
  const [, room = '', door = ''] = /^@approdo\/([^/]+)\/?(.*)$/.exec(source) ?? [];
  return room ? resolveDoor({ root, room, door, doors: doorsOf(room) }) : undefined;
}

/** The `exports` of a room's package. */
type Doors = Readonly<Record<string, unknown>>;

function readDoors(root: string, room: string): Doors {
  const { exports = {} }: { readonly exports?: Doors } = JSON.parse(
    readFileSync(join(root, room, 'package.json'), 'utf8'),
  );
  return exports;
}

type Door = { readonly root: string; readonly room: string; readonly door: string; readonly doors: Doors };

function resolveDoor({ root, room, door, doors }: Door): string | undefined {
  const requested = door ? `./${door}` : '.';
  for (const [pattern, target] of Object.entries(doors)) {
    if (typeof target !== 'string') continue;
    const [before = '', after] = pattern.split('*');
    const fits =
      after === undefined ? requested === pattern : requested.startsWith(before) && requested.endsWith(after);
    if (!fits) continue;
    const path = join(
      root,
      room,
      target.replace('*', requested.slice(before.length, requested.length - (after?.length ?? 0))),
    );
    if (existsSync(path)) return relative(root, path);
  }
  return undefined;
}
