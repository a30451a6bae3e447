import type { OnStayChange } from '../../stays/stays/index.ts';
import { findDeparture } from './departures.ts';
import { deleteTurnovers } from './turnovers.repository.ts';

/** Deletes what is stored about a day once its departure is moved, cancelled or deleted. */
export const followDepartures: OnStayChange = async ({ trx, clock, before, after }) => {
  if (before?.status !== 'CONFIRMED') return;
  if (after?.status === 'CONFIRMED' && after.endDate === before.endDate) return;
  const departure = await findDeparture(trx, before.endDate, clock.today());
  const belongsToAnother = departure && departure.leaving?.bookingId !== before.id;
  if (!belongsToAnother) await deleteTurnovers(trx, [before.endDate]);
};
