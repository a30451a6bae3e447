import { cleanLine } from '@approdo/shared/domain/base/text/text';
import { cutText } from '@approdo/shared/domain/operations/moving/adapt-text';
import { decodeSegment } from '@approdo/shared/rich-text/map-address';
import { isOnSite, MAX_PICTURE_BYTES } from '../../../../adapters/moving/fetch-picture.ts';
import { ReadingRefusal } from '../../../../adapters/moving/reading.ts';
import type { PictureFacts, SiteFacts } from '../../../../adapters/moving/site/site-facts.ts';
import { makeId } from '../../../../adapters/random.ts';
import { withScratchFile } from '../../../../adapters/scratch-file.ts';
import type { Trx } from '../../../../db/transaction.ts';
import { HttpProblem } from '../../../../http/problems.ts';
import { insertPicture, type StoredMedia } from '../../../content/media/index.ts';
import type { MadeThing, MoveAtHand, StoredItem } from '../move-kind.ts';
import type { SiteNeeds } from './kind-needs.ts';

/** Where a picture lies: the number of its zip, its entry there, and its bytes. */
type Place = { readonly n: number; readonly entry: string; readonly size: number };
type Places = ReadonlyMap<string, Place>;

type Keeping = {
  readonly keep: (path: string) => Promise<StoredMedia | undefined>;
  readonly signal: AbortSignal;
};

/** Bytes that one move may fetch (MOVING.md, section 3). */
const MAX_FETCHED_BYTES = 4 * 1024 ** 3;

/** Widths of one picture that are asked for before it is given up. */
const MAX_TRIES = 3;

/** The pictures of a site: from the zips of its move, else from the site itself, into the library. */
export function createSitePictures(needs: SiteNeeds) {
  let zips: { readonly of: string; readonly places: Places } | undefined;
  let fetched = { moveId: '', bytes: 0 };

  async function findPlace(move: MoveAtHand, { zipPaths }: PictureFacts): Promise<Place | undefined> {
    const of = `${move.id} ${move.fileNames.length}`;
    zips = zips?.of === of ? zips : { of, places: await listPlaces(needs, move) };
    const { places } = zips;
    return zipPaths.flatMap(keysOfPath).flatMap((key) => places.get(key) ?? [])[0];
  }

  /** Fetches the widest version that can be had, and keeps it. */
  async function fetchAndKeep(move: MoveAtHand, { addresses }: PictureFacts, { keep, signal }: Keeping) {
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
      const isThere = (address: string) => URL.canParse(address) && isOnSite(new URL(address), hosts);
      return pictures === 'FETCH' && picture.addresses.some(isThere);
    },

    /** Keeps the file of a picture that `bring` is to list; undefined where it cannot be had. */
    async prepare(move: MoveAtHand, item: StoredItem, signal: AbortSignal): Promise<StoredMedia | undefined> {
      const picture = pictureFactsOf(item);
      const { caption, alt } = picture;
      const keep = (path: string) =>
        unlessRefused(() => needs.media.keepPicture({ path, name: item.title }, { caption, alt }));
      const place = await findPlace(move, picture);
      if (place) {
        if (place.size > MAX_PICTURE_BYTES) return undefined;
        const unpackAndKeep = (zip: string) => needs.withZipEntry(zip, place.entry, keep);
        return await unlessRefused(() => needs.withFile(move.id, place.n, unpackAndKeep));
      }
      const { pictures = 'FETCH' } = move.choices;
      return pictures === 'FETCH' ? await fetchAndKeep(move, picture, { keep, signal }) : undefined;
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
      const paths = await addOldPaths(trx, { ...needs, move, from, to: `/uploads/${file}` });
      return { things: [own, ...paths] };
    },
  };
}

/** Where the files of all zips of a move lie, by their path and by that below the uploads. */
async function listPlaces({ withFile, listZipEntries }: SiteNeeds, move: MoveAtHand): Promise<Places> {
  const places = new Map<string, Place>();
  for (const n of move.fileNames.keys()) {
    // A site's own file may be none.
    const entries = await unlessRefused(() => withFile(move.id, n, (path) => listZipEntries(path)));
    for (const { name, size } of entries ?? []) {
      for (const path of keysOfPath(name)) if (!places.has(path)) places.set(path, { n, entry: name, size });
    }
  }
  return places;
}

type OldPaths = Pick<SiteNeeds, 'redirects'> & {
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

/** The forms by which a path is compared: whole, and below the folder of uploads; some systems decompose letters. */
function keysOfPath(path: string): string[] {
  const whole = path.normalize('NFC').toLowerCase();
  return [whole, whole.replace(/^(?:.*?\/)?(?:uploads|content\/images)\//s, '')];
}
