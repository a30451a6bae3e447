/** A service's translation, by the hash of its request; `used_at` is in milliseconds since the epoch. */
export type SuggestionsTable = { hash: string; text: string; used_at: number };

/** Characters sent to a service on a day. */
type TranslatedCharactersTable = { day: string; characters: number };

type TranslationsTables = {
  suggestions: SuggestionsTable;
  translated_characters: TranslatedCharactersTable;
};

declare module '../../../db/schema.ts' {
  interface Schema extends TranslationsTables {}
}
