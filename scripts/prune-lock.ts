type Entry = {
  readonly version?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly [other: string]: unknown;
};

export type Lock = { readonly packages: Readonly<Record<string, Entry>>; readonly [other: string]: unknown };

type WorkspacePart = {
  /** The package.json of the new root. */
  readonly root: Entry;
  /** Workspace folders to keep. */
  readonly rooms: readonly string[];
};

/** The lock file of a part of the workspace: its transitive dependencies, at the tested versions. */
export function pruneLock(lock: Lock, { root, rooms }: WorkspacePart): Lock {
  const retained = new Map<string, Entry>([['', pick(root)]]);
  for (const room of rooms) {
    const { devDependencies: _, ...entry } = lock.packages[room] ?? {};
    retained.set(room, entry);
    const link = `node_modules/${String(entry.name)}`;
    retained.set(link, lock.packages[link] ?? {});
    follow(lock, room, entry, retained);
  }
  follow(lock, '', { dependencies: root.devDependencies ?? {} }, retained);
  const packages = [...retained].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return { ...lock, packages: Object.fromEntries(packages) };
}

function follow(lock: Lock, from: string, entry: Entry, retained: Map<string, Entry>): void {
  for (const name of listNeeded(entry)) {
    const path = resolve(lock, from, name);
    if (path === undefined || retained.has(path)) continue;
    const found = lock.packages[path] ?? {};
    retained.set(path, found);
    follow(lock, path, found, retained);
  }
}

/** npm installs an optional peer only if something else depends on it. */
function listNeeded({ dependencies, optionalDependencies, peerDependencies = {}, peerDependenciesMeta }: Entry) {
  const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta?.[name]?.optional);
  return new Set([...peers, ...Object.keys({ ...dependencies, ...optionalDependencies })]);
}

/** Resolves like Node: beside the dependent package, then further and further up. */
function resolve({ packages }: Lock, from: string, name: string): string | undefined {
  const path = `${from === '' ? '' : `${from}/`}node_modules/${name}`;
  if (packages[path]) return path;
  if (from === '') return undefined;
  const up = from.lastIndexOf('/node_modules/');
  return resolve({ packages }, up < 0 ? '' : from.slice(0, up), name);
}

/** The fields of the root's package.json that a lock file repeats. */
function pick({ name, version, license, workspaces, devDependencies, engines }: Entry): Entry {
  return { name, version, license, workspaces, devDependencies, engines } as Entry;
}
