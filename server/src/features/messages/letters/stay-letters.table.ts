/** Requests that no letter has announced to the owner yet. */
type UnannouncedRequestsTable = { booking_id: string };

/** Kinds of mail that the owner words herself. */
type MailWordingsTable = { kind: string; subject: string; body: string };

export type StayLettersTables = {
  mail_wordings: MailWordingsTable;
  letter_schedule: { only_row: 1; settings: string | null; is_holding: 0 | 1 };
  untold_requests: UnannouncedRequestsTable;
};

declare module '../../../db/schema.ts' {
  interface Schema extends StayLettersTables {}
}
