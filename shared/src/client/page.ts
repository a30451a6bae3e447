import type { contract } from '../contract/index.ts';
import type { LocalDate } from '../domain/base/date/local-date.ts';
import type { Language } from '../domain/base/language/language.ts';
import type { Client } from './client.ts';

/** A request for a public page, always by an anonymous visitor. */
export type PageRequest = {
  /** Path and query as in the address bar, without the language prefix: `/blog?page=2`. */
  readonly address: string;
  /** Scheme and host of the site without a slash at the end, for canonical and shared addresses. */
  readonly origin: string;
  readonly today: LocalDate;
  /** The page's language. */
  readonly language: Language;
  /** The languages that the site offers, Italian first. */
  readonly languages: readonly Language[];
  /** Whether only the status is asked for: the page is loaded, and its HTML is empty. */
  readonly isStatusOnly?: true;
};

export type RenderedPage =
  | {
      readonly status: 200 | 404;
      readonly html: string;
      /** The content of its `style` element, which the CSP must allow; left out where it has none. */
      readonly styles?: string;
      /** True for a page that only a secret link opens: it counts as no visit, and sends no referrer. */
      readonly isByLink?: true;
    }
  | { readonly status: 301 | 302; readonly location: string };

export type SiteClient = Client<typeof contract>;

/** Renders whole pages, built by the web room, with data from an anonymous client in the page's language. */
export type RenderPage = (request: PageRequest, client: SiteClient) => Promise<RenderedPage>;
