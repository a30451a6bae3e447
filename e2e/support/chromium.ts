import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { installFromDebian } from './install-from-debian.ts';

/** The headless shell first: it renders like the full browser, in four fifths of the time. */
const SHELL = 'chromium-headless-shell';
const SYSTEM_PLACES = [`/usr/bin/${SHELL}`, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Root has no sandbox; on a closed network the browser's own calls would keep failing. */
export const chromiumArguments = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/** PLAYWRIGHT_CHROMIUM, the system's, or Playwright's own, in that order; undefined if there is none. */
export function findChromium(): string | undefined {
  const places = [process.env.PLAYWRIGHT_CHROMIUM, ...SYSTEM_PLACES, chromium.executablePath()];
  return places.find((place) => place !== undefined && place !== '' && existsSync(place));
}

/** The browser for the stories; without one, Debian's is installed if apt is available. */
export function ensureChromium(): string {
  const found = findChromium();
  if (found) return found;
  installFromDebian(SHELL);
  const installed = findChromium();
  if (!installed) throw new Error('no Chromium: set PLAYWRIGHT_CHROMIUM to the path of one');
  return installed;
}
