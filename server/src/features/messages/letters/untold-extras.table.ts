/** What a stay took before the changes of which no letter has told the owner yet; `extras` is JSON. */
type UntoldExtrasTable = { booking_id: string; linen: 0 | 1; extras: string };

declare module '../../../db/schema.ts' {
  interface Schema {
    untold_extras: UntoldExtrasTable;
  }
}
