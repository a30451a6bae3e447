import { writeFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { bareHost } from '@approdo/shared/domain/base/text/host-name';
import { isDiskFull } from '../../db/faults.ts';
import { type AddressRules, checkAddress, isTrusted } from '../guarded-request/address-rules.ts';
import { getGuarded } from '../guarded-request/get-guarded.ts';
import { createNameResolver, type ResolveName } from '../guarded-request/resolve-name.ts';

type FetcherNeeds = AddressRules & {
  readonly resolve?: ResolveName;
  readonly ca?: string | undefined;
  /** Time limit for lookup, redirects and body together. */
  readonly fetchMs?: number;
};

type Fetching = {
  /** The hosts of the old site: no other is asked, nor by a redirect. */
  readonly hosts: readonly string[];
  /** Where the picture is stored; no file is there yet. */
  readonly path: string;
  /** Bytes from which on it is given up, besides its own limit. */
  readonly maxBytes: number;
  readonly signal: AbortSignal;
};

export type PictureFetcher = ReturnType<typeof createPictureFetcher>;

const FETCH_MS = 20_000;

/** MOVING.md, section 2. */
export const MAX_PICTURE_BYTES = 50 * 1024 ** 2;

const HEADERS = { accept: 'image/*, */*;q=0.1', 'user-agent': 'Approdo (moving)' } as const;

/** The host by which Jetpack serves the pictures of other sites, whose name begins the path. */
const PHOTON = 'i0.wp.com';

/** Fetches pictures of an old site at addresses that its file names, with the guards of calendar addresses. */
export function createPictureFetcher({ resolve = createNameResolver(), fetchMs = FETCH_MS, ...needs }: FetcherNeeds) {
  const rules = { ...needs, resolve };
  return {
    /**
     * The size of the picture that is stored at the path; undefined where it cannot be had. Throws when aborted or on
     * a full disk, but never for what the other side does.
     */
    async store(address: string, { hosts, path, maxBytes, signal: called }: Fetching): Promise<number | undefined> {
      const signal = AbortSignal.any([called, AbortSignal.timeout(fetchMs)]);
      const check = (next: string) => checkOnSite(next, hosts, rules);
      try {
        const got = await getGuarded(address, { check, headers: HEADERS, signal }, rules);
        return 'refused' in got ? undefined : await write(got.response, path, Math.min(maxBytes, MAX_PICTURE_BYTES));
      } catch (error) {
        called.throwIfAborted();
        if (isDiskFull(error)) throw error;
        return undefined;
      }
    },
  };
}

/** Whether an address is of the site of these hosts, with or without `www.`. */
export function isOnSite({ host, hostname, pathname }: URL, hosts: readonly string[]): boolean {
  const named = hostname === PHOTON ? [pathname.split('/')[1] ?? ''] : [host, hostname];
  return hosts.some((own) => named.some((name) => bareHost(name) === bareHost(own)));
}

/** The address as it is asked for: by https, unless the operator trusts the host. */
function checkOnSite(text: string, hosts: readonly string[], rules: AddressRules): ReturnType<typeof checkAddress> {
  const url = URL.parse(text);
  if (!url || !isOnSite(url, hosts)) return { fault: 'NO_ADDRESS' };
  if (url.protocol === 'http:' && !isTrusted(url, rules.trustedHosts)) url.protocol = 'https:';
  return checkAddress(url.href, rules);
}

/** Stores the body and tells its size; undefined where there is none. Throws where it breaks off or is too long. */
async function write(response: IncomingMessage, path: string, maxBytes: number): Promise<number | undefined> {
  let size = 0;
  async function* readBody(): AsyncGenerator<Uint8Array> {
    for await (const chunk of response) {
      size += chunk.length;
      if (size > maxBytes) throw new Error('the picture is too large');
      yield chunk;
    }
  }

  try {
    const { statusCode, headers } = response;
    if (statusCode !== 200 || Number(headers['content-length']) > maxBytes) return undefined;
    await writeFile(path, readBody(), { mode: 0o600 });
    return size;
  } finally {
    response.destroy();
  }
}
