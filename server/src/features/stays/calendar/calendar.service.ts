import type { CalendarBar, CalendarDays } from '@approdo/shared/contract/stays/calendar';
import { type LocalDate, listDays } from '@approdo/shared/domain/base/date/local-date';
import type { PriceBook } from '@approdo/shared/domain/prices/price-book';
import { priceNight } from '@approdo/shared/domain/prices/price-nights';
import type { Clock } from '../../../adapters/clock.ts';
import type { Database } from '../../../db/database.ts';
import type { Reader } from '../../../db/transaction.ts';
import { listOccupiedBetween, listPlannedStays, type PlannedStay } from '../stays/index.ts';

const CLOSED = 'Date bloccate';

type CalendarNeeds = {
  readonly database: Database;
  readonly clock: Clock;
  readonly readPriceBook: (reader: Reader) => Promise<PriceBook>;
  /** The days of departure after which the property is ready; undefined if cleaning is not tracked. */
  readonly readReadyDays: (reader: Reader, range: Range) => Promise<ReadonlySet<LocalDate> | undefined>;
};

type Range = { readonly from: LocalDate; readonly to: LocalDate };

export type Calendar = ReturnType<typeof createCalendar>;

/** The calendar as the owner sees it. */
export function createCalendar({ database, clock, readPriceBook, readReadyDays }: CalendarNeeds) {
  async function listFreeNights({ from, to }: Range): Promise<CalendarDays['nights']> {
    const today = clock.today();
    const first = from < today ? today : from;
    if (first > to) return [];
    const occupied = new Set(await listOccupiedBetween(database, { from: first, to }));
    const book = await readPriceBook(database);
    const free = listDays(first, to).filter((day) => !occupied.has(day));
    return free.map((date) => ({ date, price: priceNight(book, date) }));
  }

  return {
    /** Free nights are those from today on, whatever the range. */
    async read(range: Range): Promise<CalendarDays> {
      const stays = await listPlannedStays(database, range);
      const ready = await readReadyDays(database, { from: range.from, to: lastDayOf(stays) ?? range.to });
      return {
        nights: await listFreeNights(range),
        bars: stays.map((stay) => withReadiness(barOf(stay), stay.wasOver ? undefined : ready)),
      };
    },
  };
}

/** The last day of departure, which may be after the range. */
function lastDayOf(stays: readonly PlannedStay[]): LocalDate | undefined {
  return stays
    .map(({ endDate }) => endDate)
    .toSorted()
    .at(-1);
}

/** The property is made ready after each stay in it. */
function withReadiness(bar: CalendarBar, ready: ReadonlySet<LocalDate> | undefined): CalendarBar {
  const hasGuest = bar.kind === 'STAY' || bar.kind === 'PORTAL';
  return ready && hasGuest ? { ...bar, isReady: ready.has(bar.endDate) } : bar;
}

function barOf(stay: PlannedStay): CalendarBar {
  const { id, startDate, endDate } = stay;
  const days = { id, startDate, endDate };
  if (stay.status === 'NOT_AVAILABLE') {
    const closed = { ...days, numberOfGuests: null };
    if (stay.channelName !== null) return { ...closed, kind: 'PORTAL', label: stay.channelName };
    return { ...closed, kind: 'BLOCK', label: stay.reason || CLOSED };
  }
  const label = stay.portal === null ? stay.guestName : `${stay.guestName} · ${stay.portal}`;
  const guests = { ...days, label, numberOfGuests: stay.numberOfGuests };
  if (stay.status === 'CONFIRMED') return { ...guests, kind: 'STAY' };
  return { ...guests, kind: 'REQUEST', ...(stay.expiresAt !== null && { expiresAt: stay.expiresAt }) };
}
