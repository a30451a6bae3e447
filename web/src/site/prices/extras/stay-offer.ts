import type { ShownPrices } from '@approdo/shared/contract/prices/prices';

/** What the owner offers with stays, and what linen costs by the year from which a list holds. */
export type StayOffer = Pick<ShownPrices, 'extras' | 'linenPer' | 'linenUntilDays'> & {
  readonly fees: readonly { readonly validFrom: number | null; readonly linenFee: number }[];
};
