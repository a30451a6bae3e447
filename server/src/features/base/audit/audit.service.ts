import type { AuditEntry } from '@approdo/shared/contract/base/audit';
import type { SentFile } from '@approdo/shared/contract/base/endpoint';
import {
  AUDIT_ACTION_WORDS,
  AUDIT_OBJECT_WORDS,
  AUDIT_PROGRAM,
  type AuditAction,
} from '@approdo/shared/domain/base/audit';
import {
  addDays,
  formatInstantDateTime,
  type LocalDate,
  startOfDayInRome,
} from '@approdo/shared/domain/base/date/local-date';
import { writeCsv } from '@approdo/shared/domain/base/text/csv';
import type { Clock } from '../../../adapters/clock.ts';
import type { Database } from '../../../db/database.ts';
import type { Reader } from '../../../db/transaction.ts';
import { fileOfBytes } from '../../../http/responses/send-download.ts';
import { countAuditLines, findLastAct, type LineFilter, listAuditLines } from './audit.repository.ts';
import type { AuditTable } from './audit.table.ts';

const PAGE = 50;

/** Lines read at a time for a file. */
const PORTION = 1000;

const COLUMNS = ['Quando', 'Chi', 'Che cosa', 'Oggetto', 'Identificativo', 'Descrizione'] as const;

/** Filters by days, account and action; all lines where nothing is set. */
type AuditFilter = {
  readonly from?: LocalDate | undefined;
  readonly to?: LocalDate | undefined;
  readonly by?: string | undefined;
  readonly action?: AuditAction | undefined;
};

export type Audit = ReturnType<typeof createAudit>;

/** The audit log, read-only: who did what on the property. */
export function createAudit({ database, clock }: { readonly database: Database; readonly clock: Clock }) {
  return {
    async list({ page, ...filter }: AuditFilter & { readonly page: number }) {
      const lineFilter = toLineFilter(filter);
      const lines = await listAuditLines(database, lineFilter, { offset: (page - 1) * PAGE, max: PAGE });
      return { entries: lines.map(viewLine), total: await countAuditLines(database, lineFilter) };
    },

    async writeFile(filter: AuditFilter): Promise<SentFile> {
      const lineFilter = toLineFilter(filter);
      const rows: string[][] = [];
      for (let lines = [] as AuditTable[], offset = 0; offset === 0 || lines.length === PORTION; offset += PORTION) {
        lines = await listAuditLines(database, lineFilter, { offset, max: PORTION });
        rows.push(...lines.map(cellsOf));
      }
      const table = writeCsv([COLUMNS, ...rows], { isBare: true });
      return fileOfBytes(`registro-attivita-${clock.today()}.csv`, Buffer.from(table));
    },
  };
}

/** When an account last did something that the audit records; undefined where it never did. */
export async function findLastActOf(reader: Reader, userId: string): Promise<string | undefined> {
  return await findLastAct(reader, userId);
}

function toLineFilter({ from, to, by, action }: AuditFilter): LineFilter {
  return {
    from: from && startOfDayInRome(from).toISOString(),
    before: to && startOfDayInRome(addDays(to, 1)).toISOString(),
    by: by === AUDIT_PROGRAM.id ? null : by,
    action,
  };
}

function viewLine({ id, at, by_id, by_name, action, object, object_id, summary }: AuditTable): AuditEntry {
  const by = by_id === null ? null : { id: by_id, name: by_name ?? '' };
  return { id, at, by, action, object, objectId: object_id, summary };
}

function cellsOf({ at, by_name, action, object, object_id, summary }: AuditTable): string[] {
  return [
    formatInstantDateTime(at),
    by_name ?? AUDIT_PROGRAM.name,
    AUDIT_ACTION_WORDS[action] ?? action,
    AUDIT_OBJECT_WORDS[object] ?? object,
    object_id ?? '',
    summary,
  ];
}
