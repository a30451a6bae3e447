import {
  MOST_HITS,
  MOST_OF_A_KIND,
  search as rows,
  type SearchHit,
  type SearchKind,
} from '@approdo/shared/contract/operations/search';
import { decideAccess } from '@approdo/shared/domain/base/access';
import { isLocalDate, type LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { firstLineOf } from '@approdo/shared/domain/base/text/first-line';
import { createFinder, type Findable, putInOrder } from '@approdo/shared/domain/operations/search/find-best';
import {
  isEnoughToSearch,
  parseSearch,
  type Search as Sought,
} from '@approdo/shared/domain/operations/search/parse-search';
import type { Clock } from '../../../adapters/clock.ts';
import { yieldToOthers } from '../../../adapters/event-loop.ts';
import type { Database } from '../../../db/database.ts';
import type { SearchEntry } from '../../../db/search-entry.ts';
import type { Caller } from '../../../http/calls/handler.ts';
import { viewAs } from '../../../http/calls/view-as.ts';
import { readAccountsToFind } from '../../base/people/index.ts';
import { readSearchableReviews } from '../../bookings/reviews/index.ts';
import { readSearchablePosts } from '../../content/blog/index.ts';
import { readSearchableGalleries } from '../../content/galleries/index.ts';
import { readSearchableMedia } from '../../content/media/index.ts';
import { readSearchablePages } from '../../content/pages/index.ts';
import { readMessagesToFind } from '../../messages/messages/index.ts';
import { readStayOfReference } from '../../money/payments/index.ts';
import { readTasksToFind } from '../tasks/index.ts';
import { createFoldMemory } from './fold-memory.ts';
import { createKnownStays } from './stays-in-memory.ts';

/** Things examined before yielding to other work. */
const CHUNK_SIZE = 5000;

type Source = {
  readonly kind: Exclude<SearchKind, 'BOOKING'>;
  readonly access: 'admin' | 'editor';
  readonly read: (database: Database) => Promise<SearchEntry[]>;
  readonly addressOf: (id: string) => string;
};

const SOURCES: readonly Source[] = [
  { kind: 'MESSAGE', access: 'admin', read: readMessagesToFind, addressOf: (id) => `/admin/messages#${id}` },
  { kind: 'REVIEW', access: 'admin', read: readSearchableReviews, addressOf: () => '/admin/reviews' },
  { kind: 'TASK', access: 'admin', read: readTasksToFind, addressOf: () => '/admin/task' },
  { kind: 'USER', access: 'admin', read: readAccountsToFind, addressOf: () => '/admin/users' },
  { kind: 'PAGE', access: 'editor', read: readSearchablePages, addressOf: (id) => `/admin/pages#${id}` },
  { kind: 'POST', access: 'editor', read: readSearchablePosts, addressOf: (id) => `/admin/blog#${id}` },
  { kind: 'MEDIA', access: 'editor', read: readSearchableMedia, addressOf: () => '/admin/media' },
  { kind: 'GALLERY', access: 'editor', read: readSearchableGalleries, addressOf: () => '/admin/gallery' },
];

type SearchableThing = Findable & { readonly title: string; readonly detail: string };

export type Search = ReturnType<typeof createSearch>;

/** Searches things of every feature by text, folded and compared here: database engines fold each in their own way. */
export function createSearch({ database, clock }: { readonly database: Database; readonly clock: Clock }) {
  const readStays = createKnownStays(database);
  const foldAll = createFoldMemory<SearchKind>();
  let last: Promise<unknown> = Promise.resolve();

  async function findStays(search: Sought): Promise<SearchableThing[]> {
    const { reference } = search;
    const stays = await readStays(clock.today());
    if (reference === null) return await bestOf(stays, search);
    const id = await readStayOfReference(database, reference);
    return await bestOf(
      stays.filter((known) => known.id === id).map((known) => ({ ...known, reference })),
      search,
    );
  }

  async function findOf({ kind, read }: Source, search: Sought): Promise<SearchableThing[]> {
    const things = await read(database);
    const texts = await foldAll(
      kind,
      things.map((thing) => thing.texts.join(' ')),
    );
    const searchable = things.map((thing, place) => ({ ...thing, text: texts[place] ?? '', until: dayOf(thing) }));
    return await bestOf(putInOrder(searchable, clock.today()), search);
  }

  async function findAll(sought: Sought, caller: Caller): Promise<SearchHit[]> {
    const hits: SearchHit[] = [];
    const add = (kind: SearchKind, things: readonly SearchableThing[], addressOf: Source['addressOf']) =>
      hits.push(...things.map((thing) => viewHit(kind, thing, addressOf(thing.id))));
    const maySee = (access: Source['access']) => decideAccess(access, caller) === 'granted';
    if (maySee('admin')) add('BOOKING', await findStays(sought), (id) => `/admin/bookings/${id}`);
    // Nothing else has days or a reference.
    if (sought.reference !== null || sought.days.length > 0) return hits;
    for (const source of SOURCES) {
      if (hits.length >= MOST_HITS) break;
      if (maySee(source.access)) add(source.kind, await findOf(source, sought), source.addressOf);
    }
    return hits.slice(0, MOST_HITS);
  }

  return {
    /**
     * The hits that the caller may see: at most five of a kind, in the order of the kinds. One search runs at once, in
     * steps: other calls wait for one step, not for all searches.
     */
    async find(q: string, caller: Caller): Promise<SearchHit[]> {
      if (!isEnoughToSearch(q)) return [];
      const own = last.then(() => findAll(parseSearch(q), caller));
      last = own.catch(() => undefined);
      return await own;
    },
  };
}

/** The best hits, examining `ordered` in chunks and no further than needed. */
async function bestOf(ordered: readonly SearchableThing[], search: Sought): Promise<SearchableThing[]> {
  const finder = createFinder<SearchableThing>({ search, most: MOST_OF_A_KIND });
  for (let start = 0; start < ordered.length; start += CHUNK_SIZE) {
    await yieldToOthers();
    if (finder.consider(ordered.slice(start, start + CHUNK_SIZE))) break;
  }
  return finder.best();
}

/** The day on which a thing is due; null if it has an instant, which lies in the past. */
function dayOf({ at }: SearchEntry): LocalDate | null {
  return at !== null && isLocalDate(at) ? at : null;
}

const hitShape = rows.find.answer.shape.hits.element;

function viewHit(kind: SearchKind, { id, title, detail }: SearchableThing, address: string): SearchHit {
  return viewAs(hitShape, { kind, id, title, detail: firstLineOf(detail), address });
}
