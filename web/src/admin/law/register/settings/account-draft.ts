import type { RegisterTerms } from '@approdo/shared/contract/law/register-settings';
import { z } from 'zod';
import { numberOrNull, plainField } from '../../../kit/form/fields.ts';

/** The account as typed, and as the server takes it. */
export const accountForm = z.object({ account: plainField<RegisterTerms['account']>(), apartmentId: numberOrNull });
export type AccountDraft = z.input<typeof accountForm>;

/** An account for a single property has no apartment number. */
export function readAccount({ account, apartmentId }: AccountDraft) {
  return accountForm.decode({ account, apartmentId: account === 'APARTMENTS' ? apartmentId : '' });
}
