import { desktopLoginPage } from './accounts/desktop-login/desktop-login-page.tsx';
import { accountPages } from './accounts/sign-in/account-pages.tsx';
import { cleaningPage } from './bookings/cleaning/cleaning-page.tsx';
import { bookingPage } from './bookings/request/booking-page.tsx';
import { blogPage } from './content/blog/blog-page.tsx';
import { postPage } from './content/blog/post-page.tsx';
import { galleryPage } from './content/galleries/gallery-page.tsx';
import { defineWritingPage } from './content/pages/writing-page.tsx';
import { checkInPage } from './messages/check-in/check-in-page.tsx';
import { contactPage } from './messages/contact/contact-page.tsx';
import type { SitePage } from './page/page.ts';
import { homePage } from './pages/home/home-page.tsx';
import { profilePage } from './pages/profile/profile-page.tsx';
import { afterRegistration } from './pages/sign-in/after-registration.tsx';
import { signInPages } from './pages/sign-in/sign-in-pages.tsx';
import { stayPage } from './pages/stay/stay-page.tsx';

/** Every address of the site (SPEC.md section 2); any other is a 404. */
export const pages: readonly SitePage[] = [
  homePage,
  galleryPage,
  bookingPage,
  stayPage,
  contactPage,
  checkInPage,
  cleaningPage,
  desktopLoginPage,
  blogPage,
  postPage,
  defineWritingPage([afterRegistration]),
  profilePage,
  ...signInPages,
  ...accountPages,
];
