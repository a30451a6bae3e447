import type { OwnTurnover, TurnoverMarks } from '@approdo/shared/contract/bookings/turnovers';
import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import type { TurnoverItem } from '@approdo/shared/domain/bookings/turnovers';
import { say } from '@approdo/shared/words/say';
import type { Clock } from '../../../adapters/clock.ts';
import type { Database } from '../../../db/database.ts';
import { type Reader, type Trx, transact } from '../../../db/transaction.ts';
import { notFound, requireFound } from '../../../http/problems.ts';
import { type Days, type Departure, findDeparture, listDepartures } from './departures.ts';
import { getTerms } from './turnover-settings.repository.ts';
import { putTurnover } from './turnovers.repository.ts';
import type { StoredTurnover } from './turnovers.table.ts';
import { type Hours, type ViewContext, viewOwnTurnover } from './turnovers.view.ts';

export type TurnoverNeeds = {
  readonly database: Database;
  readonly clock: Clock;
  /** Check-in and check-out times, as in the guide. */
  readonly readHours: (reader: Reader) => Promise<Hours>;
};

export type Turnovers = ReturnType<typeof createTurnovers>;

/** Tasks after each departure, and whether the property is ready. */
export function createTurnovers({ database, clock, readHours }: TurnoverNeeds) {
  async function readContext(reader: Reader): Promise<ViewContext> {
    return { terms: await getTerms(reader), hours: await readHours(reader) };
  }

  return {
    async list(days: Days): Promise<OwnTurnover[]> {
      if (!(await getTerms(database)).isOn) return [];
      const context = await readContext(database);
      return (await listDepartures(database, days, clock.today())).map((departure) =>
        viewOwnTurnover(departure, context),
      );
    },

    async mark(day: LocalDate, marks: TurnoverMarks): Promise<OwnTurnover> {
      return await transact(database, async (trx) => {
        if (!(await getTerms(trx)).isOn) throw notFound();
        return viewOwnTurnover(
          await markDeparture({ trx, clock }, day, { marks, by: 'OWNER' }),
          await readContext(trx),
        );
      });
    },
  };
}

type Marked = { readonly marks: TurnoverMarks; readonly by: 'OWNER' | 'LINK' };

/** Records what was done after a departure. Throws 404 if nobody leaves that day. The last writer wins. */
export async function markDeparture(
  { trx, clock }: { readonly trx: Trx; readonly clock: Clock },
  day: LocalDate,
  { marks, by }: Marked,
): Promise<Departure> {
  const departure = requireFound(await findDeparture(trx, day, clock.today()), say('nobodyLeaves'));
  const { items } = await getTerms(trx);
  const known = markTurnover(departure.known, { marks, by, items, now: clock.now() });
  if (JSON.stringify(known) !== JSON.stringify(departure.known)) await putTurnover(trx, known);
  return { ...departure, known };
}

type Marking = {
  readonly marks: TurnoverMarks;
  readonly by: 'OWNER' | 'LINK';
  /** The current task list, for departures not marked ready. */
  readonly items: readonly TurnoverItem[];
  readonly now: Date;
};

/** The row after the marks: ticks by the list valid for that day, and readiness. Repeated marks change nothing. */
function markTurnover(before: StoredTurnover, { marks, by, items, now }: Marking): StoredTurnover {
  const done = tick(before.done, before.kept ?? items, marks.items ?? []);
  const ticked = { ...before, done };
  if (marks.isReady === undefined || marks.isReady === (before.readyAt !== null)) return ticked;
  if (!marks.isReady) return { ...ticked, kept: null, readyAt: null, readyBy: null };
  return { ...ticked, kept: [...items], readyAt: now.toISOString(), readyBy: by };
}

/** The ticked ids in list order; ids not in the list are dropped. */
function tick(
  done: readonly string[],
  list: readonly TurnoverItem[],
  marks: NonNullable<TurnoverMarks['items']>,
): string[] {
  const marked = new Map(marks.map(({ id, isDone }) => [id, isDone]));
  return list.map(({ id }) => id).filter((id) => marked.get(id) ?? done.includes(id));
}
