import type { Reader, Trx } from '../../../db/transaction.ts';
import type { NoticeAcceptancesTable, PrivacyNoticesTable } from './notices.table.ts';

export async function findNewestNotice(reader: Reader): Promise<PrivacyNoticesTable | undefined> {
  return await reader.selectFrom('privacy_notices').selectAll().orderBy('version', 'desc').limit(1).executeTakeFirst();
}

export async function insertNotice(trx: Trx, notice: PrivacyNoticesTable): Promise<void> {
  await trx.insertInto('privacy_notices').values(notice).execute();
}

/** All versions, newest first, with the number of acceptances of each. */
export async function listNoticesWithCounts(reader: Reader) {
  return await reader
    .selectFrom('privacy_notices')
    .select(['version', 'since', 'sha256'])
    .select(({ selectFrom, fn }) =>
      selectFrom('notice_acceptances')
        .select(fn.countAll<number>().as('total'))
        .whereRef('notice_acceptances.version', '=', 'privacy_notices.version')
        .as('acceptances'),
    )
    .orderBy('version', 'desc')
    .execute();
}

export async function insertAcceptance(trx: Trx, acceptance: NoticeAcceptancesTable): Promise<void> {
  await trx.insertInto('notice_acceptances').values(acceptance).execute();
}

/** Acceptances of an address key, oldest first. */
export async function listAcceptancesByEmail(reader: Reader, email: string): Promise<NoticeAcceptancesTable[]> {
  return await reader
    .selectFrom('notice_acceptances')
    .selectAll()
    .where('email', '=', email)
    .orderBy('at')
    .orderBy('version')
    .orderBy('id')
    .execute();
}

/** Deletes up to so many acceptances from before an instant; returns how many. */
export async function deleteAcceptances(trx: Trx, before: string, max: number): Promise<number> {
  const gone = await trx
    .deleteFrom('notice_acceptances')
    .where('id', 'in', (of) =>
      of.selectFrom('notice_acceptances').select('id').where('at', '<', before).orderBy('at').limit(max),
    )
    .executeTakeFirst();
  return Number(gone.numDeletedRows);
}
