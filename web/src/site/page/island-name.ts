/** Each island, as the page names it and the browser's table finds it. */
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
 * `near`: when it comes near the screen or is touched. `load`: as the page is loaded, which is there for it alone; a browser that goes
 * back to where its reader was may begin far below it. `session`: only where somebody is signed in.
 */
export type WakeMoment = 'near' | 'load' | 'session';
