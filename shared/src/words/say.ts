import type { italian } from './italian.ts';
import type { ofOwners } from './of-owners.ts';

/** All messages: each key with the values that its text takes. */
type Italian = typeof italian & typeof ofOwners;

export type WordKey = keyof Italian;

type ValuesOf<Wording> = Wording extends (values: infer Values) => string ? [values: Values] : [];

/** Texts of one language by key; those of a page may be only some. */
export type Words = { readonly [Key in WordKey]?: string | ((values: never) => string) };

/** A message by key, with the values of its text; it is translated where it is sent or shown. */
export type Said = { readonly key: WordKey; readonly values?: object };

/** A message by key, or a text that needs no translation. */
export type Saying = Said | string;

/** Messages by name, such as one for each wrong field. */
export type Sayings = Readonly<Record<string, Saying | undefined>>;

export function say<Key extends WordKey>(key: Key, ...[values]: ValuesOf<Italian[Key]>): Said {
  return values === undefined ? { key } : { key, values };
}

/** The text of a message; its key where the texts lack it. */
export function word(saying: Saying, words: Words): string {
  if (typeof saying === 'string') return saying;
  const wording = words[saying.key];
  if (typeof wording !== 'function') return wording ?? saying.key;
  // `say` ensures that the values are those of the key's text.
  return (wording as (values: unknown) => string)(saying.values);
}

export function wordEach(sayings: Sayings, words: Words): Record<string, string> {
  return Object.fromEntries(
    Object.entries(sayings).flatMap(([name, saying]) => (saying === undefined ? [] : [[name, word(saying, words)]])),
  );
}
