import type { AuditAction } from '@approdo/shared/domain/base/audit';
import { inPortions } from '../../../db/in-portions.ts';
import type { Reader } from '../../../db/transaction.ts';

/** An act of an account on a thing; `by` is the account's name at that time. */
export type Act = { readonly at: string; readonly action: string; readonly objectId: string; readonly by: string };

type ActFilter = {
  readonly objectIds: readonly string[];
  readonly actions: readonly AuditAction[];
  readonly since: string;
};

/** Acts of accounts on these things since an instant, without those of the program. */
export async function listActsOf(reader: Reader, { objectIds, actions, since }: ActFilter): Promise<Act[]> {
  const rows = await inPortions(objectIds, (portion) =>
    reader
      .selectFrom('audit')
      .select(['at', 'action', 'object_id as objectId', 'by_name as by'])
      .where('at', '>=', since)
      .where('action', 'in', [...actions])
      .where('object_id', 'in', [...portion])
      .execute(),
  );
  return rows.flatMap(({ objectId, by, ...act }) =>
    objectId === null || by === null ? [] : [{ ...act, objectId, by }],
  );
}
