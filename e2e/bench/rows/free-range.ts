import { join } from 'node:path';
import { addDays, type LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { MAX_NIGHTS, type Stay } from '@approdo/shared/domain/stays/stay';
import SqliteDatabase from 'better-sqlite3';
import type { Database } from '../../../server/src/db/database.ts';
import { migrate } from '../../../server/src/db/sqlite/migrate.ts';
import { openDatabase } from '../../../server/src/db/sqlite/open-database.ts';
import { requireFreeDays } from '../../../server/src/features/stays/stays/occupied-days.ts';
import { makeDataDir, removeDataDir } from '../../support/start-site.ts';
import { type Filled, fillWithStays } from '../prepared-data.ts';
import { compare, ratioFigure } from '../rounds.ts';
import type { Row } from '../row.ts';
import { perSecond } from '../units.ts';

const BOOKINGS = 100_000;
const QUESTIONS = 50_000;

/** A stay that is free; for a taken one the search would end at the first day found. */
type Question = Stay & { readonly earliestStart: LocalDate };

/**
 * Compares the service with a query of the bookings table by the start of stays of at most a year. The index is named,
 * since SQLite considers those on end or state as good, and would read most of the table.
 */
export const freeRange: Row = {
  name: 'free-range',
  async measure({ rounds }) {
    const folder = makeDataDir('free-range');
    const file = join(folder, 'database.sqlite');
    const { database, connection } = openDatabase(file);
    migrate(connection, folder);
    const questions = freeStays(await fillWithStays(database, '1600-01-01', BOOKINGS));
    const direct = openDirect(file);
    const sides = {
      ours: () => timePerSecond((question) => queryService(database, question), questions),
      theirs: () => timePerSecond(async (question) => direct.query(question), questions),
    };
    await sides.ours();
    await sides.theirs();
    const compared = await compare(rounds, sides);
    direct.close();
    await database.destroy();
    removeDataDir(folder);
    return [
      ratioFigure({
        what: 'is this range free, 100,000 bookings',
        compared,
        goal: { atLeast: 0.5 },
        unit: perSecond,
        referenceName: 'better-sqlite3',
      }),
    ];
  },
};

function freeStays({ first }: Filled): Question[] {
  return Array.from({ length: QUESTIONS }, (_, index) => {
    const day = addDays(first, 3 + 4 * ((index * 7919) % (BOOKINGS - 1)));
    return { startDate: day, endDate: day, earliestStart: addDays(day, -MAX_NIGHTS) };
  });
}

async function queryService(database: Database, question: Question): Promise<void> {
  await requireFreeDays(database, { id: '', ...question }, { sameDayTurnover: false });
}

function openDirect(file: string) {
  const connection = new SqliteDatabase(file, { readonly: true });
  const statement = connection.prepare(`
    select 1 from bookings indexed by bookings_by_start
    where start_date between ? and ? and end_date >= ?
      and status in ('CONFIRMED', 'NOT_AVAILABLE')
    limit 1`);
  return {
    query({ startDate, endDate, earliestStart }: Question): void {
      if (statement.get(earliestStart, endDate, startDate) !== undefined) throw new Error('the range is not free');
    },
    close: () => connection.close(),
  };
}

async function timePerSecond(query: (question: Question) => Promise<void>, questions: readonly Question[]) {
  const start = performance.now();
  for (const question of questions) await query(question);
  return questions.length / ((performance.now() - start) / 1000);
}
