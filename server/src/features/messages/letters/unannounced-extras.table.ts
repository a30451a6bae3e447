/** A stay's extras from before the changes not yet announced to the owner; `extras` is JSON. */
type UnannouncedExtrasTable = { booking_id: string; linen: 0 | 1; extras: string };

declare module '../../../db/schema.ts' {
  interface Schema {
    untold_extras: UnannouncedExtrasTable;
  }
}
