import { z } from 'zod';
import { createSeal, sealed } from '../../../adapters/seal.ts';
import { hashToken, makeToken } from '../../../adapters/secret-token.ts';
import { jsonColumn } from '../../../db/json-column.ts';
import type { StoredLink } from './turnover-settings.repository.ts';

export type TurnoverSecrets = ReturnType<typeof createTurnoverSecrets>;

const tokenColumn = jsonColumn('turnover_settings.token', sealed);
const calendarColumn = jsonColumn('turnover_settings.calendar_token', sealed);

/**
 * The cleaner's tokens: one for the page, where she also writes, and one for the read-only calendar. As with channel
 * exports, the database holds only their hashes and the sealed tokens.
 */
export function createTurnoverSecrets(secret: string) {
  const pages = createSeal({ secret, purpose: 'approdo: cleaning links', shape: z.string() });
  const calendars = createSeal({ secret, purpose: 'approdo: cleaning calendars', shape: z.string() });

  return {
    makeLink(): StoredLink {
      const [page, calendar] = [makeToken(), makeToken()];
      return {
        tokenHash: hashToken(page),
        token: tokenColumn.write(pages.seal(page)),
        calendarHash: hashToken(calendar),
        calendarToken: calendarColumn.write(calendars.seal(calendar)),
      };
    },

    /** Undefined if they were sealed under another secret. */
    openLink({ token, calendarToken }: StoredLink): { readonly page: string; readonly calendar: string } | undefined {
      const page = pages.open(tokenColumn.read(token));
      const calendar = calendars.open(calendarColumn.read(calendarToken));
      return page === undefined || calendar === undefined ? undefined : { page, calendar };
    },
  };
}
