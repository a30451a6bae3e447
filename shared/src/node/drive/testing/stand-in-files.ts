import { createHash, randomUUID } from 'node:crypto';
import { z } from 'zod';
import { Refusal } from './stand-in-faults.ts';

export type StandInFile = {
  readonly id: string;
  name: string;
  readonly mimeType: string;
  parents: readonly string[];
  appProperties: Record<string, string>;
  trashed: boolean;
  readonly createdTime: string;
  content: Buffer;
};

export const fileMetadata = z.object({
  name: z.string().optional(),
  mimeType: z.string().optional(),
  parents: z.array(z.string()).optional(),
  appProperties: z.record(z.string(), z.string()).optional(),
  trashed: z.boolean().optional(),
});
export type FileMetadata = z.output<typeof fileMetadata>;

export type Files = ReturnType<typeof createFiles>;

const ROOT = 'root';
const CLAUSES: readonly [RegExp, (file: StandInFile, found: RegExpExecArray) => boolean][] = [
  [
    /^appProperties has \{ key='(.+)' and value='(.+)' \}$/,
    (file, [, key = '', value]) => file.appProperties[key] === value,
  ],
  [/^'(.+)' in parents$/, (file, [, parent = '']) => file.parents.includes(parent)],
  [/^mimeType = '(.+)'$/, (file, [, type]) => file.mimeType === type],
  [/^name = '(.+)'$/, (file, [, name]) => file.name === name],
];

/** The files of one account. */
export function createFiles(now: () => Date) {
  const files = new Map<string, StandInFile>();
  let quota = Number.POSITIVE_INFINITY;

  function get(id: string): StandInFile {
    const file = files.get(id);
    if (!file) throw new Refusal(404, 'notFound');
    return file;
  }

  function isInBin({ trashed, parents }: StandInFile): boolean {
    return trashed || parents.some((parent) => parent !== ROOT && isInBin(get(parent)));
  }

  function checkMetadata({ parents = [], appProperties = {} }: FileMetadata): void {
    for (const parent of parents) if (parent !== ROOT) get(parent);
    const isTooLong = Object.entries(appProperties).some(([key, value]) => Buffer.byteLength(key + value) > 124);
    if (isTooLong || Object.keys(appProperties).length > 30) throw new Refusal(403, 'propertyLimitExceeded');
  }

  return {
    all: () => [...files.values()],

    /** Bytes that the account may hold from now on. */
    setQuota(bytes: number): void {
      quota = bytes;
    },

    isFull: () => [...files.values()].reduce((sum, { content }) => sum + content.length, 0) >= quota,
    get,
    checkMetadata,

    add(
      { name = 'Untitled', mimeType = 'application/octet-stream', ...metadata }: FileMetadata,
      content: Buffer,
    ): StandInFile {
      checkMetadata(metadata);
      const { parents = [ROOT], appProperties = {}, trashed = false } = metadata;
      const createdTime = now().toISOString();
      const file = { id: randomUUID(), name, mimeType, parents, appProperties, trashed, createdTime, content };
      files.set(file.id, file);
      return file;
    },

    update(id: string, { name, appProperties, trashed }: FileMetadata): StandInFile {
      const file = get(id);
      checkMetadata({ appProperties });
      if (name !== undefined) file.name = name;
      if (trashed !== undefined) file.trashed = trashed;
      Object.assign(file.appProperties, appProperties);
      return file;
    },

    /** Deletes a file or folder with all its contents. */
    remove(id: string): void {
      const file = get(id);
      files.delete(file.id);
      for (const other of [...files.values()]) {
        if (other.parents.includes(id) && files.has(other.id)) this.remove(other.id);
      }
    },

    /** Files that match an API query; refuses a clause that this stand-in does not know. */
    find(query: string): StandInFile[] {
      const clauses = query.split(/ and (?![^{]*\})/);
      return [...files.values()].filter((file) =>
        clauses.every((clause) => {
          const bin = /^trashed = (true|false)$/.exec(clause);
          if (bin) return isInBin(file) === (bin[1] === 'true');
          for (const [pattern, holds] of CLAUSES) {
            const found = pattern.exec(clause);
            if (found) return holds(file, found);
          }
          throw new Refusal(400, 'invalid');
        }),
      );
    },
  };
}

/** The file as the API shows it, with the requested fields. */
export function showFile(file: StandInFile, fields: readonly string[]): Record<string, unknown> {
  const { content, ...metadata } = file;
  const sha256Checksum = createHash('sha256').update(content).digest('hex');
  const visible = { ...metadata, size: String(content.length), sha256Checksum };
  return Object.fromEntries(Object.entries(visible).filter(([key]) => fields.includes(key)));
}
