import type { Locator, Page } from '@playwright/test';
import type { ScreenName } from './screens.ts';

export type Account = { readonly email: string; readonly password: string };

type SavedFile = { readonly name: string; readonly bytes: Buffer };

/** The back office in the shell that the project names, a browser or the desktop app: what a story does differently in each. */
export type BackOffice = {
  /** A screen, reached by the owner, who is signed in already where the shell is a browser, or by the account through the sign-in. */
  readonly open: (screen: ScreenName, account?: Account) => Promise<void>;
  /** Another screen, by the navigation beside it in a browser and by the menu of the desktop app. */
  readonly goTo: (screen: ScreenName) => Promise<void>;
  /** The same, where it is not sure that one arrives. */
  readonly leaveFor: (screen: ScreenName) => Promise<void>;
  /** Who is signed in, or signs in by this account, has no way to the screen, and is kept out of it all the same. */
  readonly expectRefused: (screen: ScreenName, account?: Account) => Promise<void>;
  /** Signs in anew where a session has ended and the sign-in is shown. */
  readonly signInAgain: (account?: Account) => Promise<void>;
  /** The tab or the window is closed without a word, and the screen opened in another. */
  readonly reopen: (screen: ScreenName) => Promise<Page>;
  /** No upload goes out from now on until what it returns is called. */
  readonly holdUploads: () => Promise<() => void>;
  /** The next upload is answered with 413 and these words. */
  readonly refuseNextUpload: (error: string) => Promise<void>;
  /** The link leads to this address in a program of the system. */
  readonly expectReach: (link: Locator, address: RegExp) => Promise<void>;
  /** The file that is saved when this is done. */
  readonly save: (press: () => Promise<void>) => Promise<SavedFile>;
};

export async function fillSignIn(page: Page, { email, password }: Account): Promise<void> {
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Accedi', exact: true }).click();
}

/** What stands for a thing in its list: a row of the table, or a card where there is no room for one. */
export function entry(page: Page, text: string | RegExp): Locator {
  return page
    .getByRole('main')
    .getByRole('row')
    .or(page.getByRole('main').getByRole('listitem'))
    .filter({ hasText: text });
}

/** The confirmation that stands over the screen, and its own button of that name. */
export async function agree(page: Page, name: string): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
}

/** What the screen says of what was just done; it goes by itself after three seconds. */
export function banner(page: Page, text: string): Locator {
  return page.getByRole('status').filter({ hasText: text });
}
