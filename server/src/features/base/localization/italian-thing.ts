import type { TranslatableKind } from '@approdo/shared/contract/operations/translatable';
import type { Reader } from '../../../db/transaction.ts';

/** A text as the owner wrote it; not shown where it stands behind a switch that is off. */
export type ItalianText = { readonly field: string; readonly italian: string; readonly isShown: boolean };

/** A thing with what can be translated of it. */
export type ItalianThing = {
  readonly kind: TranslatableKind;
  readonly id: string;
  readonly title: string;
  /** Whether visitors see it in Italian. */
  readonly isPublic: boolean;
  /** Of a page that no site is without: its slug, the same in all languages. */
  readonly fixedSlug?: string | undefined;
  readonly texts: readonly ItalianText[];
};

/** What a slice has to translate. */
export type WordSource = {
  readonly list: (reader: Reader) => Promise<readonly ItalianThing[]>;
  readonly find: (reader: Reader, id: string) => Promise<ItalianThing | undefined>;
};

/** Of a slice that reads one thing by reading all. */
export function sourceOfList(list: WordSource['list']): WordSource {
  return { list, find: async (reader, id) => (await list(reader)).find((thing) => thing.id === id) };
}

/** The words of a thing by field; one that is null is empty. */
export function textsOf(words: Readonly<Record<string, string | null>>, isShown = true): ItalianText[] {
  return Object.entries(words).map(([field, italian]) => ({ field, italian: italian ?? '', isShown }));
}
