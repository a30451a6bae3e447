import { maxGuestsFor } from '@approdo/shared/domain/stays/booking';
import { type Message, type MessageOrText, say } from '@approdo/shared/words/say';
import { invalidFields } from '../../../http/problems.ts';

type Faults = {
  readonly [Field in
    | 'startDate'
    | 'endDate'
    | 'numberOfGuests'
    | 'children'
    | 'extras'
    | 'linen'
    | 'code']?: MessageOrText;
};

/** Throws 400 naming all faults at once. */
export function requireNoFaults(faults: Faults): void {
  if (Object.keys(faults).length > 0) throw invalidFields({ ...faults });
}

/** The fault of a number of guests in a property with this capacity; empty if there is none. */
export function findGuestsFault(numberOfGuests: number, propertyMaxGuests: number): { numberOfGuests?: Message } {
  const maxGuests = maxGuestsFor(propertyMaxGuests);
  if (numberOfGuests <= maxGuests) return {};
  return { numberOfGuests: say('guestsOutOfRange', { most: maxGuests }) };
}

type Party = { readonly numberOfGuests: number; readonly children: number };

/** The fault of a party of children only; empty if there is an adult. */
export function findChildrenFault({ numberOfGuests, children }: Party): { children?: Message } {
  return children < numberOfGuests ? {} : { children: say('noAdult') };
}
