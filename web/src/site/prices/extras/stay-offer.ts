import type { PublicPrices } from '@approdo/shared/contract/prices/prices';

/** The extras on offer, and the linen fee by year of the list. */
export type StayOffer = Pick<PublicPrices, 'extras' | 'linenPer' | 'linenUntilDays'> & {
  readonly fees: readonly { readonly validFrom: number | null; readonly linenFee: number }[];
};
