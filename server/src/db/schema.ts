/**
 * Every table of the database. Each slice that keeps one adds it from its own `x.table.ts`, so that the database knows no
 * slice: an interface rather than a type, since only that can be added to.
 */
// biome-ignore lint/suspicious/noEmptyInterface: it is filled where the tables are described.
export interface Schema {}
