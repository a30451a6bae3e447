import type { AuditAction } from '@approdo/shared/domain/base/audit';
import type { Reader, Trx } from '../../../db/transaction.ts';
import type { AuditTable } from './audit.table.ts';

/** Filters audit lines: from an instant on, before another, by one account or by the program (`by` null). */
export type LineFilter = {
  readonly from?: string | undefined;
  readonly before?: string | undefined;
  readonly by?: string | null | undefined;
  readonly action?: AuditAction | undefined;
};

export async function insertAuditLine(trx: Trx, line: AuditTable): Promise<void> {
  await trx.insertInto('audit').values(line).execute();
}

type SimilarLine = Pick<AuditTable, 'by_id' | 'action' | 'object' | 'object_id'> & { readonly since: string };

/** Whether a line with the same account, action and object was written after an instant. */
export async function hasSimilarLine(
  reader: Reader,
  { by_id, action, object, object_id, since }: SimilarLine,
): Promise<boolean> {
  const line = await reader
    .selectFrom('audit')
    .select('id')
    .where('action', '=', action)
    .where('object', '=', object)
    .where('object_id', object_id === null ? 'is' : '=', object_id)
    .where('by_id', by_id === null ? 'is' : '=', by_id)
    .where('at', '>', since)
    .limit(1)
    .executeTakeFirst();
  return line !== undefined;
}

function select(reader: Reader, { from, before, by, action }: LineFilter) {
  return reader
    .selectFrom('audit')
    .$if(from !== undefined, (lines) => lines.where('at', '>=', from ?? ''))
    .$if(before !== undefined, (lines) => lines.where('at', '<', before ?? ''))
    .$if(by !== undefined, (lines) => lines.where('by_id', by === null ? 'is' : '=', by ?? null))
    .$if(action !== undefined, (lines) => lines.where('action', '=', action ?? 'SIGNED_IN'));
}

export async function countAuditLines(reader: Reader, lineFilter: LineFilter): Promise<number> {
  const { total } = await select(reader, lineFilter)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

type Page = { readonly offset: number; readonly max: number };

/** Newest first. */
export async function listAuditLines(
  reader: Reader,
  lineFilter: LineFilter,
  { offset, max }: Page,
): Promise<AuditTable[]> {
  return await select(reader, lineFilter)
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(max)
    .offset(offset)
    .execute();
}

/** Deletes up to so many lines from before an instant; returns how many. */
export async function deleteAuditLines(trx: Trx, before: string, max: number): Promise<number> {
  const gone = await trx
    .deleteFrom('audit')
    .where('id', 'in', (of) => of.selectFrom('audit').select('id').where('at', '<', before).orderBy('at').limit(max))
    .executeTakeFirst();
  return Number(gone.numDeletedRows);
}

/** When an account last did something that the audit records; undefined where it never did. */
export async function findLastAct(reader: Reader, userId: string): Promise<string | undefined> {
  const line = await reader
    .selectFrom('audit')
    .select('at')
    .where('by_id', '=', userId)
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return line?.at;
}
