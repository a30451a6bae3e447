import { randomUUID } from 'node:crypto';
import type { Locator } from '@playwright/test';
import decodeQR from 'qr/decode.js';
import sharp from 'sharp';
import { aRequest, connectGuest, connectOwner, guest } from '../../support/api.ts';
import { expectNoBarrier, overflowOf } from '../../support/check-page.ts';
import { inDays } from '../../support/days.ts';
import { storeSession } from '../../support/sign-in.ts';
import { expect, test } from '../../support/test.ts';

const IBAN = 'IT60X0542811101000000123456';

test('a guest sees what her stay costs, pays it by transfer, and sees when it has come', { tag: '@gate' }, async ({
  site,
  visit,
}) => {
  const admin = await connectOwner(site);
  await admin.paymentSettings.replace({ body: { holder: 'Maria Rossi', iban: IBAN } });
  const ada = await connectGuest(site);
  const { id } = await ada.bookings.request({ body: aRequest(inDays(90), inDays(97)) });
  const own = await visit('/booking');

  await test.step('signed out, she is asked to sign in, and comes back', async () => {
    await own.goto(`/booking/${id}`);
    await expect(own).toHaveURL(/\/login\?from=/);
    await own.getByLabel('E-mail').fill(guest.email);
    await own.getByLabel('Password').fill(guest.password);
    await own.getByRole('button', { name: 'Accedi' }).click();
    await expect(own).toHaveURL(new RegExp(`/booking/${id}$`));
    await expect(own.getByText('In attesa')).toBeVisible();
    await expect(own.getByRole('heading', { name: 'Prezzo' })).toBeVisible();
    await expect(own.getByRole('button', { name: 'Paga con bonifico' })).toHaveCount(0);
  });

  const money = async () => await ada.money.get({ params: { id } });

  await test.step('confirmed, one button says what is due now', async () => {
    await admin.bookings.decide({ params: { id }, body: { status: 'CONFIRMED' } });
    await own.goto('/booking');
    await own.getByRole('region', { name: 'Le tue richieste' }).getByRole('link').click();
    await expect(own.getByRole('heading', { name: 'Acconto' })).toBeVisible();
    await own.getByRole('button', { name: 'Paga con bonifico' }).click();
    expect(await overflowOf(own)).toBeLessThanOrEqual(0);
    await expectNoBarrier(own, 'how a stay is paid');
  });

  await test.step('IBAN and reference are copied with a tap', async () => {
    await own.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await own.getByRole('button', { name: 'Copia IBAN' }).click();
    await expect(own.getByText('Copiato')).toBeVisible();
    expect(await own.evaluate(() => navigator.clipboard.readText())).toBe(IBAN);
    await own.getByRole('button', { name: 'Copia Causale' }).click();
    expect(await own.evaluate(() => navigator.clipboard.readText())).toBe((await money()).pay?.transfer?.text);
  });

  await test.step('a bank’s program reads the transfer from the screen', async () => {
    const { pay } = await money();
    const amount = String(pay?.amount).replace(/(?=\d\d$)/, '.');
    const code = await readCode(own.getByRole('img', { name: 'Codice QR con i dati del bonifico' }));
    expect(code.split('\n')).toEqual([
      ...['BCD', '002', '1', 'SCT', '', 'Maria Rossi', IBAN, `EUR${amount}`, '', ''],
      pay?.transfer?.text,
    ]);
  });

  await test.step('when the owner has it, she sees it as she looks again', async () => {
    const { pay } = await money();
    const entry = { key: randomUUID(), direction: 'IN', purpose: 'STAY', method: 'BANK', date: inDays(0) } as const;
    await admin.money.enter({ params: { id }, body: { ...entry, amount: pay?.amount ?? 0 } });
    await own.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(own.getByRole('heading', { name: 'Saldo' })).toBeVisible();
    await expect(own.getByText('Ricevuto', { exact: true })).toBeVisible();
  });

  await test.step('in her own language the words are hers', async () => {
    await admin.languages.offer({ body: { offered: ['de'] } });
    await own.goto(`/de/booking/${id}`);
    await expect(own.getByRole('heading', { name: 'Restzahlung' })).toBeVisible();
    await expect(own.getByText('Nächte').first()).toBeVisible();
  });

  await test.step('nobody else learns that there is such a stay', async () => {
    await connectGuest(site, { name: 'Bruno Neri', email: 'bruno@example.com', password: 'tutt’altra cosa' });
    const other = await visit('/');
    await storeSession(other, site, { email: 'bruno@example.com', password: 'tutt’altra cosa' });
    for (const address of [`/booking/${id}`, '/booking/niente']) {
      await other.goto(address);
      await expect(other.getByText('Prenotazione non trovata')).toBeVisible();
    }
    const page = await fetch(`${site.origin}/booking/${id}`);
    expect(page.status).toBe(200);
    expect(await page.text()).toBe(await (await fetch(`${site.origin}/booking/another`)).text());
  });
});

async function readCode(code: Locator): Promise<string> {
  const { data, info } = await sharp(await code.screenshot())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return decodeQR({ data: new Uint8Array(data), width: info.width, height: info.height });
}
