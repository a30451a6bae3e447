import type { italian } from './it/all.ts';

/** What can be said: each key with the values that its words want. */
type Italian = typeof italian;

export type WordKey = keyof Italian;

type ValuesOf<Wording> = Wording extends (values: infer Values) => string ? [values: Values] : [];

/** The words of one language; those of a page may be fewer than there are. */
export type Words = { readonly [Key in WordKey]?: string | ((values: never) => string) };

/** A catalogue in another language: each text of the Italian one, with the same values. */
export type In<Catalogue> = {
  readonly [Key in keyof Catalogue]: Catalogue[Key] extends string ? string : Catalogue[Key];
};

/** Begins what is said by key and parts it: a control character, which is cleaned out of all that a person writes. */
const MARK = '\u0001';

/** What is to be said, as one text that goes where texts go: the words come where it leaves, by `word`. */
export function say<Key extends WordKey>(key: Key, ...[values]: ValuesOf<Italian[Key]>): string {
  return values === undefined ? `${MARK}${key}` : `${MARK}${key}${MARK}${JSON.stringify(values)}`;
}

/** The words for what was said by key; a text that was not is its own words, and a key that they lack stands for itself. */
export function word(text: string, words: Words): string {
  const said = readSaid(text);
  if (!said) return text;
  const wording = hasWord(words, said.key) ? words[said.key] : undefined;
  if (typeof wording !== 'function') return wording ?? said.key;
  // `say` takes only the values that the key's wording wants.
  return (wording as (values: unknown) => string)(JSON.parse(said.values));
}

/** All texts in a value that were said by key, in words; whatever else is in it stays. */
export function wordAll<Value>(value: Value, words: Words): Value;
export function wordAll(value: unknown, words: Words): unknown {
  if (typeof value === 'string') return word(value, words);
  if (Array.isArray(value)) return value.map((part) => wordAll(part, words));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, wordAll(part, words)]));
}

/** The key of what was said; undefined for any other text. */
export function keyOf(text: string): string | undefined {
  return readSaid(text)?.key;
}

function readSaid(text: string): { readonly key: string; readonly values: string } | undefined {
  if (!text.startsWith(MARK)) return undefined;
  const [key = '', values = ''] = text.slice(MARK.length).split(MARK, 2);
  return { key, values };
}

function hasWord(words: Words, key: string): key is WordKey {
  return Object.hasOwn(words, key);
}
