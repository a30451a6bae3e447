import { existsSync, globSync } from 'node:fs';
import { installFromDebian } from '../support/install-from-debian.ts';

const FIREFOX = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];
const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver';
const DISPLAY_SERVER = '/usr/bin/Xvfb';

/** WebKitGTK's own browser, which its driver drives; Debian leaves it among the libraries. */
const MINI_BROWSERS = ['/usr/lib/*/webkit2gtk-4.1/MiniBrowser', '/usr/lib/*/webkit2gtk-4.0/MiniBrowser'];

export type WebKitPrograms = {
  readonly driver: string;
  readonly browser: string;
  /** An in-memory display: WebKitGTK has no headless mode. */
  readonly display: string;
};

/** The system's Firefox; without one, Debian's ESR is installed if apt is available. */
export function ensureFirefox(): string {
  const find = () => FIREFOX.find((place) => existsSync(place));
  const found = find();
  if (found) return found;
  installFromDebian('firefox-esr');
  const installed = find();
  if (!installed) throw new Error(`no Firefox at ${FIREFOX.join(' or ')}`);
  return installed;
}

/** The system's WebKitGTK with its driver and display, installed likewise. */
export function ensureWebKit(): WebKitPrograms {
  if (!existsSync(WEBKIT_DRIVER)) installFromDebian('webkit2gtk-driver');
  if (!existsSync(DISPLAY_SERVER)) installFromDebian('xvfb');
  const [browser] = globSync(MINI_BROWSERS);
  if (!browser || !existsSync(WEBKIT_DRIVER)) throw new Error(`no WebKitGTK: no MiniBrowser, or no ${WEBKIT_DRIVER}`);
  if (!existsSync(DISPLAY_SERVER)) throw new Error(`no display for WebKitGTK: no ${DISPLAY_SERVER}`);
  return { driver: WEBKIT_DRIVER, browser, display: DISPLAY_SERVER };
}
