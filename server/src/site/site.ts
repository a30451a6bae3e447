import type { RenderedPage } from '@approdo/shared/contract/page';
import type { Wanted } from '../http/answer-cache.ts';
import type { Headers } from '../http/security-headers.ts';
import { findDocument } from './documents/documents.ts';
import type { DocumentFacts } from './documents/site-document.ts';
import { speculationRules } from './documents/speculation-rules.ts';
import { pageAddress } from './page-address.ts';

type SiteOptions = {
  readonly render: (address: string) => Promise<RenderedPage>;
  readonly facts: DocumentFacts;
  readonly headers: Headers;
};

/** The page or document at an address of the public site. */
export type Site = (url: string) => Wanted;

export function createSite({ render, facts, headers }: SiteOptions): Site {
  const common = { ...headers, 'Cache-Control': 'no-cache' };
  const ofPage = {
    ...common,
    'Content-Type': 'text/html; charset=utf-8',
    'Speculation-Rules': `"${speculationRules.path}"`,
  };

  async function make(address: string) {
    const document = findDocument(address);
    if (document) {
      const { contentType, cacheControl = common['Cache-Control'] } = document;
      const own = { ...common, 'Content-Type': contentType, 'Cache-Control': cacheControl };
      return { status: 200, headers: own, bytes: Buffer.from(await document.write(facts)) } as const;
    }
    const page = await render(address);
    return 'location' in page
      ? { status: page.status, headers: { ...headers, Location: page.location } }
      : {
          status: page.status,
          headers: ofPage,
          bytes: Buffer.from(page.html),
          counted: { as: 'VIEW', page: pathOf(address) } as const,
        };
  }

  return (url) => {
    const key = pageAddress(url);
    return { key, make: () => make(key) };
  };
}

/** Without what tells parts of a list apart. */
function pathOf(address: string): string {
  return address.split('?', 1)[0] ?? '/';
}
