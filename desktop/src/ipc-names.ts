import { CALLS, EVENTS } from './ipc.ts';

/** The names of the table without its shapes. For the preload the build works them out, and leaves the shapes behind. */
export const CALL_NAMES = namesOf(CALLS);
export const EVENT_NAMES = namesOf(EVENTS);

function namesOf<Table extends object>(table: Table): readonly Extract<keyof Table, string>[] {
  return Object.keys(table).filter((name): name is Extract<keyof Table, string> => Object.hasOwn(table, name));
}
