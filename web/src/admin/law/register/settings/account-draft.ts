import type { RegisterTerms } from '@approdo/shared/contract/law/register-settings';
import { readNumber } from '../../../kit/form/read-number.ts';

/** The account as it is typed. */
export type AccountDraft = { readonly account: RegisterTerms['account']; readonly apartmentId: string };

export function accountDraftOf({ account, apartmentId }: RegisterTerms): AccountDraft {
  return { account, apartmentId: apartmentId === null ? '' : String(apartmentId) };
}

/** With the account of a whole house there is no number. */
export function readAccount({ account, apartmentId }: AccountDraft) {
  const isAsked = account === 'APARTMENTS' && apartmentId.trim() !== '';
  return { account, apartmentId: isAsked ? readNumber(apartmentId) : null };
}
