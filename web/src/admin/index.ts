import '../browser/without-eval.ts';

export type { PasskeyAccess, Platform } from './platform.ts';
export { groupScreens } from './session/guard.ts';
export { AdminApp } from './shell/admin-app.tsx';
/** For a shell with a menu of its own. */
export { SCREENS } from './shell/screens.ts';
export { requestSearch } from './shell/search/request-search.ts';
/** For what a shell displays outside the back office. */
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
