/**
 * All tables of the database. Each slice adds its tables from its own `x.table.ts`, so that the database depends on no
 * slice: an interface, since only interfaces can be extended that way.
 */
// biome-ignore lint/suspicious/noEmptyInterface: it is filled where the tables are described.
export interface Schema {}
