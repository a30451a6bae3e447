import type { ReceivedFile } from '@approdo/shared/contract/base/endpoint';
import type {
  Media,
  MediaAdded,
  MediaUse,
  mediaTexts,
  Picture,
  UploadNote,
} from '@approdo/shared/contract/content/media';
import { compareTexts } from '@approdo/shared/domain/base/language/text-order';
import { cleanLine } from '@approdo/shared/domain/base/text/text';
import { uploadLimits } from '@approdo/shared/domain/content/media-limits';
import { say } from '@approdo/shared/words/say';
import type { z } from 'zod';
import type { Clock } from '../../../adapters/clock.ts';
import type { MediaStore } from '../../../adapters/media-store.ts';
import type { PictureMaker } from '../../../adapters/picture-maker.ts';
import { makeId } from '../../../adapters/random.ts';
import { losesMovement } from '../../../adapters/sniff-media.ts';
import type { Database } from '../../../db/database.ts';
import { isUniqueViolation } from '../../../db/faults.ts';
import type { SearchEntry } from '../../../db/search-entry.ts';
import { type Reader, type Trx, transact } from '../../../db/transaction.ts';
import { applyEdit } from '../../../http/calls/apply-edit.ts';
import { type Precondition, withVersion } from '../../../http/calls/precondition.ts';
import { DEFAULT_LOCALE, type LocaleContext } from '../../../http/locale-context.ts';
import { conflict, type FieldTexts, invalidFields, requireFound } from '../../../http/problems.ts';
import { inLanguage, readWords, sweepTranslations, type Words } from '../../base/localization/index.ts';
import { type AdmittedFile, admitFile, admitScaled } from './admit-file.ts';
import {
  deleteMedia,
  findMedia,
  insertMedia,
  listFilesOf,
  listLookalikes,
  listMedia,
  listPictureRows,
  listSearchableMedia,
  updateMediaTexts,
} from './media.repository.ts';
import type { PictureRow, StoredMedia } from './media.table.ts';

/** Lists where a slice shows a library file. */
export type UseFinder = (reader: Reader, file: string) => Promise<readonly MediaUse[]>;

type MediaNeeds = {
  readonly database: Database;
  readonly clock: Clock;
  readonly store: MediaStore;
  readonly pictureMaker: Pick<PictureMaker, 'makeAnew'>;
  /** One for each slice that can show a file. */
  readonly useFinders: readonly UseFinder[];
  /** Called for each picture that is added to the library. */
  readonly onNewPicture: (file: string) => void;
};

type Texts = Partial<{ readonly [Field in keyof z.output<typeof mediaTexts>]: string | undefined }>;

type NewMedia = Texts & { readonly key?: string | undefined };

const MISSING = say('mediaUnknown');
const NOT_IN_LIBRARY = say('pictureNotInLibrary');

export type MediaLibrary = ReturnType<typeof createMedia>;

export function createMedia({ database, clock, store, pictureMaker, useFinders, onNewPicture }: MediaNeeds) {
  const findByKey = async (key: string | undefined) => key && (await findMedia(database, key));

  return {
    async list(locale: LocaleContext): Promise<Media[]> {
      const words = await readWords(database, locale, { media: 'all' });
      const rows = await listMedia(database);
      return rows.map((row) => inLanguage(words, { kind: 'media', id: row.id }, viewMedia(row)));
    },

    /**
     * Adds a file to the library, under its own name unless another is given. If the key is known, the sender missed an
     * earlier answer: it gets that again and nothing is added.
     */
    async add(received: ReceivedFile, media: NewMedia): Promise<MediaAdded> {
      const { key } = media;
      const before = await findByKey(key);
      if (before) return await viewAdded(before, received);
      const admitted = await admitFile({ store, pictureMaker }, received);
      const row = describeMedia(admitted, { ...media, sentAs: received.name, now: clock.now() });
      try {
        await transact(database, (trx) => insertMedia(trx, row));
      } catch (error) {
        await store.remove(row.file);
        const first = isUniqueViolation(error) && (await findByKey(key));
        if (first) return await viewAdded(first, received);
        throw error;
      }
      if (row.kind === 'image') onNewPicture(row.file);
      return await viewAdded(row, received);
    },

    /**
     * Keeps a picture that `insertPicture` is to list, scaled down where it is too large: no transaction waits for its
     * pixels. Throws 400, 413 or 415 if it is not accepted.
     */
    async keepPicture({ path, name }: Omit<ReceivedFile, 'size'>, texts: Texts): Promise<StoredMedia> {
      const admitted = await admitScaled({ store, pictureMaker }, { path });
      return describeMedia(admitted, { ...texts, sentAs: name, now: clock.now() });
    },

    /** Changes the fields that the edit names; the others stay as they were. */
    async edit(id: string, edit: Texts, precondition: Precondition): Promise<Media> {
      return await transact(database, async (trx) => {
        const row = requireFound(await findMedia(trx, id), MISSING);
        precondition(viewMedia(row));
        const texts = applyEdit({ name: row.name, caption: row.caption, alt: row.alt }, edit);
        await updateMediaTexts(trx, id, texts);
        return viewMedia({ ...row, ...texts });
      });
    },

    /**
     * The picture of the library that has the bytes of one that was kept but is not listed, whose file is removed then;
     * undefined without one. The same upload is always made into the same bytes.
     */
    async takeSame(reader: Reader, kept: StoredMedia): Promise<{ id: string; file: string } | undefined> {
      for (const other of await listLookalikes(reader, kept)) {
        if (!(await store.areSame(other.file, kept.file))) continue;
        await store.remove(kept.file);
        return other;
      }
      return undefined;
    },

    /** Throws 409 with the list of uses while anything shows the file. */
    async remove(id: string): Promise<void> {
      const file = await transact(database, async (trx) => {
        const media = requireFound(await findMedia(trx, id), MISSING);
        const usedIn = await listUses(trx, useFinders, media.file);
        if (usedIn.length > 0) throw conflict(say('mediaInUse'), { usedIn });
        await deleteMedia(trx, id);
        await sweepTranslations(trx, 'media');
        return media.file;
      });
      await store.remove(file);
    },
  };
}

type NewRow = NewMedia & { readonly sentAs: string; readonly now: Date };

function describeMedia(admitted: AdmittedFile, { key, sentAs, now, ...texts }: NewRow): StoredMedia {
  return {
    ...admitted,
    id: key ?? makeId(),
    name: texts.name || nameOf(sentAs) || admitted.file,
    caption: texts.caption ?? '',
    alt: texts.alt ?? '',
    createdAt: now.toISOString(),
  };
}

async function listUses(reader: Reader, useFinders: readonly UseFinder[], file: string): Promise<MediaUse[]> {
  const usedIn: MediaUse[] = [];
  for (const findUses of useFinders) {
    const uses = await findUses(reader, file);
    usedIn.push(...uses.toSorted((one, other) => compareTexts(one.title, other.title)));
  }
  return usedIn;
}

/** Lists a picture that `keepPicture` has kept; its renditions are whoever commits this to have made. */
export async function insertPicture(trx: Trx, picture: StoredMedia): Promise<void> {
  await insertMedia(trx, picture);
}

/** The files of pictures by their ids; those that are not in the library are left out. */
export async function readPictureFiles(reader: Reader, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  return new Map((await listFilesOf(reader, ids)).map(({ id, file }) => [id, file]));
}

/** The library pictures among these files, in the language of the call, unordered; other files are left out. */
export async function listPictures(
  reader: Reader,
  files: readonly string[],
  locale: LocaleContext = DEFAULT_LOCALE,
): Promise<Picture[]> {
  const rows = await listPictureRows(reader, files);
  const words = await readWords(reader, locale, { media: rows.map(({ id }) => id) });
  return rows.map((row) => viewPicture(words, row));
}

/** What a page needs to show a picture, in its language. */
export function viewPicture(words: Words, { id, file, alt, caption, width, height }: PictureRow): Picture {
  const picture = { file, alt, caption, width: width ?? 0, height: height ?? 0 };
  return inLanguage(words, { kind: 'media', id }, picture);
}

/** The pictures of these files, in their order; throws 400 at the field if one is not in the library. */
export async function requirePictures(reader: Reader, field: string, files: readonly string[]): Promise<Picture[]> {
  const existing = new Map((await listPictures(reader, files)).map((picture) => [picture.file, picture]));
  return files.map((file) => {
    const picture = existing.get(file);
    if (!picture) throw invalidFields({ [field]: NOT_IN_LIBRARY });
    return picture;
  });
}

/** The same as a text, for a field of files that may have other faults; empty if all are there. */
export async function findMissingPictures(
  reader: Reader,
  field: string,
  files: readonly string[] = [],
): Promise<FieldTexts> {
  const existing = await listPictures(reader, files);
  return existing.length === new Set(files).size ? {} : { [field]: NOT_IN_LIBRARY };
}

export async function readSearchableMedia(reader: Reader): Promise<SearchEntry[]> {
  const rows = await listSearchableMedia(reader);
  return rows.map(({ id, name, caption, alt, created_at }) => ({
    id,
    title: name,
    detail: caption || alt,
    texts: [name, caption, alt],
    at: created_at,
  }));
}

/** The sender's file name, without folders and extension. */
function nameOf(name: string): string {
  return cleanLine(
    name
      .replace(/^.*[/\\]/s, '')
      .replace(/\.[a-z0-9]{1,5}$/i, '')
      .slice(0, 200),
  );
}

async function viewAdded(row: StoredMedia, received: ReceivedFile): Promise<MediaAdded> {
  const note = row.kind === 'image' ? await findUploadNote(received) : undefined;
  return { ...viewMedia(row), ...(note && { note }) };
}

function viewMedia(row: StoredMedia): Media {
  return withVersion({
    id: row.id,
    name: row.name,
    caption: row.caption,
    alt: row.alt,
    url: `/uploads/${row.file}`,
    type: row.type,
    contentType: row.kind,
    size: row.size,
    dimensions: row.width === null || row.height === null ? null : { width: row.width, height: row.height },
    duration: row.duration,
    createdAt: row.createdAt,
  });
}

/**
 * What the sender should know about the stored file. It is derived from the upload and not stored, so that a repeated
 * request after a lost answer gets it again.
 */
async function findUploadNote({ path, size }: ReceivedFile): Promise<UploadNote | undefined> {
  if (size > uploadLimits.image) return undefined;
  return (await losesMovement(path)) ? 'first-picture-only' : undefined;
}
