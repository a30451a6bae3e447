import type { TranslatableKind } from '@approdo/shared/contract/operations/translatable';
import type { Reader } from '../../../db/transaction.ts';

/** A text as the owner wrote it; not visible where a switch hides it. */
export type ItalianText = { readonly field: string; readonly italian: string; readonly isVisible: boolean };

/** A thing with its translatable texts. */
export type ItalianThing = {
  readonly kind: TranslatableKind;
  readonly id: string;
  readonly title: string;
  /** Whether visitors see it in Italian. */
  readonly isPublic: boolean;
  /** The slug of a built-in page, the same in all languages. */
  readonly fixedSlug?: string | undefined;
  readonly texts: readonly ItalianText[];
};

/** The translatable things of a slice. */
export type WordSource = {
  readonly list: (reader: Reader) => Promise<readonly ItalianThing[]>;
  readonly find: (reader: Reader, id: string) => Promise<ItalianThing | undefined>;
};

/** A source for a slice that reads one thing by reading all. */
export function sourceOfList(list: WordSource['list']): WordSource {
  return { list, find: async (reader, id) => (await list(reader)).find((thing) => thing.id === id) };
}

/** A thing's texts by field; null becomes empty. */
export function textsOf(words: Readonly<Record<string, string | null>>, isVisible = true): ItalianText[] {
  return Object.entries(words).map(([field, italian]) => ({ field, italian: italian ?? '', isVisible }));
}
