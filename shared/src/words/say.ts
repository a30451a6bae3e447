import type { italian } from './italian.ts';
import type { ofOwners } from './of-owners.ts';

/** What can be said: each key with the values that its words want. */
type Italian = typeof italian & typeof ofOwners;

export type WordKey = keyof Italian;

type ValuesOf<Wording> = Wording extends (values: infer Values) => string ? [values: Values] : [];

/** The words of one language; those of a page may be fewer than there are. */
export type Words = { readonly [Key in WordKey]?: string | ((values: never) => string) };

/** What is to be said, by the key of its words, with the values that they want: the words come where it leaves. */
export type Said = { readonly key: WordKey; readonly values?: object };

/** What is said by key, or a text that is its own words. */
export type Saying = Said | string;

/** What is said by name, such as of each wrong field. */
export type Sayings = Readonly<Record<string, Saying | undefined>>;

export function say<Key extends WordKey>(key: Key, ...[values]: ValuesOf<Italian[Key]>): Said {
  return values === undefined ? { key } : { key, values };
}

/** In words; a key that they lack stands for itself. */
export function word(saying: Saying, words: Words): string {
  if (typeof saying === 'string') return saying;
  const wording = words[saying.key];
  if (typeof wording !== 'function') return wording ?? saying.key;
  // `say` takes only the values that the key's wording wants.
  return (wording as (values: unknown) => string)(saying.values);
}

export function wordEach(sayings: Sayings, words: Words): Record<string, string> {
  return Object.fromEntries(
    Object.entries(sayings).flatMap(([name, saying]) => (saying === undefined ? [] : [[name, word(saying, words)]])),
  );
}
