/** Google's addresses; tests and proxies have others. */
export type GoogleAddresses = {
  /** The consent page, opened in the owner's browser. */
  readonly consent: string;
  readonly token: string;
  readonly revoke: string;
  /** Scheme and host of the Drive API, with a slash at the end. */
  readonly api: string;
};

export const GOOGLE: GoogleAddresses = {
  consent: 'https://accounts.google.com/o/oauth2/v2/auth',
  token: 'https://oauth2.googleapis.com/token',
  revoke: 'https://oauth2.googleapis.com/revoke',
  api: 'https://www.googleapis.com/',
};

/** All of Google behind one address, which has no slash at its end. */
export function addressesAt(root: string): GoogleAddresses {
  return {
    consent: `${root}/o/oauth2/v2/auth`,
    token: `${root}/token`,
    revoke: `${root}/revoke`,
    api: `${root}/`,
  };
}
