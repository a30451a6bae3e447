import type { ReceivedFile } from '@approdo/shared/contract/base/endpoint';
import type { BankLineAnswer, BankMapping, BankMatch, BankReading } from '@approdo/shared/contract/money/bank';
import { addDays, type LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { formatEuros } from '@approdo/shared/domain/base/money/money';
import { type BankFacts, createJudge, DAYS_OF_ENTRY } from '@approdo/shared/domain/money/year/judge-line';
import { say } from '@approdo/shared/words/say';
import { makeId } from '../../../adapters/random.ts';
import { eachSequentially } from '../../../db/in-portions.ts';
import type { Reader } from '../../../db/transaction.ts';
import type { Caller } from '../../../http/calls/handler.ts';
import { conflict, requireFound } from '../../../http/problems.ts';
import { writeAudit } from '../../base/audit/index.ts';
import { type CommitNeeds, createCommit, type StayChange } from '../../stays/stays/index.ts';
import { readOpenExpenses } from '../expenses/index.ts';
import { type ConfirmPaidStay, readOpenStays, type Undoer, writerOf } from '../payments/index.ts';
import { readPayouts } from '../payouts/index.ts';
import { type Acceptance, registerLine, requireSense, takeBack } from './accept-line.ts';
import { findMatch, insertMatch, listLiveMatches, listMatches, listTransfers, updateMatch } from './bank.repository.ts';
import type { StoredMatch } from './bank.table.ts';
import { readStatement, type StatementNeeds } from './read-statement.ts';

type BankNeeds = CommitNeeds &
  StatementNeeds & {
    /** Counts a reading of an account; throws 429 above 30 an hour. */
    readonly countReading: (caller: Caller) => Promise<void>;
    readonly readReceiptOf: Undoer['readReceiptOf'];
    readonly confirmPaidStay: ConfirmPaidStay;
    /** Called once a held stay is confirmed, after the commit. */
    readonly onBooked: () => void;
  };

export type Bank = ReturnType<typeof createBank>;

/** Statements of the bank: read and proposed, and kept of them what the owner registers (YEAR.md, section 2). */
export function createBank({ countReading, readReceiptOf, confirmPaidStay, onBooked, ...needs }: BankNeeds) {
  const { database, clock } = needs;
  const commit = createCommit(needs);

  return {
    /** Reads a file and says what each line is or may be. */
    async read(file: ReceivedFile, mapping: BankMapping | undefined, caller: Caller): Promise<BankReading> {
      await countReading(caller);
      const statement = await readStatement(needs, file.path, mapping);
      const { format } = statement;
      if (!statement.lines) {
        const columns = statement.columns.map(({ name, samples }) => ({ name, samples: [...samples] }));
        return { state: 'COLUMNS', format, columns, from: null, to: null, lines: [], counts: countLines([], 0) };
      }
      const days = statement.lines.map(({ date }) => date).toSorted();
      const [from = null, to = null] = [days[0], days.at(-1)];
      const facts = await readFacts(database, { from, to, today: clock.today() });
      const judge = createJudge(facts, statement.lines);
      const lines: BankLineAnswer[] = [];
      await eachSequentially(statement.lines, async (line) => void lines.push(judge(line)));
      return { state: 'READY', format, from, to, lines, counts: countLines(lines, statement.skipped) };
    },

    /** All of it or nothing; of two at once one wins. */
    async accept(body: Acceptance, caller: Caller): Promise<BankMatch> {
      const { match, isBooked } = await commit(async (change) => {
        const first = await findMatch(change.trx, 'key', body.key);
        if (first) return { match: first, isBooked: false };
        const { key, line } = body;
        const writer = writerOf(caller, clock);
        requireSense(body, writer.today);
        const matches = await listLiveMatches(change.trx);
        if (matches.some(({ lineId }) => lineId === line.id)) throw conflict(say('lineKnown'));
        const { made, ...registered } = await registerLine(change, body, { writer, confirmPaidStay });
        const written = { createdAt: writer.now.toISOString(), writtenBy: writer.name };
        const facts = { id: makeId(), key, lineId: line.id, date: line.date, amount: line.amount, meaning: body.as };
        const match: StoredMatch = { ...facts, ...made, ...written, undoneAt: null, undoReason: null };
        if (!(await insertMatch(change.trx, match))) throw conflict(say('lineKnown'));
        await auditMatch(change, match, caller);
        return { match, ...registered };
      }, caller);
      if (isBooked) onBooked();
      return viewMatch(match);
    },

    async listMatches(year = Number(clock.today().slice(0, 4))): Promise<BankMatch[]> {
      return (await listMatches(database, year)).map(viewMatch);
    },

    async undo(id: string, reason: string, caller: Caller): Promise<BankMatch> {
      const undone = await commit(async (change) => {
        const match = requireFound(await findMatch(change.trx, 'id', id), 'Riga non trovata');
        if (match.undoneAt !== null) throw conflict(say('alreadyUndone'));
        const undoer = { ...writerOf(caller, clock), readReceiptOf };
        await takeBack(change, match, { reason, undoer });
        const after = { ...match, undoneAt: undoer.now.toISOString(), undoReason: reason };
        await updateMatch(change.trx, after);
        await auditMatch(change, after, caller);
        return after;
      }, caller);
      return viewMatch(undone);
    },
  };
}

type Days = { readonly from: LocalDate | null; readonly to: LocalDate | null; readonly today: LocalDate };

async function readFacts(reader: Reader, { from, to, today }: Days): Promise<BankFacts> {
  const matches = await listLiveMatches(reader);
  const explained = new Set(matches.flatMap(({ entryIds }) => entryIds));
  const paid = new Set(matches.map(({ expenseId }) => expenseId));
  const around = { from: addDays(from ?? today, -DAYS_OF_ENTRY), to: addDays(to ?? today, DAYS_OF_ENTRY) };
  const expenses = await readOpenExpenses(reader, today);
  return {
    stays: await readOpenStays(reader, today),
    entries: (await listTransfers(reader, around)).filter(({ id }) => !explained.has(id)),
    payouts: (await readPayouts(reader)).filter(({ arrivedOn }) => arrivedOn === null),
    expenses: expenses.filter(({ id, dueDay }) => dueDay !== undefined || !paid.has(id)),
    known: new Set(matches.map(({ lineId }) => lineId)),
  };
}

function countLines(lines: readonly BankLineAnswer[], skipped: number): BankReading['counts'] {
  const countOf = (isCounted: (line: BankLineAnswer) => boolean) => lines.filter(isCounted).length;
  return {
    lines: lines.length,
    skipped,
    known: countOf(({ state }) => state === 'KNOWN'),
    entered: countOf(({ state }) => state === 'ENTERED'),
    proposed: countOf(({ proposals }) => proposals.length > 0),
  };
}

/** Entries have lines of their own. */
async function auditMatch({ trx }: Pick<StayChange, 'trx'>, match: StoredMatch, by: Caller): Promise<void> {
  const { id, amount, entryIds, createdAt, undoneAt } = match;
  if (entryIds.length > 0) return;
  const summary = `Riga della banca di ${formatEuros(amount)}${undoneAt === null ? '' : ', annullata'}`;
  const at = new Date(undoneAt ?? createdAt);
  await writeAudit(trx, { at, by, action: 'ENTRY_WRITTEN', object: 'ENTRY', objectId: id, summary });
}

function viewMatch(match: StoredMatch): BankMatch {
  const { id, date, amount, meaning, entryIds, payoutId, expenseId, createdAt, writtenBy, undoneAt } = match;
  return {
    ...{ id, date, amount, as: meaning, entryIds: [...entryIds], at: createdAt, by: writtenBy },
    ...(payoutId !== null && { payoutId }),
    ...(expenseId !== null && { expenseId }),
    ...(undoneAt !== null && { undoneAt }),
  };
}
