import { cleanLine } from '@approdo/shared/domain/base/text/text';
import { cutText } from '@approdo/shared/domain/operations/moving/adapt-text';
import { decodeSegment } from '@approdo/shared/rich-text/map-address';
import { isOnSite, MAX_PICTURE_BYTES, type PictureFetcher } from '../../../../adapters/moving/fetch-picture.ts';
import { ReadingRefusal } from '../../../../adapters/moving/reading.ts';
import type { PictureFacts, SiteFacts } from '../../../../adapters/moving/site/site-facts.ts';
import { makeId } from '../../../../adapters/random.ts';
import { withScratchFile } from '../../../../adapters/scratch-file.ts';
import type { Trx } from '../../../../db/transaction.ts';
import { HttpProblem } from '../../../../http/problems.ts';
import { insertPicture, type MediaLibrary, type StoredMedia } from '../../../content/media/index.ts';
import type { Redirects } from '../../../content/redirects/index.ts';
import type { MadeThing, MoveAtHand, StoredItem } from '../move-kind.ts';

type UsePath<Result> = (path: string) => Promise<Result>;

export type SitePictureNeeds = {
  readonly media: Pick<MediaLibrary, 'keepPicture' | 'takeSame'>;
  readonly redirects: Pick<Redirects, 'addMoved' | 'findTarget'>;
  readonly fetcher: PictureFetcher;
  /** Folder of files that are being received. */
  readonly incoming: string;
  /** Runs work with a local file of what arrived as the `n`th of a move, from 0. */
  readonly withFile: <Result>(moveId: string, n: number, work: UsePath<Result>) => Promise<Result>;
  readonly listZipEntries: UsePath<readonly { readonly name: string; readonly size: number }[]>;
  /** Runs work with a local file of an entry of a zip. */
  readonly withZipEntry: <Result>(path: string, entry: string, work: UsePath<Result>) => Promise<Result>;
};

/** An item and what it became in this move, or was before it. */
export type ItemWithThing = StoredItem & { readonly thingId: string };

/** Where a picture lies: the number of its zip, its entry there, and its bytes. */
type Place = { readonly n: number; readonly entry: string; readonly size: number };

/** Bytes that one move may fetch (MOVING.md, section 3). */
const MAX_FETCHED_BYTES = 4 * 1024 ** 3;

/** Widths of one picture that are asked for before it is given up. */
const MAX_TRIES = 3;

/** The pictures of a site: from the zips of its move, else from the site itself, into the library. */
export function createSitePictures(needs: SitePictureNeeds) {
  let zips: { readonly key: string; readonly places: ReadonlyMap<string, Place> } | undefined;
  let fetched = { moveId: '', bytes: 0 };

  /** Where the files of all zips of a move lie, by their path and by that below the uploads. */
  async function readZips(move: MoveAtHand): Promise<ReadonlyMap<string, Place>> {
    const key = `${move.id} ${move.fileNames.length}`;
    if (zips?.key === key) return zips.places;
    zips = { key, places: await listPlaces(needs, move) };
    return zips.places;
  }

  async function findPlace(move: MoveAtHand, { zipPaths }: PictureFacts): Promise<Place | undefined> {
    const places = await readZips(move);
    const [path] = zipPaths.flatMap(keysOfPath).filter((key) => places.has(key));
    return path === undefined ? undefined : places.get(path);
  }

  /** Fetches the widest version that can be had, and keeps it. */
  async function fetchAndKeep(
    move: MoveAtHand,
    { addresses }: PictureFacts,
    { keep, signal }: { readonly keep: UsePath<StoredMedia | undefined>; readonly signal: AbortSignal },
  ): Promise<StoredMedia | undefined> {
    if (fetched.moveId !== move.id) fetched = { moveId: move.id, bytes: 0 };
    const { hosts } = siteFactsOf(move);
    for (const address of addresses.slice(0, MAX_TRIES)) {
      const kept = await withScratchFile(`${needs.incoming}/${makeId()}`, async (path) => {
        const maxBytes = MAX_FETCHED_BYTES - fetched.bytes;
        const size = await needs.fetcher.store(address, { hosts, path, maxBytes, signal });
        fetched.bytes += size ?? 0;
        return size === undefined ? undefined : await keep(path);
      });
      if (kept) return kept;
    }
    return undefined;
  }

  return {
    /** Whether a picture can be had, as far as that is known without asking the site. */
    async canBeHad(move: MoveAtHand, picture: PictureFacts): Promise<boolean> {
      const { pictures = 'FETCH' } = move.choices;
      if (pictures === 'NONE') return false;
      if (await findPlace(move, picture)) return true;
      const { hosts } = siteFactsOf(move);
      return pictures === 'FETCH' && picture.addresses.some((address) => isAddressOnSite(address, hosts));
    },

    /** Keeps the file of a picture that `bring` is to list; undefined where it cannot be had. */
    async prepare(move: MoveAtHand, item: StoredItem, signal: AbortSignal): Promise<StoredMedia | undefined> {
      const picture = pictureFactsOf(item);
      const { caption, alt } = picture;
      const keep = (path: string) =>
        unlessRefused(() => needs.media.keepPicture({ path, name: item.title }, { caption, alt }));
      const place = await findPlace(move, picture);
      if (!place) {
        const { pictures = 'FETCH' } = move.choices;
        return pictures === 'FETCH' ? await fetchAndKeep(move, picture, { keep, signal }) : undefined;
      }
      if (place.size > MAX_PICTURE_BYTES) return undefined;
      const unpackAndKeep = (zip: string) => needs.withZipEntry(zip, place.entry, keep);
      return await unlessRefused(() => needs.withFile(move.id, place.n, unpackAndKeep));
    },

    /** Lists a kept picture, unless the library has the same one already. */
    async bring(trx: Trx, move: MoveAtHand, item: StoredItem, kept: StoredMedia | null) {
      const { reference, oldPath } = pictureFactsOf(item);
      if (!kept) return { clash: sayMissing(reference) };
      const same = await needs.media.takeSame(trx, kept);
      if (!same) await insertPicture(trx, kept);
      const { id, file } = same ?? kept;
      const own: MadeThing = { kind: 'media', id, ...(same && { wasThere: true }) };
      const from = oldPath === null ? [] : [oldPath];
      const paths = await addOldPaths(trx, { redirects: needs.redirects, move, from, to: `/uploads/${file}` });
      return { things: [own, ...paths] };
    },
  };
}

async function listPlaces(
  { withFile, listZipEntries }: SitePictureNeeds,
  move: MoveAtHand,
): Promise<ReadonlyMap<string, Place>> {
  const places = new Map<string, Place>();
  for (const n of move.fileNames.keys()) {
    // A site's own file may be none.
    const entries = await unlessRefused(() => withFile(move.id, n, listZipEntries));
    for (const { name, size } of entries ?? []) {
      for (const path of keysOfPath(name)) if (!places.has(path)) places.set(path, { n, entry: name, size });
    }
  }
  return places;
}

type OldPaths = Pick<SitePictureNeeds, 'redirects'> & {
  readonly move: MoveAtHand;
  readonly from: readonly string[];
  readonly to: string;
};

/** Lets the old paths of a thing lead to its new one, unless the owner does without. */
export async function addOldPaths(trx: Trx, { redirects, move, from, to }: OldPaths): Promise<MadeThing[]> {
  if (move.choices.redirects === false) return [];
  return (await redirects.addMoved(trx, { from, to, moveId: move.id })).map((id) => ({ kind: 'redirect', id }));
}

export function siteFactsOf({ facts }: MoveAtHand): SiteFacts {
  // The reading process ends every site with these.
  return facts as SiteFacts;
}

export function pictureFactsOf({ facts }: StoredItem): PictureFacts {
  // The reading process writes these for every PICTURE of a site.
  return facts as PictureFacts;
}

/** What the owner reads of a picture that cannot be had: its file name, without the folders. */
export function sayMissing(reference: string): string {
  const name = reference.replace(/[?#].*$/s, '').replace(/^.*\//s, '');
  return `Manca la foto ${cutText(cleanLine(decodeSegment(name) || name), 200)}`;
}

/** What is made; undefined where the file is damaged, or no picture that the library accepts. */
async function unlessRefused<Made>(make: () => Promise<Made>): Promise<Made | undefined> {
  try {
    return await make();
  } catch (error) {
    if (error instanceof ReadingRefusal || (error instanceof HttpProblem && error.status < 500)) return undefined;
    throw error;
  }
}

function isAddressOnSite(address: string, hosts: readonly string[]): boolean {
  return URL.canParse(address) && isOnSite(new URL(address), hosts);
}

/** The forms by which a path is compared: whole, and below the folder of uploads; some systems decompose letters. */
function keysOfPath(path: string): string[] {
  const whole = path.normalize('NFC').toLowerCase();
  return [whole, whole.replace(/^(?:.*?\/)?(?:uploads|content\/images)\//s, '')];
}
