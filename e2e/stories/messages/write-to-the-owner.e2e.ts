import { connectOwner, guest } from '../../support/api.ts';
import { expectNoBarrier } from '../../support/check-page.ts';
import { waitForMail } from '../../support/mailbox.ts';
import { signIn } from '../../support/sign-in.ts';
import { owner } from '../../support/start-site.ts';
import { expect, test } from '../../support/test.ts';

test('a visitor writes to the owner', { tag: '@gate' }, async ({ page, site }) => {
  await page.goto('/contact');
  const form = page.getByRole('form', { name: 'Modulo di contatto' });
  const send = form.getByRole('button', { name: 'Invia messaggio' });

  await test.step('every wrong field is named, and what was typed stays', async () => {
    await form.getByLabel('Nome').fill('A');
    await send.click();
    await expect(form.getByRole('alert')).toHaveText('Il nome deve essere lungo almeno due caratteri');
    await expect(form.getByLabel('Nome')).toBeFocused();
    await expect(form.getByText('Per favore inserisci una email valida')).toBeVisible();
    await expect(form.getByText('I messaggi devono essere lunghi almeno 10 caratteri')).toBeVisible();
    await expect(form.getByText('Devi accettare le condizioni della privacy per inviare il messaggio.')).toBeVisible();
    await expect(form.getByLabel('Nome')).toHaveValue('A');
    await expectNoBarrier(page, 'the form with its faults');
  });

  await form.getByLabel('Nome').fill('Ada Rossi');
  await form.getByLabel('E-mail').fill('ada@example.com');
  await form.getByLabel('Messaggio').fill('Si può venire con un cane?');
  await form.getByRole('checkbox').check();
  await send.click();
  await expect(form.getByText('Messaggio inviato con successo!')).toBeVisible();
  await expect(form.getByLabel('Messaggio')).toHaveValue('');
  await expect(form.getByText('Messaggio inviato con successo!')).toBeHidden();

  const [received] = await (await connectOwner(site)).contact.list();
  expect(received).toMatchObject({ name: 'Ada Rossi', message: 'Si può venire con un cane?' });
  await waitForMail(site.dataDir, owner.email, /messaggio/i);
});

test('who is signed in is known, and is not asked about privacy again', async ({ page, site }) => {
  await signIn(page, site, guest);
  await page.goto('/contact');
  const form = page.getByRole('form', { name: 'Modulo di contatto' });
  await expect(form.getByLabel('Nome')).toHaveValue(guest.name);
  await expect(form.getByRole('checkbox')).toHaveCount(0);
  await form.getByLabel('Messaggio').fill('Grazie, a sabato!');
  await form.getByRole('button', { name: 'Invia messaggio' }).click();
  await expect(form.getByText('Messaggio inviato con successo!')).toBeVisible();
});

test('a robot that fills in everything is thanked, and kept nowhere', async ({ page, site }) => {
  await page.goto('/contact');
  const form = page.getByRole('form', { name: 'Modulo di contatto' });
  await form.getByLabel('Nome').fill('Robot');
  await form.getByLabel('E-mail').fill('robot@example.com');
  await form.getByLabel('Messaggio').fill('Buy now, buy now');
  await form.getByRole('checkbox').check();
  await form.locator('[name="leaveThisEmpty"]').evaluate((trap: HTMLInputElement) => {
    trap.value = 'https://example.com';
  });
  await form.getByRole('button', { name: 'Invia messaggio' }).click();
  await expect(form.getByText('Messaggio inviato con successo!')).toBeVisible();
  expect(await (await connectOwner(site)).contact.list()).toEqual([]);
});

test('a guest writes a review, and all may read it once it is approved', async ({ page, site }) => {
  await page.goto('/');
  const reviews = page.getByRole('region', { name: 'Che cosa dicono gli ospiti' });
  const opener = reviews.getByRole('button', { name: 'Scrivi una recensione' });
  const comment = 'Una settimana senza scarpe, da rifare.';

  await test.step('a visitor is asked to sign in, and comes back', async () => {
    await opener.click();
    await expect(reviews.getByText('Per favore fai login per scrivere una recensione.')).toBeVisible();
    await signIn(page, site, guest);
    await page.goto('/');
  });

  await test.step('the form counts down, and cannot be sent too short', async () => {
    await opener.click();
    const send = reviews.getByRole('button', { name: 'Invia recensione' });
    await reviews.getByLabel('La tua recensione').fill('Bello');
    await expect(reviews.getByText('495 caratteri rimanenti')).toBeVisible();
    await expect(send).toBeDisabled();
    await expect(reviews.getByRole('radio', { name: '5 stelle' })).toBeChecked();
    await reviews.getByRole('radio', { name: '4 stelle' }).check();
    await expectNoBarrier(page, 'the review form');
    await reviews.getByLabel('La tua recensione').fill(comment);
    await send.click();
  });

  await expect(reviews.getByText('Recensione inviata con successo!')).toBeVisible();
  await expect(reviews.getByText('Recensione inviata con successo!')).toBeHidden();
  await expect(opener).toBeFocused();
  await expect(reviews.getByText(comment)).toHaveCount(0);

  const admin = await connectOwner(site);
  const written = (await admin.reviews.list()).find((review) => review.comment === comment);
  await admin.reviews.decide({ params: { id: written?.id ?? '' }, body: { status: 'APPROVED' } });
  await page.reload();
  await expect(reviews.getByText(comment)).toBeVisible();
  await expect(reviews.getByRole('img', { name: '4 su 5 stelle' }).first()).toBeVisible();

  await admin.reviews.answer({ params: { id: written?.id ?? '' }, body: { text: 'Le scarpe restano da noi!' } });
  await page.reload();
  const { siteName } = await admin.homepage.get();
  await expect(reviews.getByRole('listitem').filter({ hasText: comment })).toContainText(
    new RegExp(`Risposta di ${siteName}.*Le scarpe restano da noi!`),
  );
});
