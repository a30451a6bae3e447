import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test.ts';

/** TipTap behaves differently in Safari, which it detects by this: it focuses the element before setting the caret. */
test.use({
  userAgent:
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.6 Safari/605.1.15',
});

type Way = (page: Page, button: string) => Promise<void>;

const byMouse: Way = (page, button) => page.getByRole('button', { name: button, exact: true }).click();

async function byKeys(page: Page, button: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).focus();
  await page.keyboard.press('Enter');
}

for (const [by, press] of [
  ['by mouse', byMouse],
  ['by keys', byKeys],
] as const) {
  test(`what is inserted, marked and removed ${by} leaves one writing where one wrote`, async ({
    page,
    backOffice,
  }) => {
    await backOffice.open('pages');
    await page.getByRole('button', { name: 'Nuova pagina' }).click();
    const text = page.getByRole('textbox', { name: 'Contenuto' });
    const insert = async (button: string, value: string) => {
      await press(page, button);
      const window = page.getByRole('dialog', { name: /^(Inserisci|Link|Collegamento)/ });
      await window.getByRole('textbox').fill(value);
      await page.keyboard.press('Enter');
      await expect(text).toBeFocused();
    };
    await text.click();
    await page.keyboard.type('uno');
    await page.keyboard.press('Enter');
    await insert('Inserisci Galleria', 'la-casa');
    await page.keyboard.type('due');
    await insert('Inserisci Immagine', '/uploads/terrace.jpg');
    await insert('Inserisci Video', 'https://example.com/giro.mp4');
    await page.keyboard.type('tre ');
    await press(page, 'Grassetto');
    await page.keyboard.type('quattro');
    await press(page, 'Grassetto');
    await insert('Link', 'https://example.com/');
    await page.keyboard.type(' cinque');
    await press(page, 'Remove gallery');
    await page.keyboard.type('.');

    await expect(text.locator('> *')).toHaveText([
      'uno',
      /^due/,
      /^Immagine/,
      /^Video/,
      'tre quattrohttps://example.com/ cinque.',
    ]);
    await expect(text.locator('strong')).toHaveText('quattro');
  });
}
