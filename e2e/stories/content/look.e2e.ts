import type { Locator, Page } from '@playwright/test';
import { connect } from '../../support/api.ts';
import { agree, banner } from '../../support/back-office.ts';
import { expectNoBarrier, overflowOf } from '../../support/check-page.ts';
import { tabTo } from '../../support/tab-to.ts';
import { expect, test } from '../../support/test.ts';

const LOGO = {
  name: 'marchio.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 60"><path fill="#17587c" d="M0 60L60 0l60 60z"/></svg>',
  ),
};

/** The title of a part, which unfolds it. */
const titleOf = (page: Page, part: string) => page.locator('summary', { hasText: new RegExp(`^${part}$`) });

async function unfold(page: Page, part: string): Promise<Locator> {
  const section = page.locator('details').filter({ has: titleOf(page, part) });
  if ((await section.getAttribute('open')) === null) await titleOf(page, part).click();
  return section;
}

const previewOf = (page: Page) => page.frameLocator('iframe[title^="Anteprima"]:not([data-loading])');

test('an owner gives her site a logo and a colour, looks around in it, publishes it and takes it back', {
  tag: ['@each-width', '@each-shell', '@gate'],
}, async ({ page, site, backOffice, visit }) => {
  test.slow();
  const { siteName } = await connect(site).homepage.get();
  await backOffice.open('look');
  const preview = previewOf(page);
  const visitor = await visit(`${site.origin}/`);
  const seenByVisitor = visitor.getByRole('banner').getByRole('img', { name: siteName });

  await test.step('the preview has the logo as soon as it is there, and nobody else has', async () => {
    const part = await unfold(page, 'Logo e icona');
    await part.locator('input[type="file"]').first().setInputFiles(LOGO);
    await expect(preview.getByRole('banner').getByRole('img', { name: siteName })).toBeVisible();
    await visitor.reload();
    await expect(visitor.getByRole('banner').getByText(siteName)).toBeVisible();
    await expect(seenByVisitor).toHaveCount(0);
  });

  await test.step('a colour that nobody could read is made readable, and she is told which', async () => {
    const part = await unfold(page, 'Colore');
    await part.getByRole('radio', { name: 'Il tuo colore' }).check();
    await part.getByLabel('Codice').fill('#ffe600');
    await expect(part.getByText(/^Per essere leggibile diventa #[0-9a-f]{6}/)).toBeVisible();
    // The frame is another one with each change.
    await expect(preview.locator('html')).not.toHaveCSS('--sea', /#17587c/);
  });

  await test.step('its pages lead to one another in the frame', async () => {
    await preview.getByRole('contentinfo').getByRole('link', { name: 'Contatti' }).click();
    await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Scrivici');
    const addresses = page.frames().map((frame) => new URL(frame.url()).pathname);
    expect(addresses).toContainEqual(expect.stringMatching(/^\/look\/[\w-]{43}\/contact$/));
  });

  await test.step('published, every visitor has it', async () => {
    await page.getByRole('button', { name: 'Pubblica', exact: true }).click();
    await expect(banner(page, 'Aspetto pubblicato con successo')).toBeVisible();
    await visitor.reload();
    await expect(seenByVisitor).toBeVisible();
    expect(await overflowOf(visitor)).toBeLessThanOrEqual(0);
    await expectNoBarrier(visitor, 'the site with a logo and a colour of its own');
  });

  await test.step('and it is as before again', async () => {
    await page.getByRole('button', { name: 'Torna all’aspetto di prima' }).click();
    await agree(page, 'Torna a quello di prima');
    await expect(banner(page, 'Aspetto di prima ripristinato con successo')).toBeVisible();
    await visitor.reload();
    await expect(visitor.getByRole('banner').getByText(siteName)).toBeVisible();
    await expect(seenByVisitor).toHaveCount(0);
  });
});

test('the same walk goes by keys alone', { tag: '@each-width' }, async ({ page, site, backOffice }) => {
  test.slow();
  await backOffice.open('look');
  const press = async (target: Locator, key: 'Enter' | 'Space') => {
    await tabTo(page, target);
    await page.keyboard.press(key);
  };

  await press(titleOf(page, 'Apertura'), 'Enter');
  await tabTo(page, page.getByRole('radio', { name: 'Parole su un riquadro accanto alla foto' }));
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Foto a tutto schermo, parole al centro' })).toBeChecked();
  await expect(page.getByText('Ci sono modifiche non pubblicate.')).toBeVisible();

  await press(page.getByRole('button', { name: 'Pubblica', exact: true }), 'Enter');
  await expect(banner(page, 'Aspetto pubblicato con successo')).toBeVisible();
  expect((await connect(site).look.get()).hero).toBe('FULL');

  await press(page.getByRole('button', { name: 'Torna all’aspetto di prima' }), 'Enter');
  await press(page.getByRole('dialog').getByRole('button', { name: 'Torna a quello di prima' }), 'Enter');
  await expect(banner(page, 'Aspetto di prima ripristinato con successo')).toBeVisible();
  expect((await connect(site).look.get()).hero).toBe('WALL');
});

test('an address of a preview shows nothing to who makes it up', async ({ page, site }) => {
  const answer = await page.request.get(`${site.origin}/look/${'a'.repeat(43)}/`);
  expect(answer.status()).toBe(404);
});
