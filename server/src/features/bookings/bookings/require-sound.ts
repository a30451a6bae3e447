import { maxGuestsFor } from '@approdo/shared/domain/stays/booking';
import { type Said, type Saying, say } from '@approdo/shared/words/say';
import { invalidFields } from '../../../http/problems.ts';

type Faults = {
  readonly [Field in 'startDate' | 'endDate' | 'numberOfGuests' | 'children' | 'extras' | 'linen' | 'code']?: Saying;
};

/** Throws 400 naming all faults at once. */
export function requireSound(faults: Faults): void {
  if (Object.keys(faults).length > 0) throw invalidFields({ ...faults });
}

/** The fault of a number of guests in a property with this capacity; empty if there is none. */
export function findGuestsFault(numberOfGuests: number, propertyMaxGuests: number): { numberOfGuests?: Said } {
  const most = maxGuestsFor(propertyMaxGuests);
  if (numberOfGuests <= most) return {};
  return { numberOfGuests: say('guestsOutOfRange', { most }) };
}

type Party = { readonly numberOfGuests: number; readonly children: number };

/** The fault of a party of children only; empty if there is an adult. */
export function findChildrenFault({ numberOfGuests, children }: Party): { children?: Said } {
  return children < numberOfGuests ? {} : { children: say('noAdult') };
}
