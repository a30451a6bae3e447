import { maxGuestsFor } from '@approdo/shared/domain/stay/booking';
import type { StayFaults } from '@approdo/shared/domain/stay/stay';
import { type Said, say } from '@approdo/shared/words/say';
import { invalidFields } from '../../http/problems.ts';

/** Throws 400 that names every broken rule at once: those of the dates and, where given, the number of guests. */
export function requireSound(faults: StayFaults & { readonly numberOfGuests?: Said }): void {
  if (Object.keys(faults).length > 0) throw invalidFields({ ...faults });
}

/** The fault of a number of guests in a property that sleeps so many; empty where there is none. */
export function findGuestsFault(numberOfGuests: number, propertyMaxGuests: number): { numberOfGuests?: Said } {
  const most = maxGuestsFor(propertyMaxGuests);
  if (numberOfGuests <= most) return {};
  return { numberOfGuests: say('guestsOutOfRange', { most }) };
}
