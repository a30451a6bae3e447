import { MAX_GALLERY_PICTURES } from '@approdo/shared/contract/content/galleries';
import type { MoveChoices } from '@approdo/shared/contract/operations/moves';
import { cleanLine } from '@approdo/shared/domain/base/text/text';
import { cutAtWord, cutText } from '@approdo/shared/domain/operations/moving/adapt-text';
import { captionOf, compareNaturally } from '@approdo/shared/domain/operations/moving/photo-names';
import { z } from 'zod';
import type { Clock } from '../../../../adapters/clock.ts';
import type { Reader, Trx } from '../../../../db/transaction.ts';
import { addToGallery, findPicturesOf, makeGallery } from '../../../content/galleries/index.ts';
import { insertPicture, type MediaLibrary, readPictureFiles, type StoredMedia } from '../../../content/media/index.ts';
import type { Judgement, MadeThing, MoveKindWork, StoredItem } from '../move-kind.ts';

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
type PhotoFacts = Readonly<z.output<typeof photoFacts>>;

/** An item and what it became, or was before. */
type ItemWithThing = StoredItem & { readonly thingId: string };

type UsePath<Result> = (path: string) => Promise<Result>;

export type PhotoWorkNeeds = {
  readonly clock: Pick<Clock, 'now'>;
  readonly media: Pick<MediaLibrary, 'keepPicture'>;
  /** Called for each picture of a move once all were brought. */
  readonly onNewPicture: (file: string) => void;
  /** Runs work with a local file of what arrived as the `n`th of a move, from 0. */
  readonly withFile: <Result>(moveId: string, n: number, work: UsePath<Result>) => Promise<Result>;
  /** Runs work with a local file of an entry of a zip. */
  readonly withZipEntry: <Result>(path: string, entry: string, work: UsePath<Result>) => Promise<Result>;
  /** The items of a move that are DONE or ALREADY, each with the id of its thing. */
  readonly listThings: (reader: Reader, moveId: string) => Promise<readonly ItemWithThing[]>;
};

/** Photos: each enters the library once, and the galleries of its folders when all are there (MOVING.md, section 7). */
export function createPhotoWork({ clock, media, ...needs }: PhotoWorkNeeds): MoveKindWork {
  return {
    async judge(reader, { choices }, items) {
      const chosen = await findChosen(reader, choices);
      const readable = items.filter(({ found }) => found === null);
      const judgements = judgePhotos(listAlbums(readable, choices, chosen), {
        leave: new Set(choices.leave),
        room: MAX_GALLERY_PICTURES - (chosen?.pictures.length ?? 0),
      });
      for (const { id, title, warnings, found } of items) {
        if (found) judgements.set(id, { ...found, title, warnings, shown: {} });
      }
      const isGone = choices.gallery !== undefined && !chosen;
      return { judgements, ...(isGone && { hints: [GALLERY_GONE] }) };
    },

    /** Throws 400, 413 or 415 where the library does not take it. */
    async prepare({ id }, item) {
      const facts = photoFacts.parse(item.facts);
      const keep = (path: string) => media.keepPicture({ path, name: item.title }, describePhoto(item, facts));
      const { file, entry } = facts;
      const keepIn = (path: string) => (entry === null ? keep(path) : needs.withZipEntry(path, entry, keep));
      return { made: await needs.withFile(id, file, keepIn), warnings: [] };
    },

    async bring(trx, _move, _item, prepared) {
      // It is what `prepare` has made.
      const picture = prepared as StoredMedia;
      await insertPicture(trx, picture);
      return { things: [{ kind: 'media', id: picture.id }] };
    },

    async finish(trx, { id, choices }) {
      const items = await needs.listThings(trx, id);
      const files = await readPictureFiles(
        trx,
        items.map(({ thingId }) => thingId),
      );
      const chosen = await findChosen(trx, choices);
      const things: MadeThing[] = [];
      for (const { name, photos } of listAlbums(items, choices, chosen)) {
        const shown = photos.flatMap(({ item }) => files.get(item.thingId) ?? []);
        if (chosen) await addToGallery(trx, chosen.id, shown);
        else things.push(...(await makeAlbum(trx, { name, files: shown, createdAt: clock.now().toISOString() })));
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

/** The photos of a gallery to be, in its order. */
type Album<Item> = { readonly name: string; readonly photos: readonly Photo<Item>[] };
type Photo<Item> = { readonly item: Item; readonly facts: PhotoFacts; readonly folder: string };

function listAlbums<Item extends StoredItem>(
  items: readonly Item[],
  { name, order = 'NAME' }: MoveChoices,
  chosen: ChosenGallery | undefined,
): Album<Item>[] {
  const photos = items.map((item) => {
    const facts = photoFacts.parse(item.facts);
    return { item, facts, folder: folderOf(facts.entry ?? '') };
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
  const [first, second] = [one.facts.takenAt, other.facts.takenAt];
  if (first === second) return compareNames(one, other);
  if (first === null || second === null) return first === null ? 1 : -1;
  return first < second ? -1 : 1;
}

/** `room` is that of each gallery. */
type Judging = { readonly leave: ReadonlySet<string>; readonly room: number };

function judgePhotos(albums: readonly Album<StoredItem>[], { leave, room }: Judging): Map<string, Judgement> {
  const judgements = new Map<string, Judgement>();
  for (const { photos } of albums) {
    const inAlbum = new Set<string>();
    for (const { item } of photos) {
      const { id, key, title, warnings } = item;
      // One that is left out takes no room.
      const isFull = !leave.has(id) && !inAlbum.has(key) && inAlbum.size >= room;
      if (!isFull && !leave.has(id)) inAlbum.add(key);
      judgements.set(id, { ...(isFull ? FULL : NEW), title, warnings, shown: {} });
    }
  }
  return judgements;
}

function describePhoto({ title }: StoredItem, { caption: told, alt }: PhotoFacts) {
  const caption = captionOf({ fileName: title, descriptions: [told] });
  return { caption, alt: cutText(cleanLine(alt), ALT_MAX_LENGTH) || caption };
}

/** Makes the gallery of an album whose pictures are still there. */
async function makeAlbum(trx: Trx, album: Parameters<typeof makeGallery>[1]): Promise<MadeThing[]> {
  const id = album.files.length === 0 ? undefined : await makeGallery(trx, album);
  return id === undefined ? [] : [{ kind: 'gallery', id }];
}
