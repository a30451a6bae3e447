import type { PageRequest, RenderedPage, SiteClient } from '@approdo/shared/client/page';
import { LANGUAGES, type Language } from '@approdo/shared/domain/base/language/language';
import { addressIn } from '@approdo/shared/domain/base/language/language-address';
import { type ComponentType, createElement, type ReactElement } from 'react';
import type { PageTexts } from '../texts/use-page-texts.ts';
import type { Versions } from './in-language.ts';
import type { PathParams } from './match-path.ts';
import type { StructuredData } from './structured-data.ts';

/** What the head of a page says. */
type PageHead = {
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

export type PageView = {
  readonly head: PageHead;
  readonly body: ReactElement;
  /** Whether a large picture is what is seen first: nothing is to come in its way. */
  readonly beginsWithPicture?: boolean;
  /** The id of what fills the first screen: nothing that comes after it moves it. Without one, painting waits for the foot. */
  readonly firstPart?: string;
  /** Languages that the same page can be read in, and where. */
  readonly versions: Versions;
  /** Where whoever wants another language is led where there is no such version. */
  readonly instead: '/' | '/blog';
  /** Whether what it shows depends on its whole address: in another language that would be gone. */
  readonly readsQuery?: boolean;
  /** Whether a link alone opens what it shows. */
  readonly isByLink?: boolean;
  /** The links that somebody wrote and that it shows. */
  readonly links?: readonly string[];
};

/** What an address leads to: a page, what is said where there is none, or another address. */
export type Opened =
  | { readonly status: 200 | 404; readonly view: PageView }
  | Extract<RenderedPage, { readonly location: string }>;

/** A row of the table of addresses. */
export type SitePage = {
  /** `/blog/{slug}`, without the prefix of a language. */
  readonly path: string;
  /** Undefined where the address has nothing to show that differs from any unknown one. */
  readonly open: (visit: PageVisit, params: PathParams) => Promise<Opened | undefined>;
};

/** What a page is opened with: who answers for its content, what was asked for, and what it says in that language. */
export type PageVisit = { readonly client: SiteClient; readonly request: PageRequest; readonly texts: PageTexts };

/** What is said of a page, and in which language. */
export type Saying = { readonly request: PageRequest; readonly texts: PageTexts };

/** Instead of what a page shows: where it is in other languages. */
type Elsewhere = { readonly elsewhere: Versions };

/** What is said where there is no such page in this language, with the way to where it can be read. */
type MissingView = (texts: PageTexts, elsewhere: Versions) => PageView;

type PageDefinition<Loaded> = {
  readonly path: string;
  readonly load: (visit: PageVisit, params: PathParams) => Promise<Loaded | Elsewhere | undefined>;
  readonly head: (loaded: Loaded, saying: Saying) => PageHead;
  readonly Component: ComponentType<{ readonly loaded: Loaded; readonly texts: PageTexts }>;
  /** Left out where each language has it at the same path. */
  readonly versions?: (loaded: Loaded) => Versions;
  readonly instead?: PageView['instead'];
  readonly links?: (loaded: Loaded) => readonly string[];
  readonly missing?: MissingView;
  readonly readsQuery?: boolean;
  readonly beginsWithPicture?: boolean;
  readonly firstPart?: string;
};

/** A page from what it loads, what its head says of that and how it looks. */
export function definePage<Loaded>(definition: PageDefinition<Loaded>): SitePage {
  const { path, load, head, Component, versions, instead = '/', links, missing } = definition;
  const { readsQuery = false, beginsWithPicture = false, firstPart } = definition;
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
        ...(firstPart && { firstPart }),
      };
      return { status: 200, view };
    },
  };
}

type FixedPage = {
  readonly path: string;
  /** The one that it is in; left out, it is in each. */
  readonly language?: Language;
  readonly head: (texts: PageTexts) => PageHead;
  readonly Component: ComponentType<{ readonly texts: PageTexts }>;
  readonly readsQuery?: boolean;
  readonly isByLink?: boolean;
};

/** A page whose text is part of the program. */
export function defineFixedPage({ path, language, head, Component, ...options }: FixedPage): SitePage {
  const { readsQuery = false, isByLink = false } = options;
  const versions = language ? { [language]: path } : inEachLanguage(path);
  const shown = { versions, instead: '/', readsQuery, isByLink } as const;
  return {
    path,
    async open({ request, texts }) {
      if (language && request.language !== language) return undefined;
      return { status: 200, view: { head: head(texts), body: createElement(Component, { texts }), ...shown } };
    },
  };
}

function inEachLanguage(path: string): Versions {
  return Object.fromEntries(LANGUAGES.map((language) => [language, path]));
}

/** To its own address in this language, else to where it says that there is none, with the Italian one. */
function leadElsewhere({ elsewhere }: Elsewhere, { request, texts }: PageVisit, missing?: MissingView) {
  const own = elsewhere[request.language];
  if (own) return { status: 301, location: addressIn(request.language, own) } as const;
  return missing && ({ status: 404, view: missing(texts, elsewhere) } as const);
}

function isElsewhere(loaded: unknown): loaded is Elsewhere {
  return typeof loaded === 'object' && loaded !== null && 'elsewhere' in loaded;
}
