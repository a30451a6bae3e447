/** By which form a notice was accepted. */
export type AcceptanceWay = 'REGISTRATION' | 'CONTACT' | 'CHECK_IN';

/** A text that the privacy notice had, since an instant. */
export type PrivacyNoticesTable = { version: number; since: string; sha256: string; content: string };

/** Who accepted which version; `email` is the key of the address, null where nobody knows one. */
export type NoticeAcceptancesTable = {
  id: string;
  at: string;
  way: AcceptanceWay;
  email: string | null;
  version: number;
  sha256: string;
};

type NoticesTables = { privacy_notices: PrivacyNoticesTable; notice_acceptances: NoticeAcceptancesTable };

declare module '../../../db/schema.ts' {
  interface Schema extends NoticesTables {}
}
