import { type Redirect, type RedirectSent, redirectSent } from '@approdo/shared/contract/content/redirects';
import { followRedirects, keyOfOldAddress, MAX_REDIRECTS } from '@approdo/shared/domain/content/redirects/old-address';
import { say } from '@approdo/shared/words/say';
import { makeId } from '../../../adapters/random.ts';
import { isUniqueViolation } from '../../../db/faults.ts';
import { type Reader, type Trx, transact } from '../../../db/transaction.ts';
import { type Precondition, withVersion } from '../../../http/calls/precondition.ts';
import {
  conflict,
  type FieldTexts,
  invalidFields,
  notFound,
  refuseFaults,
  requireFound,
} from '../../../http/problems.ts';
import { createRedirectEnds, findTarget, isHomeWithParameter, type RedirectEndsNeeds } from './redirect-ends.ts';
import {
  countRedirects,
  deleteRedirect,
  findByKey,
  findRedirect,
  hashKey,
  insertRedirect,
  listRedirects,
  updateRedirect,
} from './redirects.repository.ts';
import type { StoredRedirect } from './redirects.table.ts';

const PAGE = 50;

const MISSING = say('redirectUnknown');

export type Redirects = ReturnType<typeof createRedirects>;

/** The addresses of the site that was here before, and where each leads now. */
export function createRedirects(needs: RedirectEndsNeeds) {
  const { database, origin, hasPage } = needs;
  const { find, findQueried, findEnd } = createRedirectEnds(needs);

  /** Faults in the fields that their schema cannot find. */
  async function findFaults({ from }: Partial<RedirectSent>): Promise<FieldTexts> {
    if (from === undefined || isHomeWithParameter(from) || !(await hasPage(from))) return {};
    return { from: say('redirectFromPage') };
  }

  async function isCircle(trx: Trx, own: StoredRedirect): Promise<boolean> {
    const findNext = (address: string) => findTarget(trx, { address, origin }, own);
    return (await followRedirects(own.toAddress, findNext)) === undefined;
  }

  /** Throws 400 if it leads in a circle, and 409 if another redirect starts from the same address. */
  async function store(trx: Trx, redirect: StoredRedirect, write: () => Promise<void>): Promise<void> {
    if (await isCircle(trx, redirect)) throw invalidFields({ to: say('redirectInCircle') });
    try {
      await write();
    } catch (error) {
      throw isUniqueViolation(error) ? conflict(say('redirectTwice')) : error;
    }
  }

  async function view(redirect: StoredRedirect): Promise<Redirect> {
    const isDead = (await findEnd(redirect.toAddress)) === undefined;
    return { ...viewAddresses(redirect), isDead };
  }

  return {
    find,
    findQueried,
    findFaults,

    async list({ page, search }: { readonly page: number; readonly search: string }) {
      const found = await listRedirects(database, search, { offset: (page - 1) * PAGE, max: PAGE });
      return { redirects: await Promise.all(found.map(view)), total: await countRedirects(database, search) };
    },

    async create(input: RedirectSent): Promise<Redirect> {
      refuseFaults(await findFaults(input));
      const redirect = { id: makeId(), moveId: null, ...addressesOf(input) };
      await transact(database, (trx) =>
        store(trx, redirect, async () => {
          if ((await countRedirects(trx)) >= MAX_REDIRECTS) throw conflict(say('redirectsTooMany'));
          await insertRedirect(trx, redirect);
        }),
      );
      return await view(redirect);
    },

    async update(id: string, input: RedirectSent, precondition: Precondition): Promise<Redirect> {
      refuseFaults(await findFaults(input));
      const redirect = await transact(database, async (trx) => {
        const before = requireFound(await findRedirect(trx, id), MISSING);
        precondition(viewAddresses(before));
        const after = { ...before, ...addressesOf(input) };
        await store(trx, after, () => updateRedirect(trx, after));
        return after;
      });
      return await view(redirect);
    },

    addMoved: (trx: Trx, moved: MovedAddresses) => addMoved(trx, moved, isCircle),

    /** Where a redirect leads from an old path, whether visitors find anything there or not. */
    findTarget: (reader: Reader, address: string) => findTarget(reader, { address, origin }),

    async remove(id: string): Promise<void> {
      await transact(database, async (trx) => {
        if (!(await deleteRedirect(trx, id))) throw notFound(MISSING);
      });
    },
  };
}

type MovedAddresses = {
  /** Paths of the old site, with a parameter where one counts. */
  readonly from: readonly string[];
  readonly to: string;
  readonly moveId: string;
};

/**
 * Lets the old addresses of what a move brings lead to its new one, and returns the ids of those added. What a redirect
 * by hand could not say is left out, as is an address that is the new one, or leads somewhere already.
 */
async function addMoved(
  trx: Trx,
  { from, to, moveId }: MovedAddresses,
  isCircle: (trx: Trx, own: StoredRedirect) => Promise<boolean>,
): Promise<string[]> {
  const added: string[] = [];
  let room = MAX_REDIRECTS - (await countRedirects(trx));
  for (const old of from) {
    const read = redirectSent.safeParse({ from: old, to });
    // The home page is always there.
    if (!read.success || keyOfOldAddress(read.data.from) === '/') continue;
    const redirect = { id: makeId(), moveId, ...addressesOf(read.data) };
    if (await findByKey(trx, keyOfOldAddress(redirect.fromAddress))) continue;
    if (room <= 0) break;
    if (await isCircle(trx, redirect)) continue;
    await insertRedirect(trx, redirect);
    room -= 1;
    added.push(redirect.id);
  }
  return added;
}

function addressesOf({ from, to }: RedirectSent): Pick<StoredRedirect, 'fromAddress' | 'keyHash' | 'toAddress'> {
  return { fromAddress: from, keyHash: hashKey(keyOfOldAddress(from)), toAddress: to };
}

/** The version is that of the addresses: what visitors find there changes by itself. */
function viewAddresses({ id, fromAddress, toAddress }: StoredRedirect) {
  return withVersion({ id, from: fromAddress, to: toAddress });
}
