import type { PageRequest, RenderedPage, SiteClient } from '@approdo/shared/client/page';
import type { Look } from '@approdo/shared/contract/content/look';
import { LANGUAGES, type Language } from '@approdo/shared/domain/base/language/language';
import { addressIn } from '@approdo/shared/domain/base/language/language-address';
import { type ComponentType, createElement, type ReactElement } from 'react';
import type { PageTexts } from '../texts/use-page-texts.ts';
import type { Versions } from './in-language.ts';
import type { PathParams } from './match-path.ts';
import type { StructuredData } from './structured-data.ts';

/** The content of a page's head. */
type PageHead = {
  /** Without the site's name. */
  readonly title: string;
  readonly description: string;
  readonly keywords?: string;
  /** The picture for link previews. */
  readonly picture?: string;
  /** When it was published, for an article. */
  readonly publishedAt?: string;
  /** True for pages of no use in a search. */
  readonly isPrivate?: boolean;
  /** The part of the query that makes it a page of its own: `?page=2`. */
  readonly query?: string;
  readonly structuredData?: readonly StructuredData[];
};

export type PageView = {
  readonly head: PageHead;
  readonly body: ReactElement;
  /** Whether a large picture comes first, which nothing may delay. */
  readonly beginsWithPicture?: boolean;
  /** The id of the part that fills the first screen, for the browser to wait for; by default it waits for the foot. */
  readonly firstPart?: string;
  /** The same below 48rem, where less may have to be waited for. */
  readonly firstPartOnPhones?: string;
  /** The paths of the same page in other languages. */
  readonly versions: Versions;
  /** Where to send readers of a language without such a version. */
  readonly instead: '/' | '/blog';
  /** Whether the content depends on the query, which would be lost in another language. */
  readonly readsQuery?: boolean;
  /** Whether the same page in another language is to have the same query and fragment. */
  readonly keepsQuery?: boolean;
  /** Whether it is reached only by a link, of which another language needs the same. */
  readonly isByLink?: boolean;
  /** The authors' links in its content. */
  readonly links?: readonly string[];
};

/** The result of an address: a page, a page for a missing one, or a redirect. */
export type Opened =
  | { readonly status: 200 | 404; readonly view: PageView }
  | Extract<RenderedPage, { readonly location: string }>;

/** A row of the table of addresses. */
export type SitePage = {
  /** `/blog/{slug}`, without a language's prefix. */
  readonly path: string;
  /** Undefined if the address has nothing to display, like any unknown one. */
  readonly open: (visit: PageVisit, params: PathParams) => Promise<Opened | undefined>;
};

/** What a page is opened with: a client for its content, the request, its language's texts, and the site's look. */
export type PageVisit = {
  readonly client: SiteClient;
  readonly request: PageRequest;
  readonly texts: PageTexts;
  readonly look: Look;
};

/** A page's request and texts. */
export type PageLocale = { readonly request: PageRequest; readonly texts: PageTexts };

/** Instead of content: the paths of its versions in other languages. */
type Elsewhere = { readonly elsewhere: Versions };

/** The page for content that does not exist in this language, with links to where it can be read. */
type MissingView = (texts: PageTexts, elsewhere: Versions) => PageView;

type PageDefinition<Loaded> = {
  readonly path: string;
  readonly load: (visit: PageVisit, params: PathParams) => Promise<Loaded | Elsewhere | undefined>;
  readonly head: (loaded: Loaded, locale: PageLocale) => PageHead;
  readonly Component: ComponentType<{ readonly loaded: Loaded; readonly texts: PageTexts }>;
  /** Left out if every language has it at the same path. */
  readonly versions?: (loaded: Loaded) => Versions;
  readonly instead?: PageView['instead'];
  readonly links?: (loaded: Loaded) => readonly string[];
  readonly missing?: MissingView;
  readonly readsQuery?: boolean;
  readonly beginsWithPicture?: boolean;
  readonly firstParts?: (loaded: Loaded) => Pick<PageView, 'firstPart' | 'firstPartOnPhones'>;
};

/** A page from its loader, its head and its component. */
export function definePage<Loaded>(definition: PageDefinition<Loaded>): SitePage {
  const { path, load, head, Component, versions, instead = '/', links, missing } = definition;
  const { readsQuery = false, beginsWithPicture = false } = definition;
  return {
    path,
    async open(visit, params) {
      const { request, texts } = visit;
      const loaded = await load(visit, params);
      if (isElsewhere(loaded)) return leadElsewhere(loaded, visit, missing);
      if (loaded === undefined) return missing && { status: 404, view: missing(texts, {}) };
      const view = {
        head: head(loaded, { request, texts }),
        body: createElement(Component, { loaded, texts }),
        versions: versions ? versions(loaded) : inEachLanguage(path),
        instead,
        links: links ? links(loaded) : [],
        readsQuery,
        beginsWithPicture,
        ...definition.firstParts?.(loaded),
      };
      return { status: 200, view };
    },
  };
}

type FixedPage = {
  readonly path: string;
  /** Its only language; left out, it is in all. */
  readonly language?: Language;
  readonly head: (texts: PageTexts) => PageHead;
  readonly Component: ComponentType<{ readonly texts: PageTexts }>;
  readonly readsQuery?: boolean;
  readonly keepsQuery?: boolean;
  readonly isByLink?: boolean;
};

/** A page whose text is part of the program. */
export function defineFixedPage({ path, language, head, Component, ...options }: FixedPage): SitePage {
  const { readsQuery = false, keepsQuery = false, isByLink = false } = options;
  const versions = language ? { [language]: path } : inEachLanguage(path);
  const fixedView = { versions, instead: '/', readsQuery, keepsQuery, isByLink } as const;
  return {
    path,
    async open({ request, texts }) {
      if (language && request.language !== language) return undefined;
      return { status: 200, view: { head: head(texts), body: createElement(Component, { texts }), ...fixedView } };
    },
  };
}

function inEachLanguage(path: string): Versions {
  return Object.fromEntries(LANGUAGES.map((language) => [language, path]));
}

/** Redirects to the path in this language, else displays the missing page with a link to the Italian one. */
function leadElsewhere({ elsewhere }: Elsewhere, { request, texts }: PageVisit, missing?: MissingView) {
  const own = elsewhere[request.language];
  if (own) return { status: 301, location: addressIn(request.language, own) } as const;
  return missing && ({ status: 404, view: missing(texts, elsewhere) } as const);
}

function isElsewhere(loaded: unknown): loaded is Elsewhere {
  return typeof loaded === 'object' && loaded !== null && 'elsewhere' in loaded;
}
