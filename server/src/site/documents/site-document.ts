import type { SiteClient } from '@approdo/shared/client/page';
import type { Language } from '@approdo/shared/domain/base/language/language';

/** What the documents are made from, as anyone may see it. */
export type DocumentFacts = {
  readonly language: Language;
  /** What the site is offered in, Italian first. */
  readonly languages: readonly Language[];
  /** Who is answered in that language. */
  readonly clientIn: (language: Language) => SiteClient;
  /** Scheme and host of the site without a slash at the end. */
  readonly origin: string;
  /** Those that visitors read in a language, Italian where none is named. */
  readonly listPublicPages: (language?: Language) => Promise<readonly PublicPage[]>;
};

type PublicPage = { readonly slug: string; readonly publishedAt: string | null };

/** Something beside the pages that is made of the site's content, for machines to read. */
export type SiteDocument = {
  readonly path: string;
  readonly contentType: string;
  /** Whether each language has one of its own, below its prefix. */
  readonly isSpoken?: true;
  /** `no-cache` where left out: asked for again, and most often unchanged. */
  readonly cacheControl?: string;
  readonly write: (facts: DocumentFacts) => Promise<string>;
};
