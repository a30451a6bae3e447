/** The form by which a notice was accepted. */
export type AcceptanceWay = 'REGISTRATION' | 'CONTACT' | 'CHECK_IN';

/** A version of the privacy notice, valid since an instant. */
export type PrivacyNoticesTable = { version: number; since: string; sha256: string; content: string };

/** An acceptance of a version; `email` is the address key, null where the address is unknown. */
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
