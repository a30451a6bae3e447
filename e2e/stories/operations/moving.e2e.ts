import type { Page } from '@playwright/test';
import { connectOwner } from '../../support/api.ts';
import { agree, entry } from '../../support/back-office.ts';
import { expectNoBarrier, overflowOf } from '../../support/check-page.ts';
import { inDays } from '../../support/days.ts';
import { expect, test } from '../../support/test.ts';

/** A day as Airbnb's English tables have it, month first. */
function monthFirst(date: string): string {
  const [year, month, day] = date.split('-').map(Number);
  return `${month}/${day}/${year}`;
}

const rowOf = (code: string, status: string, name: string, from: number) =>
  [code, status, name, 2, 0, 0, monthFirst(inDays(from)), monthFirst(inDays(from + 7)), 7, '"€ 612.40"'].join(',');

const RESERVATIONS = [
  'Confirmation code,Status,Guest name,# of adults,# of children,# of infants,Start date,End date,# of nights,Earnings',
  rowOf('HMADA00001', 'Past guest', 'Ada Rossi', -40),
  rowOf('HMLUCA0002', 'Confirmed', 'Luca Serra', 60),
  rowOf('HMUGO00003', 'Confirmed', 'Ugo Neri', 90),
  rowOf('HMZOE00004', 'Canceled by guest', 'Zoe Conti', 120),
].join('\n');

/** A safety backup comes before anything that is brought or taken back. */
const AFTER_A_BACKUP = { timeout: 30_000 };

async function holdToPromises(page: Page, what: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  expect(await overflowOf(page), `${what} is wider than the screen`).toBeLessThanOrEqual(0);
  await expectNoBarrier(page, what);
}

test('an owner brings the stays of a portal, looks at them first, and takes them back', {
  tag: ['@each-width', '@each-shell', '@gate'],
}, async ({ page, site, backOffice }) => {
  test.slow();
  const owner = await connectOwner(site);
  await owner.bookings.block({ body: { startDate: inDays(90), endDate: inDays(93), reason: 'Lavori al tetto' } });
  const namesOfGuests = async () => (await owner.bookings.list()).map(({ guestName }) => guestName);

  await backOffice.open('moving');
  await expect(page.getByText('Ancora nessun trasloco.')).toBeVisible();
  await holdToPromises(page, 'the moves');

  await test.step('a file is read, and nothing comes yet', async () => {
    const stays = page.getByRole('region', { name: 'I soggiorni' });
    await stays.getByText('Dove trovo il file?').click();
    await expect(stays.getByText('Airbnb: Prenotazioni')).toBeVisible();
    const chooser = page.waitForEvent('filechooser');
    await stays.getByRole('button', { name: 'Scegli il file' }).click();
    const buffer = Buffer.from(RESERVATIONS);
    await (await chooser).setFiles([{ name: 'reservations.csv', mimeType: 'text/csv', buffer }]);
    await expect(page.getByRole('region', { name: 'Anteprima' })).toContainText('Arrivano 2 soggiorni');
    await expect(page.getByRole('region', { name: 'Da guardare' })).toContainText('Ugo Neri');
    await expect(page.getByRole('region', { name: 'Da guardare' })).toContainText('Date già occupate');
    await expect(entry(page, 'Zoe Conti').first()).toContainText('Annullata');
    await holdToPromises(page, 'the preview');
    expect(await namesOfGuests()).not.toContain('Ada Rossi');
  });

  await test.step('what has no tick stays out, by keys alone', async () => {
    const luca = page.getByRole('checkbox', { name: 'Porta «Luca Serra»' });
    await luca.focus();
    await page.keyboard.press('Space');
    await expect(page.getByRole('button', { name: 'Porta 1 voce' })).toBeVisible();
    await expect(luca).toBeFocused();
    await page.keyboard.press('Space');
    await expect(luca).toBeChecked();
  });

  await test.step('what is brought is among the bookings', async () => {
    await page.getByRole('button', { name: 'Porta 2 voci' }).click();
    await expect(page.getByText('Che cosa è arrivato: 2 soggiorni.')).toBeVisible(AFTER_A_BACKUP);
    await holdToPromises(page, 'the move that is done');
    expect(await namesOfGuests()).toEqual(expect.arrayContaining(['Ada Rossi', 'Luca Serra']));
    await page.getByRole('main').getByRole('link', { name: 'Prenotazioni', exact: true }).click();
    await expect(page.getByText('Luca Serra').first()).toBeVisible();
  });

  await test.step('and goes again, once it was said what would stay', async () => {
    await backOffice.goTo('moving');
    const done = entry(page, 'reservations.csv');
    await expect(done).toContainText('2 soggiorni');
    await done.getByRole('button', { name: 'Apri' }).click();
    await page.getByRole('button', { name: 'Annulla il trasloco' }).click();
    await expect(page.getByRole('dialog')).toContainText('ciò che ha movimenti di denaro');
    await agree(page, 'Annulla il trasloco');
    await expect(page.getByText('Che cosa è stato rimosso: 2 soggiorni.')).toBeVisible(AFTER_A_BACKUP);
    const left = await namesOfGuests();
    expect(left).not.toContain('Ada Rossi');
    expect(left).not.toContain('Luca Serra');
  });
});
