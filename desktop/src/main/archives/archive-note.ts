import { instant } from '@approdo/shared/contract/base/fields';
import { backupKind } from '@approdo/shared/contract/operations/backup';
import { findText, replaceText } from '@approdo/shared/node/durable-file';
import { z } from 'zod';

/** An archive's metadata, in a file beside it: the folder alone describes its content, on any computer. */
const archiveNote = z.object({
  format: z.literal(1),
  /** Address of the archive's site; existing archives on disk use this field name. */
  house: z.string(),
  createdAt: instant,
  kind: backupKind,
  size: z.int().min(0),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  verifiedAt: instant,
  isBad: z.boolean(),
});
export type ArchiveNote = z.output<typeof archiveNote>;

/** Server file names, in its time or Rome's; a second of the same second has a number. Others are not the app's. */
const ARCHIVE_NAME = /^approdo-\d{4}-\d\d-\d\d-\d{6}-[a-z-]+(-\d+)?\.tar$/;

export function isArchiveName(name: string): boolean {
  return ARCHIVE_NAME.test(name);
}

export function noteFileOf(archiveFile: string): string {
  return `${archiveFile}.json`;
}

/** Undefined if it is missing or unreadable: the archive is somebody else's then. */
export async function findNote(archiveFile: string): Promise<ArchiveNote | undefined> {
  try {
    return archiveNote.safeParse(JSON.parse((await findText(noteFileOf(archiveFile))) ?? '')).data;
  } catch {
    return undefined;
  }
}

export async function saveNote(archiveFile: string, note: ArchiveNote): Promise<void> {
  await replaceText(noteFileOf(archiveFile), `${JSON.stringify(note, null, 2)}\n`);
}
