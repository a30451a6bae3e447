import type { ChosenExtra } from '@approdo/shared/domain/prices/extra';

/** The extras of a stay as they were when chosen, in the owner's order; `names` is JSON. */
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
