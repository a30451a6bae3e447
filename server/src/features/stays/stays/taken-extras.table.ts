import type { ChosenExtra } from '@approdo/shared/domain/prices/extra';

/** What a stay takes besides, as it was when it was chosen, in the owner's order; `names` is JSON. */
type BookingExtrasTable = {
  booking_id: string;
  position: number;
  extra_id: string;
  name: string;
  names: string;
  price: number;
  per: ChosenExtra['per'];
  quantity: number;
};

declare module '../../../db/schema.ts' {
  interface Schema {
    booking_extras: BookingExtrasTable;
  }
}
