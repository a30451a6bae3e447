import type { OfficialTable } from '@approdo/shared/contract/law/official-tables';
import { addDays, startOfDayInRome } from '@approdo/shared/domain/base/date/local-date';
import { type OfficialRow, TABLE_KINDS, type TableKind } from '@approdo/shared/domain/law/register/official-tables';
import { readTableFile, type TableFault } from '@approdo/shared/domain/law/register/table-file';
import { type MessageOrText, say } from '@approdo/shared/words/say';
import { type AlloggiatiPortal, PortalDown } from '../../../adapters/alloggiati-portal.ts';
import type { Clock } from '../../../adapters/clock.ts';
import type { Database } from '../../../db/database.ts';
import { transact } from '../../../db/transaction.ts';
import { conflict, HttpProblem, invalid } from '../../../http/problems.ts';
import { type Actor, writeAudit } from '../../base/audit/index.ts';
import { listOfficialRows, listTables, replaceTable, type StoredTable } from './official-tables.repository.ts';

const DAYS_UNTIL_OLD = 180;
const RETRY_AFTER_SECONDS = 60;

const WHAT_IS_WRONG = {
  HEADER: "l'intestazione non è quella del file ufficiale",
  FIELDS: 'le colonne non sono quelle attese',
  CODE: 'il codice non è valido',
  NAME: 'la descrizione manca o è troppo lunga',
  END: 'la data di fine non è valida',
  TWICE: "il codice c'è già con altri dati",
  NONE: 'il file non ha righe',
  OTHER_LIST: 'il file è di un altro elenco',
} as const;

type TablesNeeds = { readonly database: Database; readonly clock: Clock; readonly alloggiatiPortal: AlloggiatiPortal };

type Import = { readonly kind: TableKind; readonly bytes: Uint8Array; readonly isForced: boolean };

export type OfficialTablesService = ReturnType<typeof createOfficialTables>;

/** The code lists of the Polizia di Stato, imported by the owner: none comes with the program. */
export function createOfficialTables({ database, clock, alloggiatiPortal }: TablesNeeds) {
  const viewAll = (stored: readonly StoredTable[]) => TABLE_KINDS.map((kind) => view(kind, stored));

  function view(kind: TableKind, stored: readonly StoredTable[]): OfficialTable {
    const table = stored.find((each) => each.kind === kind);
    if (!table) return { kind, rows: 0, current: 0, importedAt: null, isOld: false };
    const oldest = startOfDayInRome(addDays(clock.today(), -DAYS_UNTIL_OLD));
    return { ...table, isOld: new Date(table.importedAt) < oldest };
  }

  /** All or none. Throws 400 with the first bad row, 409 where a list lost half of its rows. */
  async function importAll(imports: readonly Import[], by: Actor): Promise<StoredTable[]> {
    const read = imports.map(({ bytes, ...each }) => ({ ...each, rows: readRows(each.kind, bytes) }));
    return await transact(database, async (trx) => {
      for (const { kind, rows, isForced } of read) {
        const present = await listOfficialRows(trx, kind);
        if (!isForced && rows.length * 2 < present.length) throw conflict(say('tableRowsLost'));
        await replaceTable(trx, {
          kind,
          rows: [...rows, ...listEnded(present, rows, clock.today())],
          now: clock.now(),
        });
        const line = { action: 'TABLES_IMPORTED', object: 'TABLE', objectId: kind } as const;
        await writeAudit(trx, { ...line, at: clock.now(), by, summary: `${kind}: ${rows.length} righe` });
      }
      return await listTables(trx);
    });
  }

  return {
    list: async (): Promise<OfficialTable[]> => viewAll(await listTables(database)),

    async import(sent: Import, by: Actor): Promise<OfficialTable> {
      return view(sent.kind, await importAll([sent], by));
    },

    /** Throws 503 where the portal does not respond; then nothing is imported. */
    async download(by: Actor): Promise<OfficialTable[]> {
      const files = await alloggiatiPortal.fetchTables().catch(throwUnavailable);
      return viewAll(
        await importAll(
          files.map((file) => ({ ...file, isForced: false })),
          by,
        ),
      );
    },
  };
}

function readRows(kind: TableKind, bytes: Uint8Array): readonly OfficialRow[] {
  const read = readTableFile(kind, decode(bytes));
  if (read.fault) throw invalid(sayFault(read.fault));
  return read.rows;
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw invalid(say('tableUnreadable'));
  }
}

function sayFault(fault: TableFault): MessageOrText {
  if ('lacks' in fault) return say('tableLacks', { name: fault.lacks });
  return say('tableRowInvalid', { row: fault.row, why: WHAT_IS_WRONG[fault.what] });
}

/** Rows that the list no longer has: they are retained as ended. */
function listEnded(present: readonly OfficialRow[], rows: readonly OfficialRow[], today: string): OfficialRow[] {
  const there = new Set(rows.map(({ code }) => code));
  return present.filter(({ code }) => !there.has(code)).map((row) => ({ ...row, endedOn: row.endedOn ?? today }));
}

function throwUnavailable(fault: unknown): never {
  if (fault instanceof PortalDown)
    throw new HttpProblem(503, say('alloggiatiAway'), { retryAfterSeconds: RETRY_AFTER_SECONDS });
  throw fault;
}
