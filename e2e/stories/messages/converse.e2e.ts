import { aRequest, connectGuest, connectOwner, guest } from '../../support/api.ts';
import { expectNoBarrier, overflowOf } from '../../support/check-page.ts';
import { inDays } from '../../support/days.ts';
import { waitForMail } from '../../support/mailbox.ts';
import { storeSession } from '../../support/sign-in.ts';
import { owner } from '../../support/start-site.ts';
import { expect, test } from '../../support/test.ts';

test('guest and owner write to each other of a booking', { tag: '@gate' }, async ({
  page,
  site,
  backOffice,
  visit,
  faults,
}) => {
  test.setTimeout(120_000);
  const admin = await connectOwner(site);
  const ada = await connectGuest(site);
  const { id } = await ada.bookings.request({ body: aRequest(inDays(40), inDays(47)) });
  const guestPage = await visit('/booking');
  await storeSession(guestPage, site, guest);
  await guestPage.goto(`/booking/${id}`);
  const conversation = guestPage.getByRole('region', { name: 'Messaggi' });
  const refresh = () => guestPage.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

  await test.step('she asks on the page of her booking, once for two clicks', async () => {
    const field = conversation.getByRole('textbox', { name: 'Il tuo messaggio' });
    await field.fill('Possiamo arrivare\ncon il traghetto delle 18?');
    await guestPage.reload();
    await expect(field).toHaveValue('Possiamo arrivare\ncon il traghetto delle 18?');
    await conversation.getByRole('button', { name: 'Invia' }).dblclick();
    await expect(conversation.getByRole('listitem')).toHaveCount(1);
    await expect(field).toHaveValue('');
    expect(await ada.conversations.list({ params: { id } })).toHaveLength(1);
    expect(await overflowOf(guestPage)).toBeLessThanOrEqual(0);
    await expectNoBarrier(guestPage, 'the messages of a booking');
  });

  await test.step('the owner reads of it in a letter, on the overview and in the navigation', async () => {
    const letter = await waitForMail(site.dataDir, owner.email, /Un messaggio da Ada Rossi/);
    expect(letter.text).toContain('con il traghetto delle 18?');
    expect(letter.text).toContain(`/admin/bookings/${id}#conversazione`);
    await backOffice.open('');
    const toDo = page.getByRole('region', { name: 'Da fare' }).getByRole('listitem');
    await toDo.filter({ hasText: 'Ada Rossi aspetta una risposta' }).getByRole('link', { name: 'Rispondi' }).click();
    await expect(page).toHaveURL(new RegExp(`/bookings/${id}#conversazione$`));
  });

  const window = page.getByRole('region', { name: 'Conversazione', exact: true });
  await test.step('what is on the screen is read, and she answers', async () => {
    await expect(window.getByText('con il traghetto delle 18?')).toBeVisible();
    await window.getByText('con il traghetto delle 18?').scrollIntoViewIfNeeded();
    await expect.poll(async () => (await admin.bookings.get({ params: { id } })).unread).toBe(0);
    await window.getByLabel('Messaggio per l’ospite').fill('Certo, vi aspettiamo al porto.');
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    await expectNoBarrier(page, 'the conversation of a booking');
    await expect(window.getByRole('button', { name: 'Segna come risposto' })).toBeVisible();
    await window.getByRole('button', { name: 'Invia', exact: true }).click();
    await expect(window.getByRole('listitem')).toHaveCount(2);
    await expect(window.getByLabel('Messaggio per l’ospite')).toHaveValue('');
    await expect(window.getByRole('button', { name: 'Segna come risposto' })).toHaveCount(0);
  });

  await test.step('the guest sees that hers was read, and the answer, without a reload', async () => {
    await refresh();
    await expect(conversation.getByText('Letto')).toBeVisible();
    await expect(conversation.getByText('Certo, vi aspettiamo al porto.')).toBeVisible();
    const letter = await waitForMail(site.dataDir, guest.email, /^Un messaggio da /);
    expect(letter.text).toContain(`/booking/${id}`);
    await conversation.getByText('Certo, vi aspettiamo al porto.').scrollIntoViewIfNeeded();
    await expect.poll(async () => (await ada.bookings.get({ params: { id } })).unread).toBe(0);
  });

  await test.step('what she has not read yet her list of requests counts', async () => {
    await window.getByLabel('Messaggio per l’ospite').fill('Ancora una cosa: in quanti siete?');
    await guestPage.goto('/booking');
    await window.getByRole('button', { name: 'Invia' }).click();
    await expect(window.getByRole('listitem')).toHaveCount(3);
    await guestPage.reload();
    await guestPage.getByRole('link', { name: '1 messaggio nuovo' }).click();
    await expect(conversation.getByText('Ancora una cosa: in quanti siete?')).toBeVisible();
  });

  await test.step('without a network her words stay, and leave once when it is back', async () => {
    const field = conversation.getByRole('textbox', { name: 'Il tuo messaggio' });
    await guestPage.context().setOffline(true);
    await field.fill('In quattro');
    await conversation.getByRole('button', { name: 'Invia' }).click();
    await expect(conversation.getByRole('alert')).toBeVisible();
    await expect(field).toHaveValue('In quattro');
    await guestPage.context().setOffline(false);
    // The browser logs each failed call; here they are meant to fail.
    expect(faults.splice(0).filter((fault) => !fault.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
    await conversation.getByRole('button', { name: 'Invia' }).click();
    await expect(conversation.getByRole('listitem')).toHaveCount(4);
    expect(await ada.conversations.list({ params: { id } })).toHaveLength(4);
  });

  await test.step('in German she reads the same in German', async () => {
    await admin.languages.offer({ body: { offered: ['de'] } });
    await guestPage.goto(`/de/booking/${id}`);
    const german = guestPage.getByRole('region', { name: 'Nachrichten' });
    await expect(german.getByText('Gelesen').first()).toBeVisible();
    await expect(german.getByRole('button', { name: 'Senden' })).toBeVisible();
    await expectNoBarrier(guestPage, 'the messages of a booking in German');
  });
});
