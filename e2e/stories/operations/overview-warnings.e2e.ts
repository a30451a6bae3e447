import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type MailServer, startMailServer } from '../../../server/src/testing/mail-server.ts';
import { connectOwner } from '../../support/api.ts';
import { banner, entry } from '../../support/back-office.ts';
import { owner } from '../../support/start-site.ts';
import { test as base, expect } from '../../support/test.ts';

/** A site that sends its mail by SMTP to a fake server. */
const test = base.extend<{ readonly mailServer: MailServer }>({
  mailServer: async ({ browserName: _ }, use) => {
    const server = await startMailServer();
    await use(server);
    await server.close();
  },
  siteVariables: async ({ mailServer }, use) => use({ SMTP_URL: mailServer.url }),
});

test('what went wrong while nobody looked is on the first screen, with the way to it', {
  tag: '@in-a-folder',
}, async ({ page, site, backOffice, mailServer }) => {
  const client = await connectOwner(site);
  mailServer.answerWith(550);
  await client.mail.test();
  await expect.poll(async () => (await client.mail.list()).map(({ status }) => status)).toEqual(['FAILED']);

  await backOffice.open('');
  const faults = page.getByRole('region', { name: 'Da fare' });
  const failed = faults.getByRole('listitem').filter({ hasText: 'E-mail non partita' });
  await failed.getByRole('link', { name: 'Vedi' }).click();
  await expect(page.getByRole('heading', { name: 'Posta', level: 1 })).toBeVisible();
  const message = entry(page, 'Messaggio di prova');
  await expect(message).toContainText('Non inviato');
  mailServer.answerWith(250);
  await message.getByRole('button', { name: 'Invia di nuovo' }).click();
  await expect(banner(page, 'Messaggio rimesso in partenza con successo')).toBeVisible();
  await expect.poll(() => mailServer.received.map(({ recipients }) => recipients)).toEqual([[owner.email]]);

  await client.backup.create({ body: { location: 'local' } });
  const [backup] = await client.backup.list();
  spoil(join(site.dataDir, 'backups', 'objects'));
  await expect(client.backup.verify({ params: { id: backup?.id ?? '' } })).rejects.toThrow();
  await backOffice.goTo('');
  const damage = faults.getByRole('listitem').filter({ hasText: /Il backup del .* è danneggiato/ });
  await expect(damage).toContainText('Crea un backup nuovo');
  await expect(failed).toBeHidden();
  await damage.getByRole('link', { name: 'Vedi' }).click();
  await expect(page.getByRole('heading', { name: 'Backup', level: 1 })).toBeVisible();
});

test('what is set up wrong is named with what to do, until it is done', async ({ page, backOffice }) => {
  await backOffice.open('');
  const missing = page.getByRole('region', { name: 'Da fare' }).getByRole('listitem').filter({ hasText: 'CIN' });
  await missing.getByRole('link', { name: 'Vedi' }).click();
  await page.getByLabel('Codice CIN').fill('IT063014C2ABCDEFGH');
  await page.getByRole('button', { name: 'Salva', exact: true }).click();
  await expect(banner(page, 'Proprietà salvata con successo')).toBeVisible();
  await backOffice.goTo('');
  await expect(page.getByRole('region', { name: 'Da fare' })).toBeVisible();
  await expect(missing).toBeHidden();
});

test('a device whose clock is wrong is told so', async ({ page, backOffice }) => {
  await page.clock.setSystemTime(Date.now() + 10 * 60_000);
  await backOffice.open('');
  await expect(page.getByRole('region', { name: 'Da fare' })).toContainText('uno dei due è sbagliato');
});

/** Like a disk that returns other bytes than were written. */
function spoil(folder: string): void {
  for (const file of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (file.isFile()) writeFileSync(join(file.parentPath, file.name), 'spoiled');
  }
}
