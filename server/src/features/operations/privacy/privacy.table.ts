/** Whether the owner has read what is new in the notice; without a row there is nothing to read. */
type PrivacyNewsTable = { only_row: 1; is_read: 0 | 1 };

/** What the owner has decided; without a row, nothing. */
type PrivacySettingsTable = { only_row: 1; deletes_messages: 0 | 1 };

/** Whether requests that were never confirmed go after six months in place of twelve. */
export type PrivacyTerms = { readonly deletesMessages: boolean };

type PrivacyTables = { privacy_news: PrivacyNewsTable; privacy_settings: PrivacySettingsTable };

declare module '../../../db/schema.ts' {
  interface Schema extends PrivacyTables {}
}
