import type { Trx } from '../../../../db/transaction.ts';
import type { TransferCodesTable } from '../keys.table.ts';

export async function insertTransferCode(trx: Trx, code: TransferCodesTable): Promise<void> {
  await trx.insertInto('handover_codes').values(code).execute();
}

/** Uses it up and returns its account; undefined if none matches the challenge and account, or it has expired. */
export async function takeTransferCode(
  trx: Trx,
  code: {
    readonly hash: string;
    readonly challenge: string;
    readonly now: string;
    readonly userId?: string | undefined;
  },
): Promise<string | undefined> {
  const { hash, challenge, now, userId } = code;
  const taken = await trx
    .deleteFrom('handover_codes')
    .where('code_hash', '=', hash)
    .where('challenge', '=', challenge)
    .where('expires_at', '>', now)
    .$if(userId !== undefined, (codes) => codes.where('user_id', '=', userId ?? ''))
    .returning('user_id')
    .executeTakeFirst();
  return taken?.user_id;
}

export async function deleteTransferCodes(trx: Trx, expiredBy: string): Promise<void> {
  await trx.deleteFrom('handover_codes').where('expires_at', '<=', expiredBy).execute();
}
