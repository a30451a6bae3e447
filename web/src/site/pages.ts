import type { SitePage } from './page.ts';
import { accountPages } from './pages/account/account-pages.tsx';
import { bookingPage } from './pages/booking/booking-page.tsx';
import { privacyPage } from './pages/fixed/privacy-page.tsx';
import { registrationRequestedPage } from './pages/fixed/registration-requested-page.tsx';
import { homePage } from './pages/home/home-page.tsx';

/** Every address of the site (SPEC.md section 2); any other is a 404. */
export const pages: readonly SitePage[] = [
  homePage,
  bookingPage,
  ...accountPages,
  registrationRequestedPage,
  privacyPage,
];
