import '../browser/without-eval.ts';

export { CONFIRM_DIALOG } from './kit/feedback/confirm.tsx';
export { createLatePart, useLatePart } from './kit/feedback/late-part.ts';
export type { PasskeyAccess, Platform } from './platform.ts';
export { groupScreens } from './session/guard.ts';
export { AdminApp } from './shell/admin-app.tsx';
/** What a shell draws first, and the screens for a menu of its own. */
export { awaitFirstDraw, MENU } from './shell/menu-part.ts';
export { requestSearch } from './shell/search/request-search.ts';
/** Around everything that a shell displays. */
export { ThemeProvider } from './shell/theme-provider.tsx';
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
