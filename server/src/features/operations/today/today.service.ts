import type { DeadlineAnswer } from '@approdo/shared/contract/law/deadlines';
import { type OwnersDay, today as rows, type StayAtHand, type ToDo } from '@approdo/shared/contract/operations/today';
import { addDays, formatLocalDate, type LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { orderToDo } from '@approdo/shared/domain/operations/to-do';
import type { Clock } from '../../../adapters/clock.ts';
import type { Database } from '../../../db/database.ts';
import type { FirstItems } from '../../../db/first-items.ts';
import { viewAs } from '../../../http/calls/view-as.ts';
import { listUnready, readReadiness } from '../../bookings/turnovers/index.ts';
import { readHours } from '../../stays/guide/index.ts';
import { listPortalStaysDuring, listStaysDuring } from '../../stays/stays/index.ts';
import { listContacts, listMail, listReviews, listTasks } from './other-to-dos.ts';
import { createPortalSources, type Portals } from './portal-to-dos.ts';
import { createSiteSource } from './site-to-dos.ts';
import { listCancellations, listLatePayments, listMessages, listRequests, listUnpayable } from './stay-to-dos.ts';
import { all, MOST, type ToDoContext, type ToDoLine, type ToDoSource } from './to-do-source.ts';

/** How many days ahead arrivals are listed. */
const AHEAD = 14;

/** What portals do not tell of their guests. */
const NO_GUEST = { guestPhone: null, numberOfGuests: 0, linen: false } as const;

type TodayNeeds = Portals & {
  readonly database: Database;
  readonly clock: Clock;
  readonly listWarnings: Parameters<typeof createSiteSource>[0];
  /** Undefined while the register of guests is off. */
  readonly readRegister: (
    reader: Database,
    moment: { readonly today: LocalDate; readonly now: Date },
  ) => Promise<OwnersDay['register']>;
  /** The deadlines to authorities that are late or close. */
  readonly listDeadlines: () => Promise<readonly DeadlineAnswer[]>;
};

export type Today = ReturnType<typeof createToday>;

/**
 * The owner's day: to-dos, arrivals and departures. Of each list only the first entries are read and the rest counted
 * by index, so that the cost does not grow with the bookings.
 */
export function createToday(needs: TodayNeeds) {
  const { database, clock } = needs;
  const more = [createSiteSource(needs.listWarnings), ...createPortalSources(needs)];

  /** Those of the owner's own guests that come next, and those of all guests of today and tomorrow. */
  async function listStays(today: LocalDate) {
    const days = { from: today, to: addDays(today, AHEAD) };
    const [own, ofPortals, readiness] = await Promise.all([
      listStaysDuring(database, days),
      listPortalStaysDuring(database, { from: today, to: addDays(today, 1) }),
      readReadiness(database, days),
    ]);
    const isReadyOn = (arrival: LocalDate) => readiness?.get(arrival) ?? null;
    const next = own.map(({ createdAt: _, ...stay }): StayAtHand => ({ ...stay, isReady: isReadyOn(stay.startDate) }));
    const unnamed = ofPortals.map((stay): StayAtHand => ({ ...stay, ...NO_GUEST, isReady: isReadyOn(stay.startDate) }));
    return { next, atHand: [...next, ...unnamed] };
  }

  /** `clientTime` is the time by the caller's clock. */
  async function readToday(clientTime?: Date): Promise<OwnersDay> {
    const [today, now] = [clock.today(), clock.now()];
    const run = (source: ToDoSource) => source({ reader: database, today, now, clientTime });
    const [requests, conversations, contacts, late, { next, atHand }, ...otherLists] = await Promise.all([
      run(listRequests),
      run(listMessages),
      run(listContacts),
      run(listLatePayments),
      listStays(today),
      ...[listUnpayable, listCancellations, listMail, listTasks, listReviews, listTurnovers, ...more].map(run),
    ]);
    const found = [requests, conversations, contacts, late, ...otherLists];
    const lines = orderToDo(
      found.flatMap(({ items }) => items),
      now,
    ).slice(0, MOST);
    const total = sumOf(found);
    const tomorrow = addDays(today, 1);
    const register = await needs.readRegister(database, { today, now });
    const deadlines = await needs.listDeadlines();
    const isNear = (day: LocalDate) => day === today || day === tomorrow;
    return {
      today,
      toDo: lines.map(viewLine),
      rest: total - lines.length,
      arrivals: atHand.filter(({ startDate }) => isNear(startDate)),
      departures: atHand.filter(({ endDate }) => isNear(endDate)),
      inHouse: atHand.filter(({ startDate, endDate }) => startDate < today && endDate > today),
      next,
      counts: {
        requests: requests.total,
        messages: conversations.total + contacts.total,
        late: late.total,
        toDo: total,
      },
      ...(register && { register }),
      ...(deadlines.length > 0 && { deadlines: [...deadlines] }),
    };
  }

  return { readToday };
}

function sumOf(found: readonly FirstItems<ToDoLine>[]): number {
  return found.reduce((sum, { total }) => sum + total, 0);
}

const toDoShape = rows.get.answer.shape.toDo.element;

function viewLine(line: ToDoLine): ToDo {
  return viewAs(toDoShape, line);
}

/** To-dos for turnovers not ready for today's arrival or, once the owner is to be warned, for tomorrow's. */
async function listTurnovers({ reader, today, now }: ToDoContext) {
  const { checkInFrom } = await readHours(reader);
  const unready = await listUnready(reader, { today, now, checkInFrom });
  return all(
    unready.map(
      ({ day, arrival }): ToDoLine => ({
        kind: 'TURNOVER',
        id: day,
        at: arrival,
        title: 'La casa non è ancora pronta',
        detail: `Partenza ${formatLocalDate(day)}, arrivo ${formatLocalDate(arrival)}`,
        address: '/admin/turnovers',
        action: 'Segna pronta',
      }),
    ),
  );
}
