import type { Locator } from '@playwright/test';
import { expect, test } from '../../support/test.ts';
import { openEmbed, pressTool } from '../../support/writing.ts';

/** TipTap behaves differently in Safari, which it detects by this: it focuses the element before setting the caret. */
test.use({
  userAgent:
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.6 Safari/605.1.15',
});

async function byMouse(control: Locator): Promise<void> {
  await control.click();
}

async function byKeys(control: Locator): Promise<void> {
  await control.focus();
  await control.page().keyboard.press('Enter');
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
    const form = page.getByRole('dialog', { name: 'Nuova pagina' });
    const text = form.getByRole('textbox', { name: 'Contenuto' });
    const fill = async (window: Locator, value: string) => {
      await window.getByRole('textbox').fill(value);
      await page.keyboard.press('Enter');
      await expect(text).toBeFocused();
    };
    const insert = async (name: string, value: string) => fill(await openEmbed(form, name, press), value);
    await text.click();
    await page.keyboard.type('uno');
    await page.keyboard.press('Enter');
    await insert('Galleria', 'la-casa');
    await page.keyboard.type('due');
    await insert('Immagine', '/uploads/terrace.jpg');
    await insert('Video', 'https://example.com/giro.mp4');
    await page.keyboard.type('tre ');
    await pressTool(form, 'Grassetto', press);
    await page.keyboard.type('quattro');
    await pressTool(form, 'Grassetto', press);
    await pressTool(form, 'Link', press);
    await fill(page.getByRole('dialog', { name: 'Link', exact: true }), 'https://example.com/');
    await page.keyboard.type(' cinque');
    await press(form.getByRole('button', { name: 'Remove gallery', exact: true }));
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
