/** Whether the owner has read what is new in the notice; no row if nothing is. */
type PrivacyNewsTable = { only_row: 1; is_read: 0 | 1 };

/** The owner's privacy settings; no row means defaults. */
type PrivacySettingsTable = { only_row: 1; deletes_messages: 0 | 1 };

/** Whether requests that were never confirmed are deleted after six months instead of twelve. */
export type PrivacyTerms = { readonly deletesMessages: boolean };

type PrivacyTables = { privacy_news: PrivacyNewsTable; privacy_settings: PrivacySettingsTable };

declare module '../../../db/schema.ts' {
  interface Schema extends PrivacyTables {}
}
