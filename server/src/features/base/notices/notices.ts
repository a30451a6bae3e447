import type { PrivacyNotice } from '@approdo/shared/contract/operations/privacy';
import { firstKeptAudit } from '@approdo/shared/domain/base/audit';
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

/** How many are deleted in one transaction, so that other writers do not wait for long. */
const PORTION = 500;

/** Keeps what the privacy notice says as a new version, where it is not what the newest says. */
export async function noteNotice(trx: Trx, content: string, now: Date): Promise<void> {
  const newest = await findNewestNotice(trx);
  if (newest?.content === content) return;
  const version = (newest?.version ?? 0) + 1;
  await insertNotice(trx, { version, since: now.toISOString(), sha256: sha256(content), content });
}

/** The number of the version that stands now; undefined where the site has no notice yet. */
export async function readNoticeVersion(reader: Reader): Promise<number | undefined> {
  return (await findNewestNotice(reader))?.version;
}

type Accepted = {
  readonly way: AcceptanceWay;
  /** Null where nobody knows it. */
  readonly email: string | null;
  readonly now: Date;
};

/** Whoever sends a form has read the notice as it stands: which one it was is kept. */
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

/** The newest first. */
export async function listNotices(reader: Reader): Promise<PrivacyNotice[]> {
  const rows = await listNoticesWithCounts(reader);
  return rows.map(({ version, since, sha256, acceptances }) => ({
    version,
    from: since,
    sha256,
    acceptances: Number(acceptances ?? 0),
  }));
}

/** Which versions an address has accepted, the oldest first. */
export async function listAcceptancesOf(reader: Reader, email: string): Promise<NoticeAcceptancesTable[]> {
  return await listAcceptancesByEmail(reader, emailKey(email));
}

/** Deletes some of those that are older than five years; resolves with whether there may be more. */
export async function forgetAcceptances(trx: Trx, now: Date): Promise<boolean> {
  return (await deleteAcceptances(trx, firstKeptAudit(now).toISOString(), PORTION)) === PORTION;
}
