import type { AuditAction, AuditObject } from '@approdo/shared/domain/base/audit';

/** A line of what was done. It is written once, in the transaction of the act, and never changed. */
export type AuditTable = {
  id: string;
  at: string;
  /** The account, and its name as it was then; both null where the program acted. */
  by_id: string | null;
  by_name: string | null;
  action: AuditAction;
  object: AuditObject;
  object_id: string | null;
  summary: string;
};

type AuditTables = { audit: AuditTable };

declare module '../../../db/schema.ts' {
  interface Schema extends AuditTables {}
}
