import type { Guide } from '@approdo/shared/contract/stays/guide';
import { z } from 'zod';
import { makeKey } from '../../../browser/make-key.ts';
import { number, plainField, textOrNull } from '../../kit/form/fields.ts';

export type SectionDraft = Guide['sections'][number];

/** The guide as it is typed, converted to what the server accepts; an hour that is not set is empty. */
export const guideFields = z.object({
  sections: plainField<readonly SectionDraft[]>(),
  daysBefore: number,
  daysAfter: number,
  checkInFrom: textOrNull,
  checkOutBy: textOrNull,
});

/** The id is assigned at once, so that translations stay with the section through each save. */
export function newSection(): SectionDraft {
  return { id: makeKey(), title: '', content: '', shown: 'STAY' };
}
