import type { PageRequest, SiteClient } from '@approdo/shared/contract/page';
import { type ComponentType, createElement, type ReactElement } from 'react';
import type { PathParams } from './match-path.ts';

/** What the head of a page says. */
export type PageHead = {
  /** Without the name of the site. */
  readonly title: string;
  readonly description: string;
  /** The picture that is shared with a link. */
  readonly picture?: string;
  /** True for pages that are of no use in a search. */
  readonly isPrivate?: boolean;
};

export type PageView = { readonly head: PageHead; readonly body: ReactElement };

/** A row of the table of addresses. */
export type SitePage = {
  /** `/blog/{slug}` */
  readonly path: string;
  /** Undefined where the address has nothing to show: a 404. */
  readonly open: (client: SiteClient, request: PageRequest, params: PathParams) => Promise<PageView | undefined>;
};

type PageDefinition<Loaded> = {
  readonly path: string;
  readonly load: (client: SiteClient, request: PageRequest, params: PathParams) => Promise<Loaded | undefined>;
  readonly head: (loaded: Loaded) => PageHead;
  readonly Component: ComponentType<{ readonly loaded: Loaded }>;
};

/** A page from what it loads, what its head says of that and how it looks. */
export function definePage<Loaded>({ path, load, head, Component }: PageDefinition<Loaded>): SitePage {
  return {
    path,
    async open(client, request, params) {
      const loaded = await load(client, request, params);
      if (loaded === undefined) return undefined;
      return { head: head(loaded), body: createElement(Component, { loaded }) };
    },
  };
}

/** A page whose text is part of the program. */
export function defineFixedPage(path: string, head: PageHead, Component: ComponentType): SitePage {
  return { path, open: async () => ({ head, body: createElement(Component) }) };
}
