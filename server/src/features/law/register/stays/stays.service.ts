import { dayRange, type optionalDayRange } from '@approdo/shared/contract/base/day-range';
import {
  findArrivalFaults,
  findDatesFault,
  type NewRegisterStay,
  type RegisterCandidate,
  type RegisterStay,
  type RegisterStayEdit,
} from '@approdo/shared/contract/law/register-stays';
import { addDays, type LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { say } from '@approdo/shared/words/say';
import type { z } from 'zod';
import type { Clock } from '../../../../adapters/clock.ts';
import type { Database } from '../../../../db/database.ts';
import { isUniqueViolation } from '../../../../db/faults.ts';
import { type Reader, type Trx, transact } from '../../../../db/transaction.ts';
import { applyEdit } from '../../../../http/calls/apply-edit.ts';
import { requireTwoProofs } from '../../../../http/calls/fresh-proof.ts';
import type { Caller } from '../../../../http/calls/handler.ts';
import { conflict, invalidInput, refuseFaults, requireFound } from '../../../../http/problems.ts';
import { writeAudit } from '../../../base/audit/index.ts';
import { listClosedDays } from '../../../stays/stays/index.ts';
import { alignGuestDates } from '../guests/align-dates.ts';
import { dropGuests } from '../guests/drop-guests.ts';
import { listGuestsOfStays } from '../guests/guests-of-stays.ts';
import { readGuestsOfStays } from '../guests/opened-guest.ts';
import { readBeforeMove, renewMovedIdentifiers } from '../guests/renew-identifiers.ts';
import type { KeysAtHand } from '../key/key-at-hand.ts';
import { endCheckInLink, moveCheckInLink } from '../links/check-in-links.ts';
import type { OfficialLists } from '../official-lists.ts';
import { getRegisterStay, type ListedStay, readRegisterStays } from '../register-stays.ts';
import { wasReported } from '../reported-arrivals.records.ts';
import { requireRegister } from '../settings/require-on.ts';
import { deleteAddedStay, findAddedStay, listBookingsAdded, listLinks, updateAddedStay } from '../stays.records.ts';
import { addStay, isCandidate, titleOf } from './add-stay.ts';
import { readReportedArrivals } from './read-reported-arrivals.ts';
import { readReportingRule } from './reporting-rule.ts';
import { viewStay } from './view-stay.ts';

export type StaysNeeds = {
  readonly database: Database;
  readonly clock: Clock;
  readonly keys: KeysAtHand;
  readonly lists: OfficialLists;
  /** The check-in hour, from the guide. */
  readonly readHours: (reader: Reader) => Promise<{ readonly checkInFrom: string | null }>;
};

type RequestedDays = z.output<typeof optionalDayRange>;

const DAYS_BEFORE = 90;
const DAYS_AHEAD = 60;
/** Days before and after today in which candidates are searched. */
const CANDIDATE_DAYS = 30;

export type RegisterStays = ReturnType<typeof createRegisterStays>;

/** The stays whose guests are to be reported. */
export function createRegisterStays(needs: StaysNeeds) {
  const { database, clock } = needs;
  const { viewAll, viewOne } = createStayViews(needs);

  async function note(trx: Trx, caller: Caller, id: string, summary: string): Promise<void> {
    const at = clock.now();
    await writeAudit(trx, { at, by: caller, action: 'REGISTER_CHANGED', object: 'STAY', objectId: id, summary });
  }

  async function addOnce(input: NewRegisterStay, caller: Caller): Promise<RegisterStay> {
    return await transact(database, async (trx) => {
      await requireRegister(trx);
      const known = await findAddedStay(trx, 'request_key', input.key);
      if (known) return await viewOne(trx, known.id);
      const { id } = await addStay(trx, input, clock);
      await note(trx, caller, id, 'Soggiorno aggiunto al registro');
      return await viewOne(trx, id);
    });
  }

  return {
    async list({ from, to }: RequestedDays): Promise<RegisterStay[]> {
      await requireRegister(database);
      const today = clock.today();
      const days = dayRange.safeParse({
        from: from ?? addDays(today, -DAYS_BEFORE),
        to: to ?? addDays(today, DAYS_AHEAD),
      });
      if (!days.success) throw invalidInput(days.error);
      return await viewAll(database, await readRegisterStays(database, days.data));
    },

    async candidates(): Promise<RegisterCandidate[]> {
      await requireRegister(database);
      return await listCandidates(database, clock.today());
    },

    async add(input: NewRegisterStay, caller: Caller): Promise<RegisterStay> {
      try {
        return await addOnce(input, caller);
      } catch (error) {
        // Another process added it at the same moment.
        if (!isUniqueViolation(error)) throw error;
        return await addOnce(input, caller);
      }
    },

    async replace(id: string, edit: RegisterStayEdit, caller: Caller): Promise<RegisterStay> {
      return await transact(database, async (trx) => {
        const before = await requireAdded(trx, id);
        const after = applyEdit(before, edit);
        const { startDate, endDate } = after;
        const fault = findDatesFault(after);
        refuseFaults({
          ...(startDate !== before.startDate && findArrivalFaults(after, clock.today())),
          ...(fault !== undefined && { endDate: fault }),
        });
        const moved = { id, startDate, endDate, before: await readBeforeMove(trx, before) };
        await updateAddedStay(trx, after);
        await alignGuestDates(trx, moved);
        await renewMovedIdentifiers(trx, moved);
        await moveCheckInLink(trx, id, startDate);
        await note(trx, caller, id, 'Soggiorno del registro cambiato');
        return await viewOne(trx, id);
      });
    },

    async remove(id: string, caller: Caller): Promise<void> {
      await transact(database, async (trx) => {
        await requireAdded(trx, id);
        if (await wasReported(trx, id)) throw conflict(say('registerStayReported'));
        if ((await listGuestsOfStays(trx, [id])).size > 0) requireTwoProofs(caller);
        await dropGuests(trx, id);
        await endCheckInLink(trx, id);
        await deleteAddedStay(trx, id);
        await note(trx, caller, id, 'Soggiorno tolto dal registro');
      });
    },
  };
}

function createStayViews({ clock, keys, lists, readHours }: Omit<StaysNeeds, 'database'>) {
  async function viewAll(reader: Reader, stays: readonly ListedStay[]): Promise<RegisterStay[]> {
    const ids = stays.map(({ id }) => id);
    const seal = await keys.seal(reader);
    const guests = await readGuestsOfStays(reader, seal, ids);
    const reported = await readReportedArrivals(reader, ids);
    const links = await listLinks(reader, ids, clock.now());
    const { checkInFrom } = await readHours(reader);
    const [tables, isToReport] = [await lists.read(reader), await readReportingRule(reader)];
    const context = { seal, tables, checkInFrom, now: clock.now(), isToReport };
    return stays.map((stay) =>
      viewStay(
        {
          stay,
          guests: guests.get(stay.id) ?? [],
          reported: reported.get(stay.id) ?? [],
          linkEndsAt: links.get(stay.id),
        },
        context,
      ),
    );
  }

  async function viewOne(reader: Reader, id: string): Promise<RegisterStay> {
    const [view] = await viewAll(reader, [await getRegisterStay(reader, id)]);
    return requireFound(view, say('registerStayUnknown'));
  }

  return { viewAll, viewOne };
}

/** The bookings around today whose guests may be reported, and that are not in the register yet. */
async function listCandidates(reader: Reader, today: LocalDate): Promise<RegisterCandidate[]> {
  const days = { from: addDays(today, -CANDIDATE_DAYS), to: addDays(today, CANDIDATE_DAYS) };
  const closed = (await listClosedDays(reader, days)).filter(isCandidate);
  const taken = await listBookingsAdded(
    reader,
    closed.map(({ bookingId }) => bookingId),
  );
  return closed
    .filter(({ bookingId }) => !taken.has(bookingId))
    .map(({ bookingId, startDate, endDate, ...from }) => ({ bookingId, title: titleOf(from), startDate, endDate }));
}

/** Throws 404 where there is no such stay, 409 where it is a booking's. */
async function requireAdded(trx: Trx, id: string) {
  await requireRegister(trx);
  const added = await findAddedStay(trx, 'id', id);
  if (added) return added;
  await getRegisterStay(trx, id);
  throw conflict(say('datesOfBooking'));
}
