import type { Language } from '@approdo/shared/domain/base/language/language';

/** What a document says, in the order in which it is read; how that looks is the maker's. */
export type Paper = {
  readonly language: Language;
  readonly title: string;
  /** An instant, which the file tells of itself. */
  readonly createdAt: string;
  readonly blocks: readonly Block[];
  readonly footer: Footer;
};

export type Block =
  /** Its lines are kept. */
  | { readonly kind: 'heading' | 'paragraph'; readonly text: string }
  | { readonly kind: 'facts'; readonly facts: readonly Fact[] }
  | Amounts;

/** What something is called, and what it is; its lines are kept. */
export type Fact = { readonly label: string; readonly value: string };

/** What costs what, and what it comes to; amounts are written out. */
type Amounts = {
  readonly kind: 'amounts';
  readonly head: AmountRow;
  readonly rows: readonly AmountRow[];
  readonly total: AmountRow;
};

export type AmountRow = readonly [what: string, amount: string];

/** At the foot of each page; `page` has `{page}` and `{pages}` where the numbers go. */
export type Footer = { readonly text: string; readonly page: string };
