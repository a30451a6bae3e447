import { ApiError } from '@approdo/shared/client';
import { TRANSLATABLE_KINDS } from '@approdo/shared/contract/operations/translatable';
import { OTHER_LANGUAGES } from '@approdo/shared/domain/base/language/language';
import { z } from 'zod';

/** A text that keeps a language from being offered. */
const gap = z.object({
  language: z.enum(OTHER_LANGUAGES),
  kind: z.enum(TRANSLATABLE_KINDS),
  id: z.string(),
  title: z.string(),
  field: z.string(),
});
export type Gap = z.output<typeof gap>;

/** What is missing before a language is offered, where that is why it was refused. */
export function findGaps(fault: unknown): readonly Gap[] {
  const body = fault instanceof ApiError ? fault.body : undefined;
  return z.object({ missing: z.array(gap) }).safeParse(body).data?.missing ?? [];
}
