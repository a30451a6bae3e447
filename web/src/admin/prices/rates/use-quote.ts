import { rates } from '@approdo/shared/contract/prices/rates';
import { type ExtraWish, writeWishes } from '@approdo/shared/domain/prices/extra';
import type { Stay } from '@approdo/shared/domain/stays/stay';
import { keepPreviousData } from '@tanstack/react-query';
import { useRead } from '../../session/use-read.ts';

/** The fields of a quote request; unknown ones are left out. */
export type QuoteWish = Stay & {
  readonly linen: boolean;
  readonly guests: number | undefined;
  readonly children: number | undefined;
  readonly extras: readonly ExtraWish[];
};

const NOTHING = { startDate: '', endDate: '', linen: false, guests: undefined, children: undefined, extras: [] };

/** The quote of a stay at current prices; undefined without a stay or until loaded. */
export function useQuote(wish: QuoteWish | undefined) {
  const { linen, extras, startDate, endDate, guests, children } = wish ?? NOTHING;
  const query = {
    startDate,
    endDate,
    linen: linen ? ('true' as const) : ('false' as const),
    ...(guests !== undefined && { guests }),
    ...(children !== undefined && { children }),
    ...(extras.length > 0 && { extras: writeWishes(extras) }),
  };
  const { data } = useRead(rates.quote, { query, enabled: wish !== undefined, placeholderData: keepPreviousData });
  return wish && data;
}
