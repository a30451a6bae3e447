import { daysBetween, type LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { alloggiatiDeadline } from '@approdo/shared/domain/law/register/alloggiati-deadline';
import { listSegments } from '@approdo/shared/domain/law/register/stay-segments';
import type { Reader } from '../../../../db/transaction.ts';
import { readSealedGuests } from '../guests/read-sealed-guests.ts';
import type { SealedGuest, TransmittedArrival } from '../register.table.ts';
import { type ListedStay, readRegisterStays } from '../register-stays.ts';
import { readReportedArrivals } from '../stays/read-reported-arrivals.ts';
import { readReportingRule } from '../stays/reporting-rule.ts';

/** An unreported arrival of a stay that has to be reported. */
export type UnreportedArrival = {
  readonly stay: ListedStay;
  readonly date: LocalDate;
  readonly dueAt: Date;
  /** How many guests were entered. */
  readonly entered: number;
};

type ArrivalsQuery = {
  /** First and last day. */
  readonly days: { readonly from: LocalDate; readonly to: LocalDate };
  /** `15:00`, in Rome. */
  readonly checkInFrom: string | null;
};

/** The unreported arrivals of these days, by deadline; needs no key, as no names are read. */
export async function listUnreportedArrivals(
  reader: Reader,
  { days, checkInFrom }: ArrivalsQuery,
): Promise<UnreportedArrival[]> {
  const listed = (await readRegisterStays(reader, days)).filter(({ isCancelled }) => !isCancelled);
  const ids = listed.map(({ id }) => id);
  const guests = await readSealedGuests(reader, ids);
  const reported = await readReportedArrivals(reader, ids);
  const isToReport = await readReportingRule(reader);
  return listed
    .flatMap((stay) => {
      const entered = guests.get(stay.id) ?? [];
      return listUnreportedDays(stay, entered, reported.get(stay.id) ?? []).map((date) => ({
        stay,
        date,
        dueAt: alloggiatiDeadline({ arrival: date, nights: daysBetween(stay.startDate, stay.endDate), checkInFrom }),
        entered: entered.length,
      }));
    })
    .filter(({ stay, date }) => date >= days.from && date <= days.to && isToReport(stay, date))
    .toSorted((one, other) => one.dueAt.getTime() - other.dueAt.getTime());
}

/** The stay's first day where no guests were entered yet. */
function listUnreportedDays(
  stay: ListedStay,
  guests: readonly SealedGuest[],
  reported: readonly (TransmittedArrival & { readonly kind: string })[],
): readonly LocalDate[] {
  if (guests.length === 0) return [stay.startDate];
  const registered = { arrival: stay.startDate, departure: stay.endDate, guests };
  const known = new Set(
    reported.filter(({ kind }) => kind === 'ALLOGGIATI').map(({ guestId, arrival }) => `${guestId} ${arrival}`),
  );
  const days = guests
    .filter(({ namesDeletedAt }) => namesDeletedAt === null)
    .flatMap((guest) => listSegments(guest, registered).map(({ arrival }) => ({ id: guest.id, arrival })))
    .filter(({ id, arrival }) => !known.has(`${id} ${arrival}`));
  return [...new Set(days.map(({ arrival }) => arrival))];
}
