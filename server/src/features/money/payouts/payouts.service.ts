import type { ReceivedFile } from '@approdo/shared/contract/base/endpoint';
import type {
  PortalFile,
  PortalPayout,
  PortalStay,
  PortalStayEdit,
  ReadPortalFile,
} from '@approdo/shared/contract/money/payouts';
import { type PayoutFile, type PayoutRow, readPayoutFile } from '@approdo/shared/domain/money/year/payout-file';
import { PORTAL_NAMES } from '@approdo/shared/domain/money/year/portals';
import { say } from '@approdo/shared/words/say';
import type { Clock } from '../../../adapters/clock.ts';
import type { ReadTable } from '../../../adapters/moving/table-reader.ts';
import { makeId } from '../../../adapters/random.ts';
import type { Database } from '../../../db/database.ts';
import { eachSequentially } from '../../../db/in-portions.ts';
import { type Reader, type Trx, transact } from '../../../db/transaction.ts';
import { sentNameOf } from '../../../http/bodies/read-received-file.ts';
import type { Caller } from '../../../http/calls/handler.ts';
import type { Precondition } from '../../../http/calls/precondition.ts';
import { conflict, invalid, invalidFields, requireFound } from '../../../http/problems.ts';
import { writeAudit } from '../../base/audit/index.ts';
import { findConfirmedStay } from '../../stays/stays/index.ts';
import { hasArrived } from './payout-arrivals.records.ts';
import {
  findFile,
  insertFile,
  insertRow,
  listFiles,
  listLiveRows,
  putStay,
  updateFile,
  updateStay,
} from './payouts.repository.ts';
import type { StoredFile } from './payouts.table.ts';
import { readPayouts, readPortalStays } from './read-portals.ts';

type Origin = { readonly name: string; readonly caller: Caller };

type PayoutsNeeds = {
  readonly database: Database;
  readonly clock: Clock;
  readonly readTable: ReadTable;
  /** Counts a reading of an account; throws 429 above 30 an hour. */
  readonly countReading: (caller: Caller) => Promise<void>;
};

const MISSING = say('portalStayUnknown');

export type Payouts = ReturnType<typeof createPayouts>;

/** What portals' files say that stays brought, and when it was paid (YEAR.md, section 3). */
export function createPayouts({ database, clock, readTable, countReading }: PayoutsNeeds) {
  const thisYear = () => Number(clock.today().slice(0, 4));

  async function keep(trx: Trx, read: PayoutFile, { name, caller }: Origin): Promise<ReadPortalFile> {
    const { fresh, ...told } = await compare(trx, read);
    const { portal, from, to, counts } = told;
    if (fresh.length === 0 || from === null || to === null) throw conflict(say('fileKnown'));
    const file: StoredFile = {
      ...{ id: makeId(), portal, name, fromDay: from, toDay: to, counts },
      ...{ createdAt: clock.now().toISOString(), writtenBy: caller.name, withdrawnAt: null, withdrawReason: null },
    };
    await insertFile(trx, file);
    await eachSequentially(fresh, ({ key: rowKey, ...row }) =>
      insertRow(trx, { ...row, id: makeId(), fileId: file.id, portal, rowKey }),
    );
    for (const code of codesOf(fresh)) {
      await putStay(trx, { id: makeId(), portal, code, bookingId: null, isChosen: false, euros: null });
    }
    await audit(trx, file, caller);
    return { id: file.id, ...told };
  }

  async function audit(trx: Trx, { id, portal, counts, withdrawnAt }: StoredFile, by: Caller): Promise<void> {
    const summary = `${PORTAL_NAMES[portal]}: ${withdrawnAt === null ? 'aggiunti' : 'ritirati'} ${counts.new}`;
    const line = { action: 'PAYOUTS_ENTERED', object: 'HOUSE', objectId: id, summary } as const;
    await writeAudit(trx, { ...line, at: clock.now(), by });
  }

  return {
    /** Adds a file whole; tried, it only tells what the file holds. */
    async read(file: ReceivedFile, isTried: boolean, caller: Caller): Promise<ReadPortalFile> {
      await countReading(caller);
      const table = await readTable(file.path, 'PORTAL');
      const read = 'rows' in table ? readPayoutFile(table.rows) : undefined;
      if (!read) throw invalid(say('portalUnknown'));
      const origin = { name: sentNameOf(file), caller };
      if (!isTried) return await transact(database, (trx) => keep(trx, read, origin));
      const { fresh: _, ...told } = await compare(database, read);
      return told;
    },

    listFiles: async (): Promise<PortalFile[]> => (await listFiles(database)).map(viewFile),

    /** Takes a file back; 409 where one of its payouts has arrived. */
    async withdraw(id: string, reason: string, caller: Caller): Promise<PortalFile> {
      return await transact(database, async (trx) => {
        const file = requireFound(await findFile(trx, id), say('portalFileUnknown'));
        if (file.withdrawnAt !== null) throw conflict(say('alreadyUndone'));
        if (await hasArrived(trx, id)) throw conflict(say('payoutArrived'));
        const withdrawn = { ...file, withdrawnAt: clock.now().toISOString(), withdrawReason: reason };
        await updateFile(trx, withdrawn);
        await audit(trx, withdrawn, caller);
        return viewFile(withdrawn);
      });
    },

    listStays: (year = thisYear()): Promise<PortalStay[]> => readPortalStays(database, year),

    /** Links a stay to one of this house, or says what it came to in euros. */
    async editStay(id: string, { bookingId, euros }: PortalStayEdit, precondition: Precondition): Promise<PortalStay> {
      return await transact(database, async (trx) => {
        const stays = await readPortalStays(trx);
        const isIt = (stay: PortalStay) => stay.id === id;
        precondition(requireFound(stays.find(isIt), MISSING));
        if (typeof bookingId === 'string') {
          const others = stays.filter((stay) => !isIt(stay));
          await requireLinkable(trx, bookingId, others);
        }
        if (bookingId !== undefined) await updateStay(trx, id, { bookingId, isChosen: true });
        if (euros !== undefined) await updateStay(trx, id, { euros });
        return requireFound((await readPortalStays(trx)).find(isIt), MISSING);
      });
    },

    list: (year = thisYear()): Promise<PortalPayout[]> => readPayouts(database, year),
  };
}

/** What a file tells, and which of its rows are new. */
async function compare(reader: Reader, { portal, rows, odd }: PayoutFile) {
  const live = (await listLiveRows(reader)).filter((row) => row.portal === portal);
  const known = new Set(live.map(({ rowKey }) => rowKey));
  const fresh = rows.filter(({ key }) => !known.has(key));
  const days = rows.map(({ day }) => day).toSorted();
  const payouts = rows.filter(({ kind }) => kind === 'PAYOUT').length;
  const counts = { stays: codesOf(rows).size, payouts, new: fresh.length, known: rows.length - fresh.length };
  return {
    ...{ portal, from: days[0] ?? null, to: days.at(-1) ?? null },
    ...{ counts: { ...counts, odd: odd.length }, odd: [...odd], fresh },
  };
}

/** 400 unless the stay is confirmed, 409 where another portal's stay is linked to it. */
async function requireLinkable(trx: Trx, bookingId: string, others: readonly PortalStay[]): Promise<void> {
  if (!(await findConfirmedStay(trx, bookingId))) {
    throw invalidFields({ bookingId: 'Scegli una prenotazione confermata' });
  }
  if (others.some((other) => other.bookingId === bookingId)) throw conflict(say('stayLinked'));
}

function codesOf(rows: readonly PayoutRow[]): ReadonlySet<string> {
  return new Set(rows.filter(({ kind }) => kind !== 'PAYOUT').map(({ code }) => code));
}

function viewFile({ id, portal, name, fromDay: from, toDay: to, counts, ...file }: StoredFile): PortalFile {
  const { createdAt: at, writtenBy: by, withdrawnAt } = file;
  return { id, portal, name, from, to, counts, at, by, ...(withdrawnAt !== null && { withdrawnAt }) };
}
