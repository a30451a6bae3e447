/** One step of the schema. Once released it is frozen: a change is a new step. */
export type Migration = { readonly name: string; readonly sql: string };
