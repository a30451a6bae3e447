import { expect, type Locator, type Page } from '@playwright/test';
import { entry } from './back-office.ts';

/** Opens a booking's page from the list, by the text of its row or card. */
export async function openBooking(page: Page, text: string | RegExp, name = 'Ada Rossi'): Promise<void> {
  await entry(page, text).getByRole('link', { name, exact: true }).first().click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Soggiorno' })).toBeVisible();
}

/** Back to the list. */
export async function closeBooking(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Tutte le prenotazioni' }).click();
  await expect(page.getByRole('heading', { name: 'Gestione Prenotazioni' })).toBeVisible();
}

/** A section of a booking's page, opened if it is closed, as on a phone. */
export async function openSection(page: Page, name: string): Promise<Locator> {
  const section = page.getByRole('region', { name, exact: true });
  await expect(section).toBeVisible();
  const shut = section.getByRole('button', { name, exact: true, expanded: false });
  if ((await shut.count()) > 0) await shut.click();
  return section;
}

/** Chooses a less frequent action from the menu. */
export async function doMore(page: Page, action: string): Promise<void> {
  await page.getByRole('button', { name: 'Altre azioni' }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}
