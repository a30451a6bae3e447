import { AUDIT_SUMMARY_LENGTH, type AuditAction, type AuditObject } from '@approdo/shared/domain/base/audit';
import { makeOrderedId } from '../../../adapters/ordered-id.ts';
import type { Trx } from '../../../db/transaction.ts';
import type { Caller } from '../../../http/calls/handler.ts';
import { hasSimilarLine, insertAuditLine } from './audit.repository.ts';
import type { AuditTable } from './audit.table.ts';

/** The acting account; null for the program itself, and for callers who are not signed in. */
export type Actor = Pick<Caller, 'userId' | 'name'> | null;

export type AuditLine = {
  readonly at: Date;
  readonly by: Actor;
  readonly action: AuditAction;
  readonly object: AuditObject;
  /** Null where the object is the only one of its kind. */
  readonly objectId: string | null;
  /** In Italian, without a guest's name, number or birth. Cut after 200 characters. */
  readonly summary: string;
};

/** Records an act in the act's own transaction, so that an act rolled back leaves no line. */
export async function writeAudit(trx: Trx, line: AuditLine): Promise<void> {
  await insertAuditLine(trx, rowOf(line));
}

/** Like `writeAudit`, but at most once in `withinMs` milliseconds for the same account, action and object. */
export async function writeAuditOnce(trx: Trx, line: AuditLine, { withinMs }: { readonly withinMs: number }) {
  const row = rowOf(line);
  const since = new Date(line.at.getTime() - withinMs).toISOString();
  if (!(await hasSimilarLine(trx, { ...row, since }))) await insertAuditLine(trx, row);
}

function rowOf({ at, by, action, object, objectId, summary }: AuditLine): AuditTable {
  return {
    id: makeOrderedId(),
    at: at.toISOString(),
    by_id: by?.userId ?? null,
    by_name: by?.name ?? null,
    action,
    object,
    object_id: objectId,
    summary: Array.from(summary).slice(0, AUDIT_SUMMARY_LENGTH).join(''),
  };
}
