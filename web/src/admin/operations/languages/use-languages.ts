import { ApiError } from '@approdo/shared/client';
import { languages } from '@approdo/shared/contract/operations/languages';
import { TRANSLATABLE_KINDS } from '@approdo/shared/contract/operations/translatable';
import { OTHER_LANGUAGES } from '@approdo/shared/domain/base/language/language';
import { z } from 'zod';
import { LANGUAGES_SCREEN } from '../../content/translations/index.ts';
import { sayWhatServerSaid } from '../../kit/feedback/failure.ts';
import { useWrite } from '../../kit/feedback/use-action.ts';
import { useRead } from '../../session/use-read.ts';

/** A text that keeps a language from being offered. */
const gap = z.object({
  language: z.enum(OTHER_LANGUAGES),
  kind: z.enum(TRANSLATABLE_KINDS),
  id: z.string(),
  title: z.string(),
  field: z.string(),
});
export type Gap = z.output<typeof gap>;

/** What visitors can read the site in, Italian first. */
export function useLanguages() {
  return useRead(languages.list);
}

/** Offers exactly these languages beside Italian. */
export function useOffer() {
  return useWrite(languages.offer, {
    success: () => LANGUAGES_SCREEN.saved,
    describe: (fault) => sayWhatServerSaid(fault, LANGUAGES_SCREEN.saveFailed),
  });
}

/** What is missing before a language is offered, where that is why it was refused. */
export function findGaps(fault: unknown): readonly Gap[] {
  const body = fault instanceof ApiError ? fault.body : undefined;
  return z.object({ missing: z.array(gap) }).safeParse(body).data?.missing ?? [];
}
