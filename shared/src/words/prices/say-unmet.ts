import { elideBeforeDates, sayLocalDate } from '../../domain/base/date/say-date.ts';
import { formatEuros } from '../../domain/base/money/money.ts';
import type { Unmet } from '../../domain/prices/discount.ts';

/** Why a discount does not apply to a stay, for the owner, in Italian. */
export function sayUnmet(unmet: Unmet): string {
  switch (unmet.why) {
    case 'NIGHTS':
      return `Servono almeno ${unmet.n} notti`;
    case 'DAYS_BEFORE':
      return `Si prenota almeno ${countDays(unmet.n)} prima`;
    case 'DAYS_AT_MOST':
      return `Si prenota al massimo ${countDays(unmet.n)} prima`;
    case 'ARRIVALS':
      return elideBeforeDates(`Vale per arrivi dal ${sayLocalDate(unmet.from)} al ${sayLocalDate(unmet.to)}`);
    case 'OTHER_IS_BETTER':
      return `Vale un solo sconto: questo sarebbe di ${formatEuros(unmet.amount)}`;
    case 'AT_LEAST':
      return 'Il prezzo è già quello minimo';
  }
}

function countDays(days: number): string {
  return days === 1 ? '1 giorno' : `${days} giorni`;
}
