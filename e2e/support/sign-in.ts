import type { Page } from '@playwright/test';
import { connect, connectGuest } from './api.ts';
import type { RunningSite } from './start-site.ts';

type Person = { readonly name: string; readonly email: string; readonly password: string };

/** Opens an account, confirms it, and leaves its session in the browser, for stories that begin after that. */
export async function signIn(page: Page, site: RunningSite, person: Person): Promise<void> {
  await connectGuest(site, person);
  await keepSession(page, site, person);
}

/** Leaves the session of an account that there is in the browser. */
export async function keepSession(
  page: Page,
  site: RunningSite,
  { email, password }: Pick<Person, 'email' | 'password'>,
): Promise<void> {
  const { token, user } = await connect(site).auth.login({ body: { email, password } });
  await page.goto('/non-esiste');
  await page.evaluate(
    ([kept, written]) => {
      localStorage.setItem('token', kept);
      localStorage.setItem('user', written);
    },
    [token, JSON.stringify(user)] as const,
  );
}
