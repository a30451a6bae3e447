import {
  type Gallery,
  type galleryDraft,
  type galleryEdit,
  MAX_GALLERY_PICTURES,
} from '@approdo/shared/contract/content/galleries';
import type { MediaUse } from '@approdo/shared/contract/content/media';
import { nextFreeSlug } from '@approdo/shared/domain/base/text/slug';
import { say } from '@approdo/shared/words/say';
import type { z } from 'zod';
import type { Clock } from '../../../adapters/clock.ts';
import { makeId } from '../../../adapters/random.ts';
import type { Database } from '../../../db/database.ts';
import type { SearchEntry } from '../../../db/search-entry.ts';
import { type Reader, type Trx, transact } from '../../../db/transaction.ts';
import { applyEdit, blankToNull } from '../../../http/calls/apply-edit.ts';
import { type Precondition, withVersion } from '../../../http/calls/precondition.ts';
import type { LocaleContext } from '../../../http/locale-context.ts';
import { type FieldTexts, notFound, requireFound } from '../../../http/problems.ts';
import { ITALIAN_WORDS, inLanguage, readWords, sweepTranslations, type Words } from '../../base/localization/index.ts';
import { requireFreeSlug } from '../../base/rich-content/index.ts';
import { findMissingPictures, requirePictures, viewPicture } from '../media/index.ts';
import {
  clearDefault,
  deleteGallery,
  findGallery,
  type GalleryWithPictures,
  listGalleries,
  listNamesWith,
  listSearchableGalleries,
  putGallery,
} from './galleries.repository.ts';
import type { StoredGallery } from './galleries.table.ts';
import { orderGalleries } from './order-galleries.ts';

const MISSING = say('galleryUnknown');

export type Galleries = ReturnType<typeof createGalleries>;

export function createGalleries({ database, clock }: { readonly database: Database; readonly clock: Clock }) {
  return {
    async list(locale: LocaleContext): Promise<Gallery[]> {
      const words = await readWords(database, locale, { galleries: 'all', media: 'all' });
      const galleries = (await listGalleries(database)).map((gallery) => viewGallery(words, gallery));
      return orderGalleries(galleries, words.language);
    },

    async get(slug: string, locale: LocaleContext): Promise<Gallery> {
      const gallery = requireFound(await findGallery(database, 'slug', slug), MISSING);
      const media = gallery.pictures.map(({ id }) => id);
      const words = await readWords(database, locale, { galleries: [gallery.id], media });
      return viewGallery(words, gallery);
    },

    /** Faults in the fields of a gallery that its schema cannot find. */
    findFaults: ({ images }: { readonly images?: readonly string[] | undefined }): Promise<FieldTexts> =>
      findMissingPictures(database, 'images', images),

    async create(draft: z.output<typeof galleryDraft>): Promise<Gallery> {
      const gallery = {
        id: makeId(),
        name: draft.name,
        description: draft.description || null,
        slug: draft.slug,
        isDefault: draft.isDefault,
        images: draft.images,
        createdAt: clock.now().toISOString(),
      };
      return await transact(database, (trx) => saveGallery(trx, gallery));
    },

    /** Changes the fields that the edit names; the others stay as they were. */
    async edit(id: string, edit: z.output<typeof galleryEdit>, precondition: Precondition): Promise<Gallery> {
      return await transact(database, async (trx) => {
        const { pictures, ...gallery } = requireFound(await findGallery(trx, 'id', id), MISSING);
        precondition(viewGallery(ITALIAN_WORDS, { ...gallery, pictures }));
        return await saveGallery(trx, applyEdit(gallery, { ...edit, description: blankToNull(edit.description) }));
      });
    },

    async remove(id: string): Promise<void> {
      await transact(database, async (trx) => {
        if (!(await deleteGallery(trx, id))) throw notFound(MISSING);
        await sweepTranslations(trx, 'galleries');
      });
    },
  };
}

/** Saves a gallery; if it is the default, no other gallery is. */
export async function saveGallery(trx: Trx, gallery: StoredGallery): Promise<Gallery> {
  const pictures = await requirePictures(trx, 'images', gallery.images);
  if (gallery.isDefault) await clearDefault(trx);
  await requireFreeSlug(() => putGallery(trx, gallery));
  return { ...versionOf(gallery), pictures };
}

/** The pictures of a gallery; undefined if there is none with that id. */
export async function findPicturesOf(reader: Reader, id: string): Promise<readonly string[] | undefined> {
  return (await findGallery(reader, 'id', id))?.images;
}

/** Puts pictures that a gallery does not show yet at its end, as far as it has room. Throws 404 if there is none. */
export async function addToGallery(trx: Trx, id: string, files: readonly string[]): Promise<void> {
  const { pictures, ...gallery } = requireFound(await findGallery(trx, 'id', id), MISSING);
  const shown = new Set(gallery.images);
  const added = [...new Set(files)].filter((file) => !shown.has(file));
  await saveGallery(trx, { ...gallery, images: [...gallery.images, ...added].slice(0, MAX_GALLERY_PICTURES) });
}

type NewGallery = { readonly name: string; readonly files: readonly string[]; readonly createdAt: string };

/** The pictures of a new gallery: each once, and no more than there is room for. */
function imagesOf(files: readonly string[]): string[] {
  return [...new Set(files)].slice(0, MAX_GALLERY_PICTURES);
}

/** Whether a gallery of that name shows already what a new one would. */
export async function isGalleryThere(reader: Reader, { name, files }: Omit<NewGallery, 'createdAt'>): Promise<boolean> {
  const images = imagesOf(files);
  const galleries = await listGalleries(reader);
  return galleries.some((other) => other.name === name && images.every((file) => other.images.includes(file)));
}

/** Makes a gallery of the first 500 of these pictures, under this slug or the next one that is free. */
export async function makeGallery(
  trx: Trx,
  wantedSlug: string,
  { name, files, createdAt }: NewGallery,
): Promise<StoredGallery> {
  const taken = new Set<string>();
  let slug = wantedSlug;
  while (await findGallery(trx, 'slug', slug)) {
    taken.add(slug);
    slug = nextFreeSlug(wantedSlug, taken);
  }
  const images = imagesOf(files);
  const gallery = { id: makeId(), name, description: null, slug, isDefault: false, images, createdAt };
  await saveGallery(trx, gallery);
  return gallery;
}

/** The galleries that show a library file. */
export async function listGalleriesWith(reader: Reader, file: string): Promise<MediaUse[]> {
  return (await listNamesWith(reader, file)).map(({ id, name }) => ({ type: 'gallery', id, title: name }));
}

export async function readSearchableGalleries(reader: Reader): Promise<SearchEntry[]> {
  const rows = await listSearchableGalleries(reader);
  return rows.map(({ id, name, slug, created_at }) => ({
    id,
    title: name,
    detail: '',
    texts: [name, slug],
    at: created_at,
  }));
}

function viewGallery(words: Words, gallery: GalleryWithPictures): Gallery {
  const translated = inLanguage(words, { kind: 'galleries', id: gallery.id }, versionOf(gallery));
  return { ...translated, pictures: gallery.pictures.map((picture) => viewPicture(words, picture)) };
}

/** The version ignores the texts of the pictures, which are edited in the library. */
function versionOf({ id, name, description, slug, isDefault, images }: Omit<GalleryWithPictures, 'pictures'>) {
  return withVersion({ id, name, description, slug, isDefault, images });
}
