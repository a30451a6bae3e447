import { howToGetHere } from './pages/how-to-get-here.ts';
import { privacyNotice } from './pages/privacy-notice.ts';
import { registrationReceived } from './pages/registration-received.ts';

/** The pages that other screens lead to: no site is without them. */
export const fixedPages = [privacyNotice, registrationReceived];

export const demoPages = [howToGetHere];
