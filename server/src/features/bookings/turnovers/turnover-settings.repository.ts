import { turnoverTerms } from '@approdo/shared/contract/bookings/turnovers';
import { INITIAL_TURNOVER_TERMS, type TurnoverTerms } from '@approdo/shared/domain/bookings/turnovers';
import { jsonColumn } from '../../../db/json-column.ts';
import type { Reader, Trx } from '../../../db/transaction.ts';

/** The tokens of link and calendar, each hashed and sealed. */
export type StoredLink = {
  readonly tokenHash: string;
  readonly token: string;
  readonly calendarHash: string;
  readonly calendarToken: string;
};

const settingsColumn = jsonColumn('turnover_settings.settings', turnoverTerms);

const NO_LINK = { token_hash: null, token: null, calendar_hash: null, calendar_token: null } as const;

export async function getTerms(reader: Reader): Promise<TurnoverTerms> {
  const row = await reader.selectFrom('turnover_settings').select('settings').executeTakeFirst();
  return row?.settings ? settingsColumn.read(row.settings) : INITIAL_TURNOVER_TERMS;
}

export async function putTerms(trx: Trx, terms: TurnoverTerms): Promise<void> {
  const settings = settingsColumn.write({ ...terms, items: [...terms.items] });
  await trx
    .insertInto('turnover_settings')
    .values({ only_row: 1, settings, ...NO_LINK, is_link_ended: 0 })
    .onConflict((conflict) => conflict.column('only_row').doUpdateSet({ settings }))
    .execute();
}

/** The current link; undefined if there is none. */
export async function findLink(reader: Reader): Promise<StoredLink | undefined> {
  const row = await reader.selectFrom('turnover_settings').selectAll().executeTakeFirst();
  const { token_hash: tokenHash, token, calendar_hash: calendarHash, calendar_token: calendarToken } = row ?? NO_LINK;
  if (tokenHash === null || token === null || calendarHash === null || calendarToken === null) return undefined;
  return { tokenHash, token, calendarHash, calendarToken };
}

/** Replaces the link, or removes it with undefined. Clears the mark that a restore ended one. */
export async function putLink(trx: Trx, link: StoredLink | undefined): Promise<void> {
  const columns = link
    ? {
        token_hash: link.tokenHash,
        token: link.token,
        calendar_hash: link.calendarHash,
        calendar_token: link.calendarToken,
      }
    : NO_LINK;
  const change = { ...columns, is_link_ended: 0 } as const;
  await trx
    .insertInto('turnover_settings')
    .values({ only_row: 1, settings: null, ...change })
    .onConflict((conflict) => conflict.column('only_row').doUpdateSet(change))
    .execute();
}

/** Whether a restore ended a link and no new one was made since. */
export async function isLinkEnded(reader: Reader): Promise<boolean> {
  const row = await reader.selectFrom('turnover_settings').select('is_link_ended').executeTakeFirst();
  return row?.is_link_ended === 1;
}
