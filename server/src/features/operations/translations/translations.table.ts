/** What a service made of an Italian text, by the hash of what it was asked; `used_at` in milliseconds since the epoch. */
export type SuggestionsTable = { hash: string; text: string; used_at: number };

/** How many characters a service was sent on a day. */
type TranslatedCharactersTable = { day: string; characters: number };

type TranslationsTables = {
  suggestions: SuggestionsTable;
  translated_characters: TranslatedCharactersTable;
};

declare module '../../../db/schema.ts' {
  interface Schema extends TranslationsTables {}
}
