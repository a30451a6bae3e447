import type { Extra } from '@approdo/shared/domain/prices/extra';

/** In the owner's order; prices in cents. */
type PriceExtrasTable = {
  id: string;
  position: number;
  name: string;
  price: number;
  per: Extra['per'];
  max: number;
  until_days: number;
  is_on: 0 | 1;
};

declare module '../../../db/schema.ts' {
  interface Schema {
    price_extras: PriceExtrasTable;
  }
}
