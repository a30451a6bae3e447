/**
 * One step of the schema. Once released it is frozen: a change is a new step. What is long is put together when it is asked
 * for: of a start that changes no schema nothing of it stays.
 */
export type Migration = { readonly name: string; readonly sql: string };
