/** The one origin that has pages in this app. It is a name, not a network address. */
export const APP_SCHEME = 'app';
const APP_HOST = 'approdo';
export const START_PAGE = `${APP_SCHEME}://${APP_HOST}/`;

/** Whether an address is the app's own. Node gives such a scheme no `origin`, so the parts are compared. */
export function isOwnAddress(address: string): boolean {
  const url = URL.parse(address);
  return url?.protocol === `${APP_SCHEME}:` && url.host === APP_HOST && !url.username && !url.password;
}

/** A secure origin with addresses, `fetch` and streams, subject to its own policy like any other. */
export const APP_PRIVILEGES = {
  scheme: APP_SCHEME,
  privileges: {
    standard: true,
    secure: true,
    supportFetchAPI: true,
    stream: true,
    bypassCSP: false,
    corsEnabled: false,
  },
} as const;
