import { sayLocalDate } from '@approdo/shared/domain/base/date/say-date';
import { ITALIAN } from '@approdo/shared/domain/base/language/language';
import { listExtrasIn } from '@approdo/shared/words/prices/extra-label';
import { EXPIRY, type GuestStay, STAY } from '../../stays/stays/index.ts';
import { FOR_OWNER } from './placeholders.ts';

/** Maximum number of requests in one letter; more are hardly real guests', and the back office lists them all. */
const MOST_NAMED = 50;

/** A line for each request, for the owner. */
export function summarizeRequests(stays: readonly GuestStay[]): string {
  const others = stays.length > MOST_NAMED ? [`E altre ${stays.length - MOST_NAMED}.`] : [];
  return [...stays.slice(0, MOST_NAMED).map(describe), ...others].join('\n\n');
}

function describe(stay: GuestStay): string {
  const [arrival, departure] = [sayLocalDate(stay.startDate, ITALIAN), sayLocalDate(stay.endDate, ITALIAN)];
  const [nights, guests] = [STAY.notti.render({ stay }, ITALIAN), FOR_OWNER.ospiti.render({ stay }, ITALIAN)];
  const extras = listExtrasIn(stay.extras, ITALIAN);
  const expiry = EXPIRY.render({ stay }, ITALIAN);
  return [
    `${stay.guestName} (${stay.guestEmail})`,
    ...(stay.guestPhone ? [`Telefono: ${stay.guestPhone}`] : []),
    `${arrival} – ${departure}, notti: ${nights}, ospiti: ${guests}`,
    ...(extras === '' ? [] : [`Extra: ${extras}`]),
    ...(expiry === '' ? [] : [`Scade: ${expiry}`]),
    ...(stay.note ? [`Note: ${stay.note}`] : []),
  ].join('\n');
}
