/** Whether the owner has read what is new in the notice; without a row there is nothing to read. */
type PrivacyNewsTable = { only_row: 1; is_read: 0 | 1 };

type PrivacyTables = { privacy_news: PrivacyNewsTable };

declare module '../../db/schema.ts' {
  interface Schema extends PrivacyTables {}
}
