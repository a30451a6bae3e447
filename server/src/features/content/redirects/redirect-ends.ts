import { uploadNameOf } from '@approdo/shared/domain/base/text/image-address';
import { followRedirects, keysOfAddress, localAddressOf } from '@approdo/shared/domain/content/redirects/old-address';
import { uploadTypeOf } from '@approdo/shared/domain/content/upload-type';
import { type SiteFiles, uploadKey } from '../../../adapters/site-files/site-files.ts';
import type { Database } from '../../../db/database.ts';
import type { CachedRead } from '../../../db/read-cache.ts';
import type { Reader } from '../../../db/transaction.ts';
import { findByKey, hashKey, hasQueriedRedirects } from './redirects.repository.ts';
import type { StoredRedirect } from './redirects.table.ts';

export type RedirectEndsNeeds = {
  readonly database: Database;
  /** The site's own. */
  readonly origin: string;
  readonly files: SiteFiles;
  /** Whether visitors find a page or a document at a path. */
  readonly hasPage: (address: string) => Promise<boolean>;
  /** Caches a fact until something public changes. */
  readonly readCached: CachedRead<boolean>;
};

/** Finds where redirects lead in the end. */
export function createRedirectEnds({ database, origin, files, hasPage, readCached }: RedirectEndsNeeds) {
  /** Whether visitors find something at an address; of those of other sites nothing is known. */
  async function isPublic(address: string): Promise<boolean> {
    const local = localAddressOf(address, origin);
    if (local === undefined) return true;
    const file = uploadNameOf(local.replace(/[?#].*$/s, ''));
    if (file === undefined) return await hasPage(local);
    return uploadTypeOf(file) !== undefined && (await files.store.find(uploadKey(file))) !== undefined;
  }

  /** Where a redirect leads on from an address. A page that is there wins, but for the home page with a parameter. */
  async function findNext(address: string): Promise<string | undefined> {
    const target = await findTarget(database, { address, origin });
    if (target === undefined || isHomeWithParameter(address)) return target;
    return (await isPublic(address)) ? undefined : target;
  }

  /** The end of the chain that begins with a target; undefined where visitors find nothing there. */
  async function findEnd(target: string): Promise<string | undefined> {
    const end = await followRedirects(target, findNext);
    return end !== undefined && (await isPublic(end)) ? end : undefined;
  }

  /** Where the redirect with this key leads in the end; undefined without one, or where visitors find nothing there. */
  async function find(key: string): Promise<string | undefined> {
    const redirect = await findByKey(database, key);
    return redirect && (await findEnd(redirect.toAddress));
  }

  return {
    findEnd,
    find,

    /** The same for a key with a parameter, which few houses have any of. */
    async findQueried(key: string): Promise<string | undefined> {
      const hasAny = await readCached('queried', () => hasQueriedRedirects(database));
      return hasAny ? await find(key) : undefined;
    },
  };
}

type Place = { readonly address: string; readonly origin: string };

/** Where a redirect leads from an address of the site; `own` counts as it is being written. */
export async function findTarget(
  reader: Reader,
  { address, origin }: Place,
  own?: StoredRedirect,
): Promise<string | undefined> {
  const local = localAddressOf(address, origin);
  if (local === undefined) return undefined;
  const { plain, queried } = keysOfAddress(local);
  for (const key of queried === undefined ? [plain] : [queried, plain]) {
    if (own && hashKey(key) === own.keyHash) return own.toAddress;
    const found = await findByKey(reader, key);
    if (found && found.id !== own?.id) return found.toAddress;
  }
  return undefined;
}

/** Of the home page a parameter makes another address, though the page is there. */
export function isHomeWithParameter(address: string): boolean {
  const { plain, queried } = keysOfAddress(address);
  return plain === '/' && queried !== undefined;
}
