import type { contract } from '../contract/index.ts';
import type { LocalDate } from '../domain/base/date/local-date.ts';
import type { Language } from '../domain/base/language/language.ts';
import type { Client } from './client.ts';

/** A public page asked for, always as an anonymous visitor. */
export type PageRequest = {
  /** Path and query as they stand in the address bar, without the prefix of the language: `/blog?page=2`. */
  readonly address: string;
  /** Scheme and host of the site without a slash at the end, for canonical and shared addresses. */
  readonly origin: string;
  readonly today: LocalDate;
  /** What the page is read in. */
  readonly language: Language;
  /** What the site is offered in, Italian first: that alone where no other is. */
  readonly languages: readonly Language[];
};

export type RenderedPage =
  | {
      readonly status: 200 | 404;
      readonly html: string;
      /** The content of its one element `style`, which its policy must allow; left out where it has none. */
      readonly styles?: string;
      /** True where a link alone opens what it shows: it is no visit, and tells no other site whence one comes. */
      readonly isByLink?: true;
    }
  | { readonly status: 301 | 302; readonly location: string };

export type SiteClient = Client<typeof contract>;

/** What the built web room gives the server at run time: whole pages, read through a client that is nobody and asks in the language of the page. */
export type RenderPage = (request: PageRequest, client: SiteClient) => Promise<RenderedPage>;
