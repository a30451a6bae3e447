import type { Page } from '@playwright/test';
import { connectGuest, logIn } from './api.ts';
import type { Site } from './start-site.ts';

type Person = { readonly name: string; readonly email: string; readonly password: string };

/** Creates and confirms an account, and stores its session in the browser, for stories that begin after that. */
export async function signIn(page: Page, site: Site, person: Person): Promise<void> {
  await connectGuest(site, person);
  await storeSession(page, site, person);
}

/** Stores the session of an existing account in the browser. */
export async function storeSession(page: Page, site: Site, person: Pick<Person, 'email' | 'password'>): Promise<void> {
  const { token, user } = await logIn(site, person);
  const localStorage = [
    { name: 'token', value: token },
    { name: 'user', value: JSON.stringify(user) },
  ];
  await page.context().setStorageState({ cookies: [], origins: [{ origin: site.origin, localStorage }] });
}
