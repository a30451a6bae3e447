import type { RenderedPage } from '@approdo/shared/client/page';
import { ITALIAN, LANGUAGES, type Language } from '@approdo/shared/domain/base/language/language';
import { addressIn, readLanguage } from '@approdo/shared/domain/base/language/language-address';
import type { ListOffered } from '../http/locale-context.ts';
import type { ResponseSource } from '../http/responses/response-cache.ts';
import { allowStyles, type Headers } from '../http/security-headers.ts';
import { findDocument } from './documents/documents.ts';
import type { DocumentFacts } from './documents/site-document.ts';
import { speculationRules } from './documents/speculation-rules.ts';
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
  readonly factsFor: (visit: Visit) => DocumentFacts;
  readonly listOffered: ListOffered;
  readonly headers: Headers;
};

/** The page or document at an address of the public site. */
export function createSite({ render, factsFor, listOffered, headers }: SiteOptions): (url: string) => ResponseSource {
  const common = { ...headers, 'Cache-Control': 'no-cache' };
  const ofPage = {
    ...common,
    'Content-Type': 'text/html; charset=utf-8',
    'Speculation-Rules': `"${speculationRules.path}"`,
  };

  const ofPageByLink = { ...ofPage, 'referrer-policy': 'no-referrer' };

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
    if ('location' in page) return { status: page.status, headers: { ...headers, Location: page.location } };
    const { status, styles } = page;
    const bytes = Buffer.from(page.html);
    const allowing = (some: Headers) => (styles === undefined ? some : allowStyles(some, styles));
    if (page.isByLink) return { status, headers: allowing(ofPageByLink), bytes };
    return { status, headers: allowing(ofPage), bytes, countedAs: { as: 'VIEW', page: pathOf(address) } as const };
  }

  return (url) => {
    const address = pageAddress(url);
    return { kind: 'page', address, make: () => make(address) };
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
