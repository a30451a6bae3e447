import type { Guide } from '@approdo/shared/contract/stays/guide';
import { makeKey } from '../../../browser/make-key.ts';
import { readNumber } from '../../kit/form/read-number.ts';

export type SectionDraft = Guide['sections'][number];

/** The guide as it is typed: numbers and hours are texts, and an hour that nobody says is empty. */
export type GuideDraft = ReturnType<typeof draftOf>;

export function draftOf({ sections, daysBefore, daysAfter, checkInFrom, checkOutBy }: Guide) {
  return {
    sections,
    daysBefore: String(daysBefore),
    daysAfter: String(daysAfter),
    checkInFrom: checkInFrom ?? '',
    checkOutBy: checkOutBy ?? '',
  };
}

/** From what is typed to what the server takes. */
export function readGuide({ sections, ...terms }: GuideDraft) {
  return {
    sections,
    daysBefore: readNumber(terms.daysBefore),
    daysAfter: readNumber(terms.daysAfter),
    checkInFrom: terms.checkInFrom || null,
    checkOutBy: terms.checkOutBy || null,
  };
}

/** Its id is there from the first: what is translated later stays with it through each save. */
export function newSection(): SectionDraft {
  return { id: makeKey(), title: '', content: '', shown: 'STAY' };
}
