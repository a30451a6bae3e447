import type { newAccessToken } from '@approdo/shared/contract/accounts/tokens';
import { addDays, daysBetween, isLocalDate, type LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { TOKEN_SCOPES, type TokenScope } from '@approdo/shared/domain/base/token-scope';
import type { z } from 'zod';

/** What a person may let a program do; that of backups is the desktop app's to make. */
export const SCOPES_BY_HAND = TOKEN_SCOPES.filter((scope) => scope !== 'TAKE_BACKUP');

const MOST_DAYS = 365;

/** A new access token as it is typed; `days` is the last day of it. */
type TokenDraft = { readonly name: string; readonly scopes: readonly TokenScope[]; readonly days: string };

export function blankToken(today: LocalDate): TokenDraft {
  return { name: '', scopes: [], days: lastDayFrom(today) };
}

/** The last day that may be chosen. */
export function lastDayFrom(today: LocalDate): LocalDate {
  return addDays(today, MOST_DAYS);
}

/** A day that is none is no number of days. */
export function readToken({ name, scopes, days }: TokenDraft, today: LocalDate): z.input<typeof newAccessToken> {
  return { name, scopes: [...scopes], days: isLocalDate(days) ? daysBetween(today, days) : Number.NaN };
}
