import type { PrivacyNotice } from '@approdo/shared/contract/operations/privacy';
import { firstRetainedAudit } from '@approdo/shared/domain/base/audit';
import { emailKey } from '@approdo/shared/domain/base/email';
import { sha256 } from '../../../adapters/digest.ts';
import { makeId } from '../../../adapters/random.ts';
import type { Reader, Trx } from '../../../db/transaction.ts';
import {
  deleteAcceptances,
  findNewestNotice,
  insertAcceptance,
  insertNotice,
  listAcceptancesByEmail,
  listNoticesWithCounts,
} from './notices.repository.ts';
import type { AcceptanceWay, NoticeAcceptancesTable } from './notices.table.ts';

/** Rows deleted in one transaction, so that other writers do not wait for long. */
const PORTION = 500;

/** Saves the privacy notice as a new version, unless it equals the newest. */
export async function noteNotice(trx: Trx, content: string, now: Date): Promise<void> {
  const newest = await findNewestNotice(trx);
  if (newest?.content === content) return;
  const version = (newest?.version ?? 0) + 1;
  await insertNotice(trx, { version, since: now.toISOString(), sha256: sha256(content), content });
}

/** The number of the current version; undefined where the site has no notice yet. */
export async function readNoticeVersion(reader: Reader): Promise<number | undefined> {
  return (await findNewestNotice(reader))?.version;
}

type Accepted = {
  readonly way: AcceptanceWay;
  /** Null where it is unknown. */
  readonly email: string | null;
  readonly now: Date;
};

/** Records that the sender of a form accepted the current notice. */
export async function keepAcceptance(trx: Trx, { way, email, now }: Accepted): Promise<void> {
  const notice = await findNewestNotice(trx);
  if (!notice) return;
  const { version, sha256 } = notice;
  await insertAcceptance(trx, {
    id: makeId(),
    at: now.toISOString(),
    way,
    email: email === null ? null : emailKey(email),
    version,
    sha256,
  });
}

/** All versions, newest first. */
export async function listNotices(reader: Reader): Promise<PrivacyNotice[]> {
  const rows = await listNoticesWithCounts(reader);
  return rows.map(({ version, since, sha256, acceptances }) => ({
    version,
    from: since,
    sha256,
    acceptances: Number(acceptances ?? 0),
  }));
}

/** The versions that an address has accepted, oldest first. */
export async function listAcceptancesOf(reader: Reader, email: string): Promise<NoticeAcceptancesTable[]> {
  return await listAcceptancesByEmail(reader, emailKey(email));
}

/** Deletes a batch of acceptances older than five years; returns whether there may be more. */
export async function forgetAcceptances(trx: Trx, now: Date): Promise<boolean> {
  return (await deleteAcceptances(trx, firstRetainedAudit(now).toISOString(), PORTION)) === PORTION;
}
