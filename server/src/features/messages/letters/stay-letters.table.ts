/** Requests of which no letter has told the owner yet. */
type UntoldRequestsTable = { booking_id: string };

/** A kind of mail that the owner words otherwise. */
type MailWordingsTable = { kind: string; subject: string; body: string };

export type StayLettersTables = {
  mail_wordings: MailWordingsTable;
  letter_schedule: { only_row: 1; settings: string | null; is_holding: 0 | 1 };
  letter_pauses: { booking_id: string };
  untold_requests: UntoldRequestsTable;
};

declare module '../../../db/schema.ts' {
  interface Schema extends StayLettersTables {}
}
