import { z } from 'zod';
import { type DriveObject, distinctObjects } from './drive-object.ts';
import { DriveProblem } from './drive-problem.ts';
import { fetchText } from './fetch-file.ts';
import type { Google } from './google.ts';
import { listMarked, MARK, type Mark, type MarkedFile } from './marked-files.ts';
import type { Call } from './retry.ts';

/** A backup as listed, without opening it. */
export type DriveBackup = {
  /** The caller's id for the backup. */
  readonly id: string;
  /** ISO 8601. */
  readonly createdAt: string;
  /** Further facts for the caller; a name and its value have at most 124 bytes together. */
  readonly notes: Readonly<Record<string, string>>;
};

export type FoundBackup = DriveBackup & { readonly fileId: string };

const header = z.object({ id: z.string().min(1), createdAt: z.iso.datetime() });

/** The content of a backup's file: the objects that the backup consists of. */
const body = z.object({
  format: z.literal(1),
  objects: z.array(z.object({ sha256: z.string().regex(/^[0-9a-f]{64}$/), size: z.number().int().min(0) })),
});

/** How long Drive's lists may lag; a file missing from them after that was deleted. */
const LAG_MS = 10 * 60_000;

export type BackupFiles = ReturnType<typeof createBackupFiles>;

/**
 * The file of each backup, with its mark and notes as properties. Drive's lists lag behind: what was written or removed
 * here is remembered meanwhile, so that a sweep never deletes a new backup's files.
 */
export function createBackupFiles(store: string, now: () => Date) {
  const mark: Mark = `${store}/backup`;
  const written = new Map<string, FoundBackup & { readonly knownUntil: number }>();
  const removed = new Set<string>();
  const contents = new Map<string, readonly DriveObject[]>();

  /** Newest first. */
  async function list(google: Google, call: Call): Promise<FoundBackup[]> {
    const listed = await listMarked(google, mark, call);
    for (const { fileId } of listed) written.delete(fileId);
    for (const { fileId, knownUntil } of written.values()) if (now().getTime() > knownUntil) written.delete(fileId);
    const found = listed.filter(({ fileId }) => !removed.has(fileId)).flatMap(readBackup);
    return [...found, ...written.values()].toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
  }

  return {
    list,

    async get(google: Google, id: string, call: Call): Promise<FoundBackup> {
      const found = (await list(google, call)).find((backup) => backup.id === id);
      if (!found) throw new DriveProblem('missing');
      return found;
    },

    /** The objects of a backup; undefined where its file is damaged. */
    async read(google: Google, { fileId }: FoundBackup, call: Call): Promise<readonly DriveObject[] | undefined> {
      const objects = contents.get(fileId) ?? readBody(await fetchText(google, fileId, call));
      if (objects) contents.set(fileId, objects);
      return objects;
    },

    describe({ id, createdAt, notes }: DriveBackup) {
      const properties = { ...notes, [MARK]: mark, id, createdAt };
      return { name: `${createdAt} ${id}.json`, mimeType: 'application/json', appProperties: properties };
    },

    async note(
      google: Google,
      { fileId }: FoundBackup,
      { notes, call }: { readonly notes: DriveBackup['notes']; readonly call: Call },
    ): Promise<void> {
      const change = { fileId, requestBody: { appProperties: notes }, fields: 'id' };
      await google.ask(call, ({ files }, options) => files.update(change, options));
    },

    noteWritten(backup: FoundBackup): void {
      written.set(backup.fileId, { ...backup, knownUntil: now().getTime() + LAG_MS });
    },

    noteRemoved(fileId: string): void {
      written.delete(fileId);
      contents.delete(fileId);
      removed.add(fileId);
    },
  };
}

/** The content of a backup's file. */
export function writeBackup(objects: readonly DriveObject[]): Buffer {
  const listed = distinctObjects(objects).map(({ sha256, size }) => ({ sha256, size }));
  return Buffer.from(JSON.stringify({ format: 1, objects: listed } satisfies z.output<typeof body>));
}

function readBackup({ fileId, properties }: MarkedFile): FoundBackup[] {
  const { [MARK]: _mark, id: _id, createdAt: _createdAt, ...notes } = properties;
  const known = header.safeParse(properties).data;
  return known ? [{ ...known, notes, fileId }] : [];
}

function readBody(text: string): readonly DriveObject[] | undefined {
  try {
    return body.parse(JSON.parse(text)).objects;
  } catch {
    return undefined;
  }
}
