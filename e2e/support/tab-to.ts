import { expect, type Locator, type Page } from '@playwright/test';

/** More tab stops than any screen has. */
const MAX_STOPS = 120;

/** Presses Tab until the target has the focus, as a keyboard user does; after the last stop it starts over. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let stops = 0; stops < MAX_STOPS; stops += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('nothing leads there by the keyboard');
}
