import type { SessionKind } from '@approdo/shared/contract/accounts/devices';

/** The app or browser that a user signs in from, by its `User-Agent`. */
export type Client = {
  readonly kind: SessionKind;
  /** Null where the `User-Agent` names no known browser. */
  readonly browser: string | null;
  readonly system: string | null;
};

/** More than browsers send; the rest is ignored. */
const MAX_CHARACTERS = 512;

/** Known browsers as `bowser` names them; anything else is a program with an arbitrary name. */
const BROWSERS = new Map([
  ['Amazon Silk', 'Silk'],
  ['Android Browser', 'Android Browser'],
  ['Brave', 'Brave'],
  ['Chrome', 'Chrome'],
  ['Chromium', 'Chromium'],
  ['DuckDuckGo', 'DuckDuckGo'],
  ['Epiphany', 'Epiphany'],
  ['Firefox', 'Firefox'],
  ['Focus', 'Firefox Focus'],
  ['Internet Explorer', 'Internet Explorer'],
  ['LibreWolf', 'LibreWolf'],
  ['Microsoft Edge', 'Edge'],
  ['Opera', 'Opera'],
  ['Pale Moon', 'Pale Moon'],
  ['Safari', 'Safari'],
  ['Samsung Internet for Android', 'Samsung Internet'],
  ['SeaMonkey', 'SeaMonkey'],
  ['Vivaldi', 'Vivaldi'],
]);

const SYSTEMS = new Map([
  ['Android', 'Android'],
  ['Chrome OS', 'ChromeOS'],
  ['HarmonyOS', 'HarmonyOS'],
  ['iOS', 'iOS'],
  ['Linux', 'Linux'],
  ['macOS', 'macOS'],
  ['Tizen', 'Tizen'],
  ['Windows', 'Windows'],
]);

/** Electron names the app before itself, by its `productName`. */
const DESKTOP_APP = /\bApprodo\/[\d.]+ .*\bElectron\//;

const UNKNOWN: Client = { kind: 'PROGRAM', browser: null, system: null };

/** Browser family and system of a `User-Agent`, and none of its text, which anyone can write at will. */
export async function readClient(userAgent: string): Promise<Client> {
  const head = userAgent.slice(0, MAX_CHARACTERS);
  if (head === '') return UNKNOWN;
  // Loaded with the first session that is begun: no page needs it.
  const { default: bowser } = await import('bowser');
  const { browser, os } = bowser.parse(head);
  const system = SYSTEMS.get(os.name ?? '');
  if (system === undefined) return UNKNOWN;
  if (DESKTOP_APP.test(head)) return { kind: 'DESKTOP', browser: null, system };
  const family = BROWSERS.get(browser.name ?? '');
  return family === undefined ? UNKNOWN : { kind: 'BROWSER', browser: family, system };
}
