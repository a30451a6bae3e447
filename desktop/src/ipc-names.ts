import { CALLS, EVENTS } from './ipc.ts';

/** The table's names without its schemas; the build inlines them into the preload and drops the schemas. */
export const CALL_NAMES = namesOf(CALLS);
export const EVENT_NAMES = namesOf(EVENTS);

function namesOf<Table extends object>(table: Table): readonly Extract<keyof Table, string>[] {
  return Object.keys(table).filter((name): name is Extract<keyof Table, string> => Object.hasOwn(table, name));
}
