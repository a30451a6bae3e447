import type { RenderedPage } from '@approdo/shared/client/page';
import { ITALIAN, LANGUAGES, type Language } from '@approdo/shared/domain/base/language/language';
import { addressIn, readLanguage } from '@approdo/shared/domain/base/language/language-address';
import { type AddressKeys, keysOfAddress } from '@approdo/shared/domain/content/redirects/old-address';
import type { ListOffered } from '../http/locale-context.ts';
import type { ResponseSource } from '../http/responses/response-cache.ts';
import { allowStyles, type Headers } from '../http/security-headers.ts';
import { findDocument } from './documents/documents.ts';
import type { DocumentFacts } from './documents/site-document.ts';
import { speculationRules } from './documents/speculation-rules.ts';
import { createMovedPages, type OldAddresses } from './moved-pages.ts';
import { pageAddress } from './page-address.ts';

/** What of the site is asked for, and how it is read. */
export type Visit = {
  /** Without the prefix of the language. */
  readonly address: string;
  readonly language: Language;
  /** What the site is offered in, Italian first. */
  readonly languages: readonly Language[];
};

type SiteOptions = {
  readonly render: (visit: Visit) => Promise<RenderedPage>;
  /** The status of a page that is not rendered. */
  readonly readStatus: (visit: Visit) => Promise<number>;
  readonly oldAddresses: OldAddresses;
  readonly factsFor: (visit: Visit) => DocumentFacts;
  readonly listOffered: ListOffered;
  readonly headers: Headers;
};

/** The pages and documents of the public site, and where old addresses lead that have none. */
export function createSite({ render, readStatus, oldAddresses, factsFor, listOffered, headers }: SiteOptions) {
  const common = { ...headers, 'Cache-Control': 'no-cache' };
  const ofPage = {
    ...common,
    'Content-Type': 'text/html; charset=utf-8',
    'Speculation-Rules': `"${speculationRules.path}"`,
  };

  const ofPageByLink = { ...ofPage, 'referrer-policy': 'no-referrer' };
  const movedPages = createMovedPages({ oldAddresses, hasPage, headers });

  async function make(address: string) {
    const visit = readVisit(address, await listOffered());
    const own = addressIn(visit.language, visit.address);
    // `/en/`: no slash follows the prefix of a home page.
    if (own !== address) return { status: 301, headers: { ...headers, Location: own } } as const;
    const document = findDocument(visit.address, visit.language);
    if (document) {
      const { contentType, cacheControl = common['Cache-Control'] } = document;
      const own = { ...common, 'Content-Type': contentType, 'Cache-Control': cacheControl };
      return { status: 200, headers: own, bytes: Buffer.from(await document.write(factsFor(visit))) } as const;
    }
    const page = await render(visit);
    const moved = await movedPages.findInstead(address, page);
    if (moved) return moved;
    if ('location' in page) return { status: page.status, headers: { ...headers, Location: page.location } };
    const { status, styles } = page;
    const bytes = Buffer.from(page.html);
    const allowing = (some: Headers) => (styles === undefined ? some : allowStyles(some, styles));
    if (page.isByLink) return { status, headers: allowing(ofPageByLink), bytes };
    return { status, headers: allowing(ofPage), bytes, countedAs: { as: 'VIEW', page: pathOf(address) } as const };
  }

  async function hasPage(written: string): Promise<boolean> {
    const address = pageAddress(written.replace(/#.*$/s, '')).replace(/(?<!\/)\/+$/, '') || '/';
    const visit = readVisit(address, await listOffered());
    return findDocument(visit.address, visit.language) !== undefined || (await readStatus(visit)) !== 404;
  }

  function pageAt(url: string): ResponseSource {
    const address = pageAddress(url);
    return { kind: 'page', address, make: () => make(address) };
  }

  async function redirectOrPageAt(url: string, keys: Required<AddressKeys>): Promise<ResponseSource> {
    const page = pageAt(url);
    const redirect = await movedPages.findQueried(page.address, keys);
    return redirect ? { kind: 'page', address: keys.queried, make: async () => redirect } : page;
  }

  return {
    hasPage,

    /** What is at an address. */
    open(url: string): ResponseSource | Promise<ResponseSource> {
      if (!url.includes('?')) return pageAt(url);
      const { plain, queried } = keysOfAddress(url);
      return queried === undefined ? pageAt(url) : redirectOrPageAt(url, { plain, queried });
    },
  };
}

/** Without what tells parts of a list apart. */
function pathOf(address: string): string {
  return address.split('?', 1)[0] ?? '/';
}

/** Below the prefix of a language that is not offered there is nothing: the address is an Italian one, which no page has. */
export function readVisit(address: string, offered: readonly Language[]): Visit {
  const languages = LANGUAGES.filter((language) => language === ITALIAN || offered.includes(language));
  const spoken = readLanguage(address);
  return languages.includes(spoken.language) ? { ...spoken, languages } : { address, language: ITALIAN, languages };
}
