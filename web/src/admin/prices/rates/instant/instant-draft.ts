import type { InstantRules } from '@approdo/shared/domain/prices/instant';
import { readNumber } from '../../../kit/form/read-number.ts';

/** The conditions as they are typed, by the names that their faults have. */
export type InstantDraft = ReturnType<typeof draftInstant>;

export function draftInstant(rules: InstantRules) {
  return {
    'instant.isOn': rules.isOn,
    'instant.leadDays': String(rules.leadDays),
    'instant.minNights': String(rules.minNights),
    'instant.maxNights': String(rules.maxNights),
    'instant.maxGuests': String(rules.maxGuests),
    'instant.pastStayOnly': rules.pastStayOnly,
    'instant.deposit': rules.deposit,
    'instant.holdMinutes': String(rules.holdMinutes),
  };
}

/** From what is typed to what the server takes. */
export function readInstant(draft: InstantDraft) {
  return {
    instant: {
      isOn: draft['instant.isOn'],
      leadDays: readNumber(draft['instant.leadDays']),
      minNights: readNumber(draft['instant.minNights']),
      maxNights: readNumber(draft['instant.maxNights']),
      maxGuests: readNumber(draft['instant.maxGuests']),
      pastStayOnly: draft['instant.pastStayOnly'],
      deposit: draft['instant.deposit'],
      holdMinutes: readNumber(draft['instant.holdMinutes']),
    },
  };
}
