/** The names of all islands, for the page and for the browser's table. */
export type IslandName =
  | 'account'
  | 'booking'
  | 'checkIn'
  | 'cleaning'
  | 'confirm'
  | 'confirmation'
  | 'contact'
  | 'desktopLogin'
  | 'disown'
  | 'forgot'
  | 'login'
  | 'menu'
  | 'profile'
  | 'register'
  | 'resend'
  | 'reset'
  | 'reviews'
  | 'stay';

/**
 * When an island is hydrated. `near`: near the screen or touched. `load`: on page load, for the only island of a page,
 * which a restored scroll position may place far below. `session`: only if signed in.
 */
export type WakeMoment = 'near' | 'load' | 'session';
