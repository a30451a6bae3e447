import { ApiError } from '@approdo/shared/client';
import type { TranslatableKind } from '@approdo/shared/contract/content/translatable';
import { z } from 'zod';
import { type Failure, sayWhatServerSaid } from '../feedback/failure.ts';
import { sayField, TRANSLATION } from '../texts/languages.ts';

const refusal = z.object({ missing: z.array(z.string()) });

/** Why a translation was not saved, with the texts that it wants first. */
export function describeRefusal(fault: unknown, kind: TranslatableKind): Failure {
  const said = sayWhatServerSaid(fault, TRANSLATION.saveFailed);
  const { data } = refusal.safeParse(fault instanceof ApiError ? fault.body : undefined);
  return data ? { ...said, detail: TRANSLATION.lacking(data.missing.map((field) => sayField(kind, field))) } : said;
}
