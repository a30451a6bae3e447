import type { RenderedPage } from '@approdo/shared/client/page';
import { type AddressKeys, keysOfAddress } from '@approdo/shared/domain/content/redirects/old-address';
import type { Redirect } from '../http/responses/response-cache.ts';
import type { Headers } from '../http/security-headers.ts';
import { pageAddress } from './page-address.ts';

/** Where old addresses lead in the end, by their keys; undefined where none does, or visitors find nothing there. */
export type OldAddresses = {
  readonly find: (key: string) => Promise<string | undefined>;
  /** Of a key with a parameter. */
  readonly findQueried: (key: string) => Promise<string | undefined>;
};

type MovedPagesNeeds = {
  readonly oldAddresses: OldAddresses;
  /** Whether a page or a document is at an address. */
  readonly hasPage: (address: string) => Promise<boolean>;
  readonly headers: Headers;
};

/** The redirects of addresses of the site that was here before; undefined where there is none. */
export function createMovedPages({ oldAddresses, hasPage, headers }: MovedPagesNeeds) {
  const leadTo = (location: string) =>
    // The owner may change it: a browser asks again.
    ({ status: 301, headers: { ...headers, 'Cache-Control': 'no-cache', Location: asciiOf(location) } }) as const;

  return {
    /** Of an address without a page. One that is there wins: slashes at its end lead to it. */
    async findInstead(address: string, { status }: RenderedPage): Promise<Redirect | undefined> {
      const endsInSlash = status === 301 && address.endsWith('/');
      if (status !== 404 && !endsInSlash) return undefined;
      const { plain } = keysOfAddress(address);
      const location = await oldAddresses.find(plain);
      if (location === undefined || (endsInSlash && (await hasPage(address)))) return undefined;
      // A path can be written in any number of ways, of which two are kept.
      const isKept = [plain, `${plain}/`].some((form) => pageAddress(form) === address);
      return { ...leadTo(location), ...(isKept && { isKept }) };
    },

    /** Of an address with a parameter, which comes before the home page, and after any other. */
    async findQueried(address: string, { plain, queried }: Required<AddressKeys>): Promise<Redirect | undefined> {
      const location = await oldAddresses.findQueried(queried);
      if (location === undefined || (plain !== '/' && (await hasPage(address)))) return undefined;
      return { ...leadTo(location), isKept: true };
    },
  };
}

/** An address as a header may hold it. */
function asciiOf(address: string): string {
  return address.replaceAll(/[^\x21-\x7e]+/g, encodeURIComponent);
}
