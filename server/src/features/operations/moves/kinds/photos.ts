import { MAX_GALLERY_PICTURES } from '@approdo/shared/contract/content/galleries';
import type { MoveChoices } from '@approdo/shared/contract/operations/moves';
import { suggestSlug } from '@approdo/shared/domain/base/text/slug';
import { cleanLine } from '@approdo/shared/domain/base/text/text';
import { cutAtWord, cutText } from '@approdo/shared/domain/operations/moving/adapt-text';
import { captionOf, compareNaturally } from '@approdo/shared/domain/operations/moving/photo-names';
import { z } from 'zod';
import type { Reader } from '../../../../db/transaction.ts';
import { addToGallery, findPicturesOf, isGalleryThere, makeGallery } from '../../../content/galleries/index.ts';
import { insertPicture, readPictureFiles, type StoredMedia } from '../../../content/media/index.ts';
import type { MadeThing, MoveKindWork, StoredItem } from '../move-kind.ts';
import type { PhotoNeeds } from './kind-needs.ts';

const NAME_MAX_LENGTH = 100;
const ALT_MAX_LENGTH = 300;

const NEW = { state: 'NEW' } as const;
const FULL = { state: 'LEFT', reason: 'La galleria è piena' } as const;
const GALLERY_GONE = 'La galleria scelta non c’è più: ogni cartella diventa una galleria';

/** What the reading process tells of a picture. */
const photoFacts = z.object({
  /** The number of its file, or of the zip that has it, in the order of arrival. */
  file: z.number().int(),
  /** Its path in the zip. */
  entry: z.string().nullable(),
  /** As the camera wrote it, to be compared as a text. */
  takenAt: z.string().nullable(),
  caption: z.string(),
  alt: z.string(),
});

/** Photos: each enters the library once, and the galleries of its folders when all are there (MOVING.md, section 7). */
export function createPhotoWork({ clock, media, ...needs }: PhotoNeeds): MoveKindWork {
  return {
    async judge(reader, { choices }, items) {
      const chosen = await findChosen(reader, choices);
      const readable = items.filter(({ found }) => found === null);
      const leave = new Set(choices.leave);
      const room = MAX_GALLERY_PICTURES - (chosen?.pictures.length ?? 0);
      const albums = listAlbums(readable, choices, chosen);
      const full = new Set(albums.flatMap(({ photos }) => listOverflow(photos, { leave, room })));
      const judgements = new Map(
        items.map(({ id, title, warnings, found }) => {
          return [id, { ...(found ?? (full.has(id) ? FULL : NEW)), title, warnings, shown: {} }];
        }),
      );
      const isGone = choices.gallery !== undefined && !chosen;
      return { judgements, ...(isGone && { hints: [GALLERY_GONE] }) };
    },

    /** Throws 400, 413 or 415 where the library does not take it. */
    async prepare({ id }, { title, facts }) {
      const { file, entry, caption: told, alt } = photoFacts.parse(facts);
      const caption = captionOf({ fileName: title, descriptions: [told] });
      const texts = { caption, alt: cutText(cleanLine(alt), ALT_MAX_LENGTH) || caption };
      const keep = (path: string) => media.keepPicture({ path, name: title }, texts);
      const keepIn = (path: string) => (entry === null ? keep(path) : needs.withZipEntry(path, entry, keep));
      return { made: await needs.withFile(id, file, keepIn), warnings: [] };
    },

    async bring(trx, _move, _item, prepared) {
      // It is what `prepare` has made.
      const picture = prepared as StoredMedia;
      await insertPicture(trx, picture);
      return { things: [{ kind: 'media', id: picture.id }] };
    },

    async finish(trx, { id: moveId, choices }) {
      const items = await needs.listThings(trx, moveId);
      const thingIds = items.map(({ thingId }) => thingId);
      const files = await readPictureFiles(trx, thingIds);
      const chosen = await findChosen(trx, choices);
      const createdAt = clock.now().toISOString();
      const things: MadeThing[] = [];
      for (const { name, photos } of listAlbums(items, choices, chosen)) {
        const shown = photos.flatMap(({ item }) => files.get(item.thingId) ?? []);
        if (chosen) await addToGallery(trx, chosen.id, shown);
        else if (shown.length > 0 && !(await isGalleryThere(trx, { name, files: shown }))) {
          const { id } = await makeGallery(trx, suggestSlug(name), { name, files: shown, createdAt });
          things.push({ kind: 'gallery', id });
        }
      }
      for (const file of files.values()) needs.onNewPicture(file);
      return { things, hints: [] };
    },
  };
}

type ChosenGallery = { readonly id: string; readonly pictures: readonly string[] };

/** The gallery that all go into; undefined where none is chosen, or it is there no more. */
async function findChosen(reader: Reader, { gallery: id }: MoveChoices): Promise<ChosenGallery | undefined> {
  const pictures = id === undefined ? undefined : await findPicturesOf(reader, id);
  return id === undefined || !pictures ? undefined : { id, pictures };
}

type Photo<Item> = { readonly item: Item; readonly folder: string; readonly takenAt: string | null };

/** The photos of each gallery to be, in its order. */
function listAlbums<Item extends StoredItem>(
  items: readonly Item[],
  { name, order = 'NAME' }: MoveChoices,
  chosen: ChosenGallery | undefined,
): { readonly name: string; readonly photos: readonly Photo<Item>[] }[] {
  const photos = items.map((item) => {
    const { entry, takenAt } = photoFacts.parse(item.facts);
    return { item, takenAt, folder: folderOf(entry ?? '') };
  });
  const byFolder = Map.groupBy(photos, ({ folder }) => (chosen ? '' : folder));
  return [...byFolder].map(([folder, inside]) => ({
    name: nameFolder(folder) || name || 'Foto',
    photos: inside.toSorted(order === 'DATE' ? compareDates : compareNames),
  }));
}

/** The folder of a file in a zip; empty outside of folders. */
function folderOf(entry: string): string {
  return entry.slice(0, Math.max(0, entry.lastIndexOf('/')));
}

/** Its own name without those of the folders around it; empty outside of folders. */
function nameFolder(folder: string): string {
  return cutAtWord(cleanLine(folder.slice(folder.lastIndexOf('/') + 1)), NAME_MAX_LENGTH);
}

function compareNames(one: Photo<StoredItem>, other: Photo<StoredItem>): number {
  return compareNaturally(one.folder, other.folder) || compareNaturally(one.item.title, other.item.title);
}

/** Undated ones come last. */
function compareDates(one: Photo<StoredItem>, other: Photo<StoredItem>): number {
  const [first, second] = [one.takenAt, other.takenAt];
  if (first === second) return compareNames(one, other);
  if (first === null || second === null) return first === null ? 1 : -1;
  return first < second ? -1 : 1;
}

/** The ids of those that a gallery has no room for; one that is left out takes none, and no picture takes it twice. */
function listOverflow(
  photos: readonly Photo<StoredItem>[],
  { leave, room }: { readonly leave: ReadonlySet<string>; readonly room: number },
): string[] {
  const coming = photos.map(({ item }) => item).filter(({ id }) => !leave.has(id));
  const shown = new Set([...new Set(coming.map(({ key }) => key))].slice(0, room));
  return coming.filter(({ key }) => !shown.has(key)).map(({ id }) => id);
}
