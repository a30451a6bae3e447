import '../browser/without-eval.ts';

export type { PasskeyDoor, Platform } from './platform.ts';
export { groupScreens } from './session/guard.ts';
export { AdminApp } from './shell/admin-app.tsx';
/** For a shell that has a menu of its own. */
export { SCREENS } from './shell/screens.ts';
export { wantSearch } from './shell/search/want-search.ts';
/** For what a shell shows outside of the back office: before it, beside it. */
export { resolveVariables, THEME } from './shell/theme.ts';
export {
  BOOKING_STATUS,
  countNights,
  emailOf,
  noteOf,
  sayDates,
  sayLength,
  sayParty,
  sayWho,
} from './stays/stays/index.ts';
