import type { newAccessToken } from '@approdo/shared/contract/accounts/tokens';
import { addDays, daysBetween, isLocalDate, type LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { TOKEN_SCOPES, type TokenScope } from '@approdo/shared/domain/base/token-scope';
import type { z } from 'zod';

/** The scopes a person may give a program; the backup scope is for the desktop app only. */
export const SCOPES_BY_HAND = TOKEN_SCOPES.filter((scope) => scope !== 'TAKE_BACKUP');

const MAX_DAYS = 365;

/** A new access token as it is typed; `days` is its last day. */
type TokenDraft = { readonly name: string; readonly scopes: readonly TokenScope[]; readonly days: string };

export function blankToken(today: LocalDate): TokenDraft {
  return { name: '', scopes: [], days: lastDayFrom(today) };
}

/** The latest day that may be chosen. */
export function lastDayFrom(today: LocalDate): LocalDate {
  return addDays(today, MAX_DAYS);
}

/** An invalid day gives no number of days. */
export function readToken({ name, scopes, days }: TokenDraft, today: LocalDate): z.input<typeof newAccessToken> {
  return { name, scopes: [...scopes], days: isLocalDate(days) ? daysBetween(today, days) : Number.NaN };
}
