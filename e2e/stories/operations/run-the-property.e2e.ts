import { aRequest, connect, connectGuest, connectOwner, guest } from '../../support/api.ts';
import { agree, banner, entry } from '../../support/back-office.ts';
import { openSection } from '../../support/booking-page.ts';
import { expectNoBarrier } from '../../support/check-page.ts';
import { inDays } from '../../support/days.ts';
import { waitForMail } from '../../support/mailbox.ts';
import { areShared } from '../../support/prepared-sites.ts';
import { countPresses } from '../../support/presses.ts';
import { owner } from '../../support/start-site.ts';
import { expect, test } from '../../support/test.ts';

const REVIEW = 'Una settimana di silenzio e di limoni: torneremo.';
const COPIED = 'Une semaine de silence et de citrons, nous reviendrons.';
const MESSAGE = 'Si può portare un cane di piccola taglia?';

test('a review is seen by everyone once the owner approves it', { tag: '@gate' }, async ({
  page,
  site,
  backOffice,
}) => {
  const ada = await connectGuest(site);
  await ada.reviews.write({ body: { rating: 4, comment: REVIEW } });
  const isPublic = async () => (await connect(site).reviews.listApproved()).some(({ comment }) => comment === REVIEW);
  await backOffice.open('reviews');

  const review = entry(page, REVIEW);
  await expect(review.getByRole('img', { name: '4 stelle su 5' })).toBeVisible();
  await review.getByRole('button', { name: 'Approva' }).click();
  await expect(banner(page, 'Recensione approvata con successo')).toBeVisible();
  await expect(review.getByText('Approvata')).toBeVisible();
  expect(await isPublic()).toBe(true);

  const readAnswer = async () =>
    (await connect(site).reviews.listApproved()).find(({ comment }) => comment === REVIEW)?.answer?.text;
  for (const [action, text] of [
    ['Rispondi', 'Grazie, vi aspettiamo.'],
    ['Modifica risposta', 'Grazie Ada, a presto.'],
  ] as const) {
    await review.getByRole('button', { name: action }).click();
    await page.getByRole('dialog').getByLabel('La tua risposta').fill(text);
    await agree(page, 'Salva');
    await expect(review.getByText(text)).toBeVisible();
    expect(await readAnswer()).toBe(text);
  }
  await review.getByRole('button', { name: 'Elimina risposta' }).click();
  await agree(page, 'Elimina risposta');
  await expect(review.getByRole('button', { name: 'Rispondi' })).toBeVisible();
  expect(await readAnswer()).toBeUndefined();

  await review.getByRole('button', { name: 'Ripristina' }).click();
  await expect(review.getByText('In attesa')).toBeVisible();
  expect(await isPublic()).toBe(false);

  await page.getByText('Approvate', { exact: true }).click();
  await expect(review).toBeHidden();
  await page.getByText('Tutte', { exact: true }).click();
  await review.getByRole('button', { name: 'Elimina' }).click();
  await agree(page, 'Elimina');
  await expect(review).toBeHidden();
});

test('a review copied from a portal is approved as any other, and says on the site where it comes from', async ({
  page,
  site,
  backOffice,
}) => {
  await backOffice.open('reviews');
  await page.getByRole('button', { name: 'Aggiungi da un portale' }).click();
  const url = 'https://www.booking.com/hotel/it/casa-zagara.html';
  for (const [label, text] of [
    ['Portale', 'Booking.com'],
    ['Autore', 'Marie'],
    ['Voto', '8,7'],
    ['Testo', COPIED],
    ['Data', inDays(-3)],
    ['Indirizzo (facoltativo)', url],
  ] as const) {
    await page.getByRole('dialog').getByLabel(label, { exact: true }).fill(text);
  }
  await page.getByRole('dialog').getByLabel('Su', { exact: true }).selectOption('10');
  await expectNoBarrier(page, 'the window of a review from a portal');
  await agree(page, 'Salva');
  const review = entry(page, COPIED);
  await expect(review.getByText('Raccolta')).toBeVisible();
  await expect(review.getByRole('img', { name: '4 stelle su 5' })).toBeVisible();
  await review.getByRole('button', { name: 'Approva' }).click();
  await expect(banner(page, 'Recensione approvata con successo')).toBeVisible();

  await page.goto(site.origin);
  const section = page.getByRole('region', { name: 'Che cosa dicono gli ospiti' });
  const link = section.getByRole('link', { name: 'Raccolta su Booking.com' });
  await expect(link).toHaveAttribute('href', url);
  await expect(link).toHaveAttribute('rel', 'nofollow noopener');
  await section.getByText('Come controlliamo le recensioni').click();
  await expect(section.getByText('noi non le abbiamo verificate')).toBeVisible();

  const owners = await connectOwner(site);
  for (const { id, comment } of await owners.reviews.list()) {
    if (comment === COPIED) await owners.reviews.remove({ params: { id } });
  }
});

test('the owner answers a message with three presses from what is to be done, and puts it away', async ({
  page,
  site,
  backOffice,
}) => {
  await connect(site).contact.send({
    body: { name: 'Giulia Moretti', email: 'giulia@example.com', message: MESSAGE, privacyAccepted: true },
  });
  await backOffice.open('');
  const { press, count } = countPresses();
  const toDo = page.getByRole('region', { name: 'Da fare' }).getByRole('listitem');
  await press(toDo.filter({ hasText: 'Giulia Moretti ha scritto' }).getByRole('link', { name: 'Rispondi' }));
  const message = entry(page, MESSAGE);
  await press(message.getByRole('button', { name: 'Rispondi' }));
  const field = message.getByLabel('La tua risposta');
  await expect(field).toBeFocused();
  await field.fill('Sì, volentieri: il giardino è chiuso.');
  await expectNoBarrier(page, 'the reply to a message');
  await press(message.getByRole('button', { name: 'Invia' }));
  const isAnswered = message.getByText('Risposto', { exact: true });
  await expect(isAnswered).toBeVisible();
  await expect(field).toHaveCount(0);
  expect(count()).toBeLessThanOrEqual(3);

  const letter = await waitForMail(site.dataDir, 'giulia@example.com', /^Re: /);
  expect(letter.text).toContain('il giardino è chiuso');
  expect(letter.text).toContain(`> ${MESSAGE}`);
  await expect(message.getByText(areShared ? / · Inviata$/ : / · Scritta in un file/)).toBeVisible();

  const byMail = message.getByRole('link', { name: 'Con il tuo programma di posta' });
  await backOffice.expectReach(byMail, /^mailto:giulia@example\.com\?subject=.+&body=.+cane/);
  await message.getByRole('button', { name: 'Segna da rispondere' }).click();
  await expect(message.getByText('Da rispondere', { exact: true })).toBeVisible();
  await message.getByRole('button', { name: 'Segna come risposto' }).click();
  await expect(isAnswered).toBeVisible();

  await message.getByRole('button', { name: 'Elimina' }).click();
  await agree(page, 'Chiudi');
  await expect(message).toBeVisible();
  await message.getByRole('button', { name: 'Elimina' }).click();
  await agree(page, 'Elimina');
  await expect(page.getByText('No messages found.')).toBeVisible();
});

test('tasks are added, changed where they stand, completed and cleared away', async ({ page, backOffice }) => {
  await backOffice.open('task');
  const form = page.getByRole('region', { name: 'Nuova attività' });
  const add = form.getByRole('button', { name: 'Aggiungi' });

  await form.getByLabel('Nome').fill('Potare i limoni');
  await form.getByLabel(/Priorità/).fill('11');
  await add.click();
  await expect(form.getByText('La priorità deve essere un numero intero da 1 a 10').first()).toBeVisible();
  await form.getByLabel(/Priorità/).fill('5');
  await add.click();
  await expect(banner(page, 'Attività aggiunta con successo')).toBeVisible();
  await form.getByLabel('Nome').fill('Revisione della caldaia');
  await form.getByLabel(/Scadenza/).fill(inDays(10));
  await add.click();

  const undated = page.getByRole('region', { name: 'Senza scadenza' });
  const dated = page.getByRole('region', { name: 'Con scadenza' });
  await expect(dated.getByText('Revisione della caldaia')).toBeVisible();

  await undated.getByRole('button', { name: 'Modifica' }).click();
  await page.keyboard.type('x');
  await page.keyboard.press('Escape');
  await expect(undated.getByText('Potare i limoni')).toBeVisible();
  await undated.getByRole('button', { name: 'Modifica' }).click();
  await undated.getByLabel('Nome').fill('Potare gli aranci');
  await page.keyboard.press('Enter');
  await expect(banner(page, 'Attività salvata con successo')).toBeVisible();
  await expect(undated.getByText('Potare gli aranci')).toBeVisible();

  await undated.getByRole('button', { name: 'Completa' }).click();
  await expect(undated.getByText('Completata')).toBeVisible();
  await page.getByRole('button', { name: 'Elimina completate' }).click();
  await agree(page, 'Elimina');
  await expect(page.getByText('Potare gli aranci')).toBeHidden();

  await dated.getByRole('button', { name: 'Elimina' }).click();
  await agree(page, 'Elimina');
  await expect(page.getByText('Revisione della caldaia')).toBeHidden();
});

test('accounts are opened, changed where they stand and deleted, but never the last owner', async ({
  page,
  backOffice,
}) => {
  await backOffice.open('users');
  await page.getByRole('button', { name: 'Nuovo utente' }).click();
  const window = page.getByRole('dialog');
  await window.getByLabel('Nome').fill('Marta Conti');
  await window.getByLabel('E-mail').fill('marta@example.com');
  await window.getByLabel('Password').fill('corta');
  await window.getByLabel('Ruolo').selectOption('EDITOR');
  await window.getByRole('button', { name: 'Salva' }).click();
  await expect(window.getByLabel('Password')).toBeFocused();
  await window.getByLabel('Password').fill('abbastanza lunga');
  await window.getByRole('button', { name: 'Salva' }).click();
  await expect(banner(page, 'Utente creato con successo')).toBeVisible();

  const marta = entry(page, 'marta@example.com');
  await expect(marta.getByText('Redattore')).toBeVisible();
  await marta.getByRole('button', { name: 'Modifica' }).click();
  await page.getByRole('form', { name: 'Modifica Marta Conti' }).getByLabel('Nome').fill('Marta Serra');
  await page.keyboard.press('Enter');
  await expect(banner(page, 'Utente salvato con successo')).toBeVisible();
  await expect(marta.getByText('Marta Serra')).toBeVisible();

  await marta.getByRole('button', { name: 'Elimina' }).click();
  await agree(page, 'Elimina');
  await expect(marta).toBeHidden();
  await entry(page, owner.email).getByRole('button', { name: 'Elimina' }).click();
  await agree(page, 'Elimina');
  await expect(page.getByRole('alert')).toContainText('amministratore');
  await expect(entry(page, owner.email)).toBeVisible();
});

test('the overview says what waits, and leads there', async ({ page, site, backOffice }) => {
  const ada = await connectGuest(site);
  await ada.reviews.write({ body: { rating: 5, comment: REVIEW } });
  const client = await connectOwner(site);
  await client.tasks.create({ body: { name: 'Chiamare l’imbianchino', due_date: inDays(0) } });
  for (const [start, end] of [
    [0, 3],
    [4, 10],
  ] as const) {
    const { id } = await ada.bookings.request({ body: { ...aRequest(inDays(start), inDays(end)), linen: true } });
    await client.bookings.decide({ params: { id }, body: { status: 'CONFIRMED' } });
  }

  await backOffice.open('');
  const present = page.getByRole('region', { name: 'Chi arriva e chi parte' });
  const arrivals = present.getByRole('region', { name: 'Oggi' });
  await expect(arrivals).toContainText('2 ospiti, con biancheria');
  await expect(present.getByRole('region', { name: 'Domani' })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Prossimi arrivi' }).getByRole('listitem')).toHaveCount(1);
  const toDo = page.getByRole('region', { name: 'Da fare' });
  const task = toDo.getByRole('listitem').filter({ hasText: 'Chiamare l’imbianchino' });
  await task.getByRole('button', { name: 'Completa' }).click();
  await expect(task).toBeHidden();

  await arrivals.getByRole('link', { name: guest.name }).click();
  await expect(page.getByRole('heading', { name: guest.name, level: 1 })).toBeVisible();
  await backOffice.open('');

  await openSection(page, 'I prossimi dodici mesi');
  await page.getByText('Mese per mese').click();
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(13);
  const review = toDo.getByRole('listitem').filter({ hasText: 'Recensione da approvare' });
  await review.getByRole('link', { name: 'Leggi' }).click();
  await expect(page).toHaveURL(/\/reviews/);
  await expect(entry(page, REVIEW)).toBeVisible();
});

test('an editor sees the writing and nothing of the guests', async ({ page, site, backOffice }) => {
  const editor = { name: 'Marta Conti', email: 'marta@example.com', password: 'abbastanza lunga' };
  await (await connectOwner(site)).users.create({ body: { ...editor, role: 'EDITOR' } });
  await backOffice.open('', editor);
  await expect(page.getByRole('region', { name: 'Bozze' })).toBeVisible();
  await expect(page.getByText('Prossimi arrivi')).toBeHidden();
  await backOffice.expectRefused('users');
});
