import type { Language } from '@approdo/shared/domain/base/language/language';

/** The content of a document in reading order; the maker decides how it looks. */
export type Paper = {
  readonly language: Language;
  readonly title: string;
  /** An instant, written into the file's metadata. */
  readonly createdAt: string;
  readonly blocks: readonly Block[];
  readonly footer: Footer;
  /** Stands on the first page; a PNG and what it shows. */
  readonly logo?: Logo | undefined;
};

export type Logo = { readonly png: Uint8Array; readonly alt: string };

export type Block =
  /** Line breaks are kept. */
  | { readonly kind: 'heading' | 'paragraph'; readonly text: string }
  | { readonly kind: 'facts'; readonly facts: readonly Fact[] }
  | Amounts;

/** A label and its value; line breaks are kept. */
export type Fact = { readonly label: string; readonly value: string };

/** A table of formatted amounts with their total. */
type Amounts = {
  readonly kind: 'amounts';
  readonly head: AmountRow;
  readonly rows: readonly AmountRow[];
  readonly total: AmountRow;
};

export type AmountRow = readonly [what: string, amount: string];

/** The footer of each page; `page` has the placeholders `{page}` and `{pages}`. */
export type Footer = { readonly text: string; readonly page: string };
