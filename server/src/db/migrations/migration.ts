/**
 * One step of the schema. Once released it is frozen: a change is a new step. Long SQL is composed on demand, so that a
 * start without migrations does not hold it in memory.
 */
export type Migration = { readonly name: string; readonly sql: string };
