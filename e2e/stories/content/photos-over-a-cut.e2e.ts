import { aPhoneJpeg } from '../../../server/src/testing/media-files.ts';
import { connectOwner } from '../../support/api.ts';
import { expectNoBarrier, overflowOf } from '../../support/check-page.ts';
import { forgive } from '../../support/page-faults.ts';
import { expect, test } from '../../support/test.ts';

const PHOTOS = 10;
const ARRIVED = 3;

test('ten photos of a telephone arrive once each, though the line is cut on the way', async ({
  page,
  site,
  context,
  backOffice,
  faults,
}) => {
  test.slow();
  const owner = await connectOwner(site);
  const before = (await owner.media.list()).length;
  await backOffice.open('media');
  const buffer = await aPhoneJpeg({ width: 2400, height: 1800 });
  const files = Array.from({ length: PHOTOS }, (_, at) => ({ name: `${at}.jpg`, mimeType: 'image/jpeg', buffer }));
  const broken = { name: 'rotta.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') };

  let answers = 0;
  const { promise: isCut, resolve: noteCut } = Promise.withResolvers<void>();
  await page.route('**/api/media', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    answers += 1;
    if (answers <= ARRIVED) return route.fallback();
    if (answers > ARRIVED + 1) return route.abort('internetdisconnected');
    // The site has stored it, but the answer is lost.
    await route.fetch();
    await context.setOffline(true);
    noteCut();
    return route.abort('internetdisconnected');
  });

  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Carica', exact: true }).click();
  await (await chooser).setFiles([broken, ...files]);
  const cutNotice = page.getByRole('status').filter({ hasText: 'La connessione si è interrotta' });
  const uploads = page.getByRole('list', { name: 'Caricamenti' });

  await test.step('the cut is told, and how many are there; what is no picture is named', async () => {
    await isCut;
    await expect(cutNotice).toBeVisible();
    await expect(uploads.getByText('In attesa della connessione').first()).toBeVisible();
    await expect(uploads.getByRole('listitem').first()).toContainText('rotta.jpg');
    await expect(uploads.getByRole('alert')).toHaveCount(1);
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    await expectNoBarrier(page, 'uploads without a line');
  });

  await test.step('it goes on by itself, and leaves nothing out and nothing twice', async () => {
    await page.unroute('**/api/media');
    await context.setOffline(false);
    await expect(page.getByText(`${PHOTOS} di ${PHOTOS + 1}`)).toBeVisible({ timeout: 120_000 });
    await expect(cutNotice).toHaveCount(0);
    const names = (await owner.media.list()).slice(0, -before).map(({ name }) => name);
    expect(names.toSorted()).toEqual(files.map((_, at) => String(at)));
    await page.getByRole('button', { name: 'Chiudi tutti' }).click();
    await expect(uploads).toBeHidden();
  });
  forgive(faults, /ERR_INTERNET_DISCONNECTED/);
});

test('who calls all of them off keeps what has arrived', async ({ page, site, backOffice }) => {
  const owner = await connectOwner(site);
  const before = (await owner.media.list()).length;
  await backOffice.open('media');
  const freeLine = await backOffice.holdUploads();
  const buffer = await aPhoneJpeg({ width: 40, height: 30 });
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Carica', exact: true }).click();
  await (await chooser).setFiles(
    ['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg', 'e.jpg'].map((name) => ({ name, mimeType: 'image/jpeg', buffer })),
  );
  await expect(page.getByText('0 di 5')).toBeVisible();
  await page.getByRole('button', { name: 'Annulla tutti' }).click();
  await expect(page.getByRole('list', { name: 'Caricamenti' })).toBeHidden();
  freeLine();
  expect((await owner.media.list()).length).toBe(before);
});
