import type { Guide } from '@approdo/shared/contract/stays/guide';
import { z } from 'zod';
import { makeKey } from '../../../browser/make-key.ts';
import { held, number, textOrNull } from '../../kit/form/fields.ts';

export type SectionDraft = Guide['sections'][number];

/** The guide as it is typed, and as the server takes it; an hour that nobody says is empty. */
export const guideFields = z.object({
  sections: held<readonly SectionDraft[]>(),
  daysBefore: number,
  daysAfter: number,
  checkInFrom: textOrNull,
  checkOutBy: textOrNull,
});

/** Its id is there from the first: what is translated later stays with it through each save. */
export function newSection(): SectionDraft {
  return { id: makeKey(), title: '', content: '', shown: 'STAY' };
}
