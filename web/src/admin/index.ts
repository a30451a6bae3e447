import '../without-eval.ts';

export { AdminApp } from './admin-app.tsx';
export { countNights, emailOf, noteOf, sayDates, sayLength, sayParty, sayWho } from './format/describe-booking.ts';
export type { PasskeyDoor, Platform } from './platform.ts';
/** For a shell that has a menu of its own. */
export { SCREENS } from './screens.ts';
export { groupScreens } from './shell/guard.ts';
export { wantSearch } from './shell/search/want-search.ts';
export { BOOKING_STATUS } from './texts/bookings.ts';
/** For what a shell shows outside of the back office: before it, beside it. */
export { resolveVariables, THEME } from './theme.ts';
