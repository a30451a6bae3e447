import type { Page } from '@playwright/test';
import { aPicture } from '../../../server/src/testing/media-files.ts';
import { connect, connectOwner } from '../../support/api.ts';
import { agree } from '../../support/back-office.ts';
import { expectNoBarrier, overflowOf } from '../../support/check-page.ts';
import { areShared } from '../../support/prepared-sites.ts';
import { expect, test } from '../../support/test.ts';

const MAP = 'https://www.google.com/maps/place/Malfa/@38.6,14.6,15z/data=!3m1!4b1!8m2!3d38.5562!4d14.5713';

const step = (page: Page, title: string) => page.getByRole('heading', { name: title, level: 2, exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function holdToPromises(page: Page, title: string): Promise<void> {
  await expect(step(page, title)).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await overflowOf(page), `${title} is wider than the screen`).toBeLessThanOrEqual(0);
  await expectNoBarrier(page, title);
}

/** A single site without a mail server writes mail to a file; sites of several processes have one that is down. */
const [siteVariables, outcome] = areShared
  ? ([{ SMTP_URL: 'smtp://127.0.0.1:9' }, 'Non è ancora partito'] as const)
  : ([{}, 'È stato scritto in un file sul server'] as const);

test.use({ isDemo: true, siteVariables });

test('an owner moves in, step by step, and leaves nothing of the demo behind', {
  tag: ['@each-width', '@gate'],
}, async ({ page: first, site, backOffice, visit }) => {
  test.slow();
  const owner = await connectOwner(site);
  await backOffice.open('');
  await first.getByRole('region', { name: 'Primi passi' }).getByRole('link', { name: 'Continua' }).click();

  await test.step('the name and the colours of the site', async () => {
    await holdToPromises(first, 'Nome e aspetto');
    await expect(first.getByText('Passo 1 di 10')).toBeVisible();
    await first.getByLabel('Nome del sito').fill('Casa dei Venti');
    await first.getByRole('radio', { name: 'Ulivo' }).check();
    await press(first, 'Avanti');
    await expect(step(first, 'La casa')).toBeVisible();
    const visitor = await visit('/');
    await expect(visitor.locator('html')).toHaveAttribute('data-accent', 'olive');
    await expectNoBarrier(visitor, 'the home page in olive');
  });

  await test.step('the property, on the map by a pasted address, and not left half-typed without a word', async () => {
    await holdToPromises(first, 'La casa');
    await first.getByLabel('Punto sulla mappa').fill(MAP);
    await expect(first.getByLabel(/Latitudine/)).toHaveValue('38,5562');
    await press(first, 'Indietro');
    await agree(first, 'Resta qui');
    await first.getByLabel(/Codice CIN/).fill('IT083042C2ABCDEFGH');
    await first.getByRole('switch', { name: 'Arrivo e partenza nello stesso giorno' }).check();
    await press(first, 'Avanti');
    await expect(step(first, 'Foto')).toBeVisible();
    expect(await connect(site).property.get()).toMatchObject({
      latitude: 38.5562,
      longitude: 14.5713,
      cin: 'IT083042C2ABCDEFGH',
      sameDayTurnover: true,
    });
  });

  await test.step('photos become a gallery, in order and with a cover', async () => {
    await holdToPromises(first, 'Foto');
    const buffer = await aPicture({ format: 'jpeg' });
    const files = ['foto10.jpg', 'foto9.jpg', 'foto1.jpg'].map((name) => ({ name, mimeType: 'image/jpeg', buffer }));
    const broken = { name: 'rotta.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') };
    const chooser = first.waitForEvent('filechooser');
    await press(first, 'Carica');
    await (await chooser).setFiles([...files, broken]);
    const pictures = first.getByRole('list', { name: 'Immagini' }).getByRole('listitem');
    // A busy machine is slow to store them.
    await expect(pictures).toHaveCount(3, { timeout: 30_000 });
    const uploads = first.getByRole('list', { name: 'Caricamenti' });
    await expect(
      uploads.getByRole('listitem').first().filter({ hasText: 'rotta.jpg' }).getByRole('alert'),
    ).toBeVisible();
    await expect(uploads.getByRole('button', { name: 'Riprova' })).toBeHidden();
    await first.getByLabel('Nome', { exact: true }).fill('Le stanze');
    await first.reload();
    await expect(pictures).toHaveCount(3);
    await expect(first.getByLabel('Nome', { exact: true })).toHaveValue('Le stanze');
    await press(first, 'Ordina per nome del file');
    await press(first, 'Usa come copertina l’immagine 3');
    await press(first, 'Avanti');
    await expect(step(first, 'Prezzi')).toBeVisible();
    const nameOf = new Map((await owner.media.list()).map(({ url, name }) => [url.replace('/uploads/', ''), name]));
    const [gallery] = await connect(site).galleries.list();
    expect(gallery).toMatchObject({ name: 'Le stanze', isDefault: true });
    expect(gallery?.images.map((image) => nameOf.get(image))).toEqual(['foto10', 'foto1', 'foto9']);
  });

  await test.step('prices can wait', async () => {
    await holdToPromises(first, 'Prezzi');
    await press(first, 'Più tardi');
  });

  await test.step('how she is paid, which is done by writing it and not by looking at it', async () => {
    await holdToPromises(first, 'Come ti pagano');
    await press(first, 'Avanti');
    await expect(step(first, 'Posta')).toBeVisible();
    expect((await owner.start.get()).steps.find(({ id }) => id === 'pay')?.state).toBe('TO_DO');
    await press(first, 'Indietro');
    await first.getByLabel('Intestato a').fill('Maria Rossi');
    await first.getByLabel('IBAN').fill('IT60X0542811101000000123456');
    await press(first, 'Avanti');
    await expect(step(first, 'Posta')).toBeVisible();
    expect((await owner.start.get()).steps.find(({ id }) => id === 'pay')?.state).toBe('DONE');
  });

  await test.step('mail that does not leave can wait, too', async () => {
    await holdToPromises(first, 'Posta');
    await expect(first.getByText(`il mio sito ${site.origin}`)).toBeVisible();
    await expect(first.getByRole('button', { name: 'Avanti', exact: true })).toBeDisabled();
    await press(first, 'Invia un messaggio di prova');
    await expect(first.getByText(outcome)).toBeVisible();
    await first.reload();
    await expect(first.getByText(outcome)).toBeVisible();
    await press(first, 'Più tardi');
    await holdToPromises(first, 'Metti al sicuro l’accesso');
    await expect(first.getByRole('button', { name: 'Usa un’app dei codici' })).toBeVisible();
    await press(first, 'Più tardi');
    await expect(step(first, 'Backup')).toBeVisible();
  });

  const page = await backOffice.reopen('start');
  await test.step('whoever comes back goes on where nobody has looked yet', async () => {
    await holdToPromises(page, 'Backup');
    await press(page, 'Crea backup');
    await expect(page.getByText(/^Ultimo backup:/)).toBeVisible();
    await press(page, 'Avanti');
  });

  await test.step('the demo goes once it was seen what goes', async () => {
    await holdToPromises(page, 'Via gli esempi');
    await expect(page.getByRole('region', { name: 'Che cosa viene rimosso' })).toContainText('articoli');
    await press(page, 'Rimuovi gli esempi');
    await agree(page, 'Rimuovi gli esempi');
    await expect(page.getByText('Il sito com’era prima è nel backup')).toBeVisible();
    expect(await owner.blog.listAll()).toEqual([]);
    expect((await connect(site).galleries.list()).map(({ name }) => name)).toEqual(['Le stanze']);
    expect(await connect(site).homepage.get()).toMatchObject({ siteName: 'Casa dei Venti', accent: 'olive' });
    await press(page, 'Avanti');
  });

  await test.step('what she has elsewhere can be brought some other day', async () => {
    await holdToPromises(page, 'Porta qui quello che hai');
    await expect(page.getByRole('region', { name: 'I soggiorni' })).toBeVisible();
    await press(page, 'Più tardi');
  });

  await test.step('what was put off stays on the overview until it is put away', async () => {
    await holdToPromises(page, 'Quasi pronta');
    await page.getByRole('link', { name: 'Vai a Oggi' }).click();
    const left = page.getByRole('region', { name: 'Primi passi' });
    await expect(left.getByText('6 di 10 fatti')).toBeVisible();
    await left.getByText('Che cosa manca').click();
    await expect(left.getByRole('listitem')).toHaveText([
      'Controlla i prezziRimandato',
      'Prova la postaRimandato',
      'Metti al sicuro l’accessoRimandato',
      'Porta qui quello che haiRimandato',
    ]);
    await left.getByRole('button', { name: 'Metti via' }).click();
    await expect(left).toBeHidden();
    expect((await owner.start.get()).isPutAway).toBe(true);
  });
});
