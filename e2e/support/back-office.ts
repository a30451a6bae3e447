import type { Locator, Page } from '@playwright/test';
import type { ScreenName } from './screens.ts';

export type Account = { readonly email: string; readonly password: string };

type SavedFile = { readonly name: string; readonly bytes: Buffer };

/** The back office in the project's shell, a browser or the desktop app: what stories do differently in each. */
export type BackOffice = {
  /** Opens a screen as the owner (already signed in, in a browser), or signs in with the account. */
  readonly open: (screen: ScreenName, account?: Account) => Promise<void>;
  /** Another screen, by a browser's navigation or the desktop app's menu. */
  readonly goTo: (screen: ScreenName) => Promise<void>;
  /** The same, without waiting for it to open. */
  readonly leaveFor: (screen: ScreenName) => Promise<void>;
  /** Signs in if needed, and expects no link to the screen, and no access to it. */
  readonly expectRefused: (screen: ScreenName, account?: Account) => Promise<void>;
  /** Signs in again after the session has ended. */
  readonly signInAgain: (account?: Account) => Promise<void>;
  /** Closes tab or window abruptly, and opens the screen in another. */
  readonly reopen: (screen: ScreenName) => Promise<Page>;
  /** Holds all uploads until the returned function is called. */
  readonly holdUploads: () => Promise<() => void>;
  /** Answers the next upload with 413 and this message. */
  readonly refuseNextUpload: (error: string) => Promise<void>;
  /** Expects the link to open this address in a program of the system. */
  readonly expectReach: (link: Locator, address: RegExp) => Promise<void>;
  /** The file that the action saves. */
  readonly save: (press: () => Promise<void>) => Promise<SavedFile>;
};

export async function fillSignIn(page: Page, { email, password }: Account): Promise<void> {
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Accedi', exact: true }).click();
}

/** The entry of a list: a table row, or a card where there is no room for a table. */
export function entry(page: Page, text: string | RegExp): Locator {
  return page
    .getByRole('main')
    .getByRole('row')
    .or(page.getByRole('main').getByRole('listitem'))
    .filter({ hasText: text });
}

/** Confirms the open dialog by its button of that name. */
export async function agree(page: Page, name: string): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
}

/** Confirms a request of a site without a way to pay, which asks for one first. */
export async function confirmAnyway(page: Page, button: Locator): Promise<void> {
  await button.click();
  await agree(page, 'Conferma lo stesso');
}

/** The screen's message about the last action; it disappears after three seconds. */
export function banner(page: Page, text: string): Locator {
  return page.getByRole('status').filter({ hasText: text });
}
