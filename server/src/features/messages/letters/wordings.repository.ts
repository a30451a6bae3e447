import type { Wording } from '@approdo/shared/domain/base/text/wording';
import type { Reader, Trx } from '../../../db/transaction.ts';

/** The owner's wording of that kind of mail, if there is one. */
export async function findStoredWording(reader: Reader, kind: string): Promise<Wording | undefined> {
  return await reader
    .selectFrom('mail_wordings')
    .select(['subject', 'body'])
    .where('kind', '=', kind)
    .executeTakeFirst();
}

export async function putWording(trx: Trx, kind: string, { subject, body }: Wording): Promise<void> {
  await trx
    .insertInto('mail_wordings')
    .values({ kind, subject, body })
    .onConflict((conflict) => conflict.column('kind').doUpdateSet({ subject, body }))
    .execute();
}

export async function deleteWording(trx: Trx, kind: string): Promise<void> {
  await trx.deleteFrom('mail_wordings').where('kind', '=', kind).execute();
}
