import type { Page } from '@playwright/test';
import { connect, connectOwner } from '../../support/api.ts';
import { agree, banner, entry } from '../../support/back-office.ts';
import { expectNoBarrier } from '../../support/check-page.ts';
import { openInBrowser } from '../../support/shells/browser.ts';
import { expect, test } from '../../support/test.ts';

const TITLE = 'In barca tra le cale';
const SLUG = 'in-barca-tra-le-cale';

const writing = {
  title: TITLE,
  excerpt: 'Una giornata al largo, tra grotte e spiagge.',
  content: '<p>Si parte alle nove.</p>',
  coverImage: 'fishing-boat.jpg',
  published: true,
};

async function openPost(page: Page) {
  await entry(page, TITLE).getByRole('button', { name: 'Modifica' }).click();
  const form = page.getByRole('dialog', { name: 'Modifica articolo' });
  await expect(form.getByLabel('Titolo', { exact: true })).toBeVisible();
  return form;
}

/** Starts again from what another person saved. */
async function loadLatest(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Carica la versione più recente' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Carica', exact: true }).click();
}

test('two people who write the same article do not undo each other unseen', async ({
  page,
  site,
  backOffice,
  visit,
}) => {
  await (await connectOwner(site)).blog.create({ body: writing });
  const read = () => connect(site).blog.get({ params: { slug: SLUG } });
  await backOffice.open('blog');
  const other = await visit('/');
  await openInBrowser(other, site).open('blog');
  const mine = await openPost(page);
  const hers = await openPost(other);

  await hers.getByLabel('Estratto').fill('Lei ha salvato per prima, e si vede.');
  await hers.getByRole('button', { name: 'Salva' }).click();
  await expect(hers).toBeHidden();

  await mine.getByLabel('Estratto').fill('Io ho salvato per secondo, e si vede.');
  await mine.getByRole('button', { name: 'Salva' }).click();
  const warning = mine.getByRole('alert');
  await expect(warning).toContainText('Nel frattempo qualcun altro ha modificato questi dati.');
  await expect(mine.getByLabel('Estratto')).toHaveValue('Io ho salvato per secondo, e si vede.');
  expect((await read()).excerpt).toBe('Lei ha salvato per prima, e si vede.');
  await expectNoBarrier(page, 'the form of an article that somebody else changed');

  await test.step('what she saved can be taken up, and written on', async () => {
    await loadLatest(page);
    await expect(mine.getByLabel('Estratto')).toHaveValue('Lei ha salvato per prima, e si vede.');
    await expect(warning).toBeHidden();
    await mine.getByRole('textbox', { name: 'Contenuto' }).click();
    await page.keyboard.press('End');
    await page.keyboard.type(' Si torna la sera.');
    await mine.getByRole('button', { name: 'Salva' }).click();
    await expect(mine).toBeHidden();
    expect(await read()).toMatchObject({
      excerpt: 'Lei ha salvato per prima, e si vede.',
      content: '<p>Si parte alle nove. Si torna la sera.</p>',
    });
  });

  await test.step('or be replaced, knowingly', async () => {
    await other.reload();
    const again = await openPost(other);
    await (await connectOwner(site)).blog.edit({ params: { id: (await read()).id }, body: { published: false } });
    await again.getByLabel('Estratto').fill('Questa volta resta la mia versione.');
    await again.getByRole('button', { name: 'Salva' }).click();
    await expect(again.getByRole('alert')).toContainText('salva di nuovo per sostituire le sue modifiche');
    await again.getByRole('button', { name: 'Salva' }).click();
    await expect(again).toBeHidden();
    expect(await read()).toMatchObject({ excerpt: 'Questa volta resta la mia versione.', published: true });
  });
});

test('changes that were left behind are marked where they belong', { tag: '@each-shell' }, async ({
  page,
  site,
  backOffice,
}) => {
  const owner = await connectOwner(site);
  const { id, version } = await owner.blog.create({ body: { ...writing, title: 'Il sentiero del faro' } });
  await backOffice.open('blog');
  await entry(page, 'Il sentiero del faro').getByRole('button', { name: 'Modifica' }).click();
  const form = page.getByRole('dialog', { name: 'Modifica articolo' });
  await form.getByLabel('Estratto').fill('Un’ora di cammino, con poca ombra.');
  const resumeMark = { name: 'Bozza non salvata: riprendi' };

  const tab = await backOffice.reopen('blog');
  const card = entry(tab, 'Il sentiero del faro');
  await expect(card.getByRole('button', resumeMark)).toBeVisible();
  await expect(tab.getByRole('button', resumeMark)).toHaveCount(1);

  await test.step('and are not laid over what was saved since', async () => {
    await owner.blog.edit({ params: { id }, body: { title: 'Il sentiero nuovo' }, version });
    await card.getByRole('button', resumeMark).click();
    await expect(tab.getByText('Da allora qualcun altro ha salvato delle modifiche')).toBeVisible();
    await tab.getByRole('button', { name: 'Riprendi il testo' }).click();
    const resumed = tab.getByRole('dialog', { name: 'Modifica articolo' });
    await expect(resumed.getByLabel('Estratto')).toHaveValue('Un’ora di cammino, con poca ombra.');
    await resumed.getByRole('button', { name: 'Salva' }).click();
    await expect(resumed.getByRole('alert')).toContainText('qualcun altro ha modificato');
    await resumed.getByRole('button', { name: 'Salva' }).click();
    await expect(banner(tab, 'Articolo salvato con successo')).toBeVisible();
  });
  await expect(tab.getByRole('button', resumeMark)).toBeHidden();
});

test('a gallery that is not saved is kept, and leaving it asks', async ({ page, backOffice }) => {
  await backOffice.open('gallery');
  await page.getByRole('button', { name: 'Nuova galleria' }).click();
  const form = page.getByRole('dialog', { name: 'Nuova galleria' });
  await form.getByLabel('Nome').fill('Il porto di notte');
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: 'Modifiche non salvate' });
  await question.getByRole('button', { name: 'Resta qui' }).click();
  await expect(form.getByLabel('Nome')).toHaveValue('Il porto di notte');

  const tab = await backOffice.reopen('gallery');
  await tab.getByRole('button', { name: 'Apri il testo' }).click();
  await tab.getByRole('button', { name: 'Riprendi il testo' }).click();
  const resumed = tab.getByRole('dialog', { name: 'Nuova galleria' });
  await expect(resumed.getByLabel('Nome')).toHaveValue('Il porto di notte');
  await expect(resumed.getByLabel('Slug')).toHaveValue('il-porto-di-notte');
  await tab.keyboard.press('Escape');
  await agree(tab, 'Esci senza salvare');
  await expect(resumed).toBeHidden();
  await expect(tab.getByRole('button', { name: 'Apri il testo' })).toBeHidden();
});
