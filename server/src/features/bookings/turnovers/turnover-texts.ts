import { formatLocalDate } from '@approdo/shared/domain/base/date/local-date';
import { ITALIAN } from '@approdo/shared/domain/base/language/language';
import { listExtrasIn } from '@approdo/shared/words/prices/extra-label';
import type { Departure } from './departures.ts';
import type { Hours } from './turnovers.view.ts';

type TurnoverArrival = Pick<Departure, 'arriving'>;

/** Title of a calendar entry, with the number of arriving guests if known. */
export function titleOfTurnover({ arriving }: TurnoverArrival): string {
  const count = arriving?.numberOfGuests ?? null;
  if (count === null) return 'Pulizie';
  return count === 1 ? 'Pulizie: arriva 1 ospite' : `Pulizie: arrivano in ${count}`;
}

/** Its description, line by line: check-out time, next arrival with linen and extras, and the owner's note. */
export function describeTurnover({ arriving }: TurnoverArrival, { checkInFrom, checkOutBy }: Hours): string {
  const lines = [
    checkOutBy && `Partenza entro le ${checkOutBy}`,
    arriving &&
      `${sayArrival(arriving)}${checkInFrom ? `, dalle ${checkInFrom}` : ''}${arriving.linen ? ', con biancheria' : ''}`,
    arriving && arriving.extras.length > 0 && `Extra: ${listExtrasIn(arriving.extras, ITALIAN)}`,
    arriving?.cleaningNote,
  ];
  return lines.filter((line) => line).join('\n');
}

function sayArrival({ numberOfGuests, startDate }: NonNullable<TurnoverArrival['arriving']>): string {
  const day = formatLocalDate(startDate);
  if (numberOfGuests === null) return `Prossimo arrivo il ${day}`;
  return numberOfGuests === 1 ? `Arriva 1 ospite il ${day}` : `Arrivano in ${numberOfGuests} il ${day}`;
}
