import type { PageRequest, SiteClient } from '@approdo/shared/contract/page';
import { type ComponentType, createElement, type ReactElement } from 'react';
import type { PathParams } from './match-path.ts';
import type { StructuredData } from './structured-data/structured-data.ts';
import type { PageTexts } from './texts/page-texts.ts';

/** What the head of a page says. */
export type PageHead = {
  /** Without the name of the site. */
  readonly title: string;
  readonly description: string;
  readonly keywords?: string;
  /** The picture that is shared with a link. */
  readonly picture?: string;
  /** When it was published: an article then, not a page of the site. */
  readonly publishedAt?: string;
  /** True for pages that are of no use in a search. */
  readonly isPrivate?: boolean;
  /** The part of the query that makes it a page of its own: `?page=2`. */
  readonly query?: string;
  readonly structuredData?: readonly StructuredData[];
};

export type PageView = { readonly head: PageHead; readonly body: ReactElement };

/** A row of the table of addresses. */
export type SitePage = {
  /** `/blog/{slug}` */
  readonly path: string;
  /** Undefined where the address has nothing to show: a 404. */
  readonly open: (visit: PageVisit, params: PathParams) => Promise<PageView | undefined>;
  /** What that 404 shows, where it is not what any unknown address shows. */
  readonly missing?: (texts: PageTexts) => PageView;
};

/** What a page is opened with: who answers for its content, what was asked for, and what it says in that language. */
export type PageVisit = { readonly client: SiteClient; readonly request: PageRequest; readonly texts: PageTexts };

/** What is said of a page, and in which language. */
export type Saying = { readonly request: PageRequest; readonly texts: PageTexts };

type PageDefinition<Loaded> = {
  readonly path: string;
  readonly load: (client: SiteClient, request: PageRequest, params: PathParams) => Promise<Loaded | undefined>;
  readonly head: (loaded: Loaded, saying: Saying) => PageHead;
  readonly Component: ComponentType<{ readonly loaded: Loaded; readonly texts: PageTexts }>;
  readonly missing?: (texts: PageTexts) => PageView;
};

/** A page from what it loads, what its head says of that and how it looks. */
export function definePage<Loaded>({ path, load, head, Component, missing }: PageDefinition<Loaded>): SitePage {
  return {
    path,
    async open({ client, request, texts }, params) {
      const loaded = await load(client, request, params);
      if (loaded === undefined) return undefined;
      return { head: head(loaded, { request, texts }), body: createElement(Component, { loaded, texts }) };
    },
    ...(missing && { missing }),
  };
}

type FixedPage = {
  readonly path: string;
  readonly head: (texts: PageTexts) => PageHead;
  readonly Component: ComponentType<{ readonly texts: PageTexts }>;
};

/** A page whose text is part of the program. */
export function defineFixedPage({ path, head, Component }: FixedPage): SitePage {
  return { path, open: async ({ texts }) => ({ head: head(texts), body: createElement(Component, { texts }) }) };
}
