import { expect, type Locator, type Page } from '@playwright/test';
import { owner } from './start-site.ts';

/** A screen of the back office, reached as somebody does who is not signed in yet. */
export async function openScreen(page: Page, path: string, heading: string, account = owner): Promise<void> {
  await page.goto(`/admin/${path}`);
  await expect(page).toHaveURL(/\/login\?from=/);
  await page.getByLabel('E-mail').fill(account.email);
  await page.getByLabel('Password').fill(account.password);
  await page.getByRole('button', { name: 'Accedi' }).click();
  await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible({ timeout: 30_000 });
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
  await page.getByRole('dialog').getByRole('button', { name }).click();
}

/** What the screen says of what was just done; it goes by itself after three seconds. */
export function banner(page: Page, text: string): Locator {
  return page.getByRole('status').filter({ hasText: text });
}
