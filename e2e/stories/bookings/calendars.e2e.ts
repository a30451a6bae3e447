import type { Page } from '@playwright/test';
import { days } from '../../../server/src/testing/feed-text.ts';
import { portalAnswers } from '../../../server/src/testing/portal.ts';
import { type ApiClient, aRequest, connect, connectGuest, connectOwner } from '../../support/api.ts';
import { agree, banner, confirmAnyway } from '../../support/back-office.ts';
import { openBooking } from '../../support/booking-page.ts';
import { expectNoBarrier } from '../../support/check-page.ts';
import { inDays } from '../../support/days.ts';
import { expect, test } from '../../support/portal.ts';
import { owner } from '../../support/start-site.ts';

/** The public view of nights sold by a portal. */
const BLOCK = { status: 'NOT_AVAILABLE', isBlocked: true };

const reserved = (uid: string, from: number, to: number) => days(uid, inDays(from), inDays(to), 'SUMMARY:Reserved');
const closed = (uid: string, from: number, to: number) =>
  days(uid, inDays(from), inDays(to), 'SUMMARY:Airbnb (Not available)');

const cardOf = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Portali collegati' }).getByRole('listitem').filter({ hasText: name }).first();

/** Links a portal through the API, for stories that begin after that. */
function link(client: ApiClient, importUrl: string, name = 'Airbnb') {
  return client.channels.create({ body: { name, kind: 'AIRBNB', importUrl } });
}

test('the owner links a portal, and a visitor finds its nights taken', {
  tag: ['@each-width', '@each-shell', '@gate'],
}, async ({ page, site, backOffice, portal, visit }) => {
  portal.hold('airbnb', reserved('a', 20, 24), closed('b', 30, 33));
  await backOffice.open('calendars');
  await expect(page.getByText('Collega i portali solo a questo sito, non fra loro.')).toBeVisible();
  await expectNoBarrier(page, 'the calendars before any is linked');

  await test.step('by the address that the portal gives', async () => {
    await page.getByRole('button', { name: 'Collega un calendario' }).click();
    const window = page.getByRole('dialog', { name: 'Collega un calendario' });
    await window.getByRole('radio', { name: 'Airbnb' }).check();
    await expect(window.getByLabel('Nome')).toHaveValue('Airbnb');
    await window.getByLabel(/^Indirizzo del calendario del portale/).fill('http://www.airbnb.it/calendario.ics');
    await expectNoBarrier(page, 'the form of a channel');
    await window.getByRole('button', { name: 'Salva' }).click();
    await expect(window.getByRole('alert')).toContainText('https://');
    await window.getByLabel(/^Indirizzo del calendario del portale/).fill(portal.addressOf('airbnb'));
    await window.getByRole('button', { name: 'Salva' }).click();
    await expect(banner(page, 'Calendario salvato con successo')).toBeVisible();
  });

  const card = cardOf(page, 'Airbnb');
  await test.step('and reads it at once', async () => {
    await card.getByRole('button', { name: 'Leggi ora' }).click();
    await expect(card).toContainText('1 soggiorno, 1 chiusura');
    await expect(card).toContainText('In ordine');
    await card.getByRole('button', { name: 'Leggi ora' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'riprova fra mezzo minuto' })).toBeVisible();
    await expectNoBarrier(page, 'the calendars with one that is linked');
  });

  await test.step('a visitor finds the nights taken', async () => {
    const visitor = await visit('/booking');
    await visitor.getByLabel('Check-in', { exact: true }).fill(inDays(21));
    await visitor.getByLabel('Check-out', { exact: true }).fill(inDays(23));
    const night = visitor.locator(`[data-day="${inDays(22)}"]`);
    const next = visitor.getByRole('button', { name: 'Mese successivo' });
    await expect(async () => {
      if (!(await night.isVisible())) await next.click();
      await expect(night).toHaveAccessibleName(/non disponibile/, { timeout: 1000 });
    }).toPass();
    await visitor.getByRole('button', { name: 'Invia richiesta' }).click();
    await expect(visitor.getByText('Alcune date nel range selezionato non sono disponibili.').first()).toBeVisible();
    expect(await connect(site).bookings.list()).toEqual([
      { id: expect.any(String), startDate: inDays(20), endDate: expect.any(String), ...BLOCK },
      { id: expect.any(String), startDate: inDays(30), endDate: expect.any(String), ...BLOCK },
    ]);
  });
});

test('what she takes for an echo takes no nights any more, and the rest is freed at the portal', async ({
  page,
  site,
  backOffice,
  portal,
}) => {
  const client = await connectOwner(site);
  portal.hold('airbnb', reserved('a', 20, 24), closed('b', 30, 33));
  const { id } = await link(client, portal.addressOf('airbnb'));
  await client.channels.sync({ params: { id } });
  await backOffice.open('calendars');
  const card = cardOf(page, 'Airbnb');

  await test.step('what the owner takes for an echo takes no nights any more', async () => {
    await card.getByRole('button', { name: 'Vedi gli eventi' }).click();
    const window = page.getByRole('dialog', { name: 'Eventi di Airbnb' });
    await expect(window.getByText('Un soggiorno venduto da Airbnb: le notti sono occupate.')).toBeVisible();
    await expectNoBarrier(page, 'the events of a channel');
    const closure = window.getByRole('listitem').filter({ hasText: 'Giorni chiusi su Airbnb' });
    await closure.getByLabel('Conta come').selectOption('Già nel sito');
    await page
      .getByRole('dialog', { name: 'Libera le notti' })
      .getByRole('button', { name: 'Libera le notti' })
      .click();
    await expect(window.getByText('È un soggiorno di questo sito, che il portale ripete: non conta.')).toBeVisible();
    await window.getByRole('button', { name: 'Chiudi' }).click();
    await expect(card).toContainText('1 soggiorno, 1 già nel sito');
  });

  await test.step('among the bookings they have the name of the portal, and are freed there', async () => {
    await backOffice.goTo('bookings');
    const main = page.getByRole('main');
    await expect(main.getByRole('button', { name: 'Sblocca' })).toHaveCount(0);
    await openBooking(page, 'Airbnb', 'Airbnb');
    await expect(main.getByText('Queste date arrivano da Airbnb: si liberano là.')).toHaveCount(1);
    await expect(main.getByRole('button', { name: 'Altre azioni' })).toHaveCount(0);
  });
});

/** How long a confirmation waits for portals, plus some margin. */
const PATIENCE_MS = 8000 + 4000;

test('a portal that keeps silent holds up nobody who confirms, and is named', async ({
  page,
  site,
  backOffice,
  portal,
}) => {
  const client = await connectOwner(site);
  portal.answer('airbnb', portalAnswers.silence());
  await link(client, portal.addressOf('airbnb'));
  await (await connectGuest(site)).bookings.request({ body: aRequest(inDays(20), inDays(24)) });
  await backOffice.open('bookings');
  await confirmAnyway(page, page.getByRole('button', { name: 'Conferma' }));
  const message = page.getByText('Confermato. Airbnb non ha risposto: controlla là');
  await expect(message).toBeVisible({ timeout: PATIENCE_MS });
  await expect(page.getByText('Confermata', { exact: true }).first()).toBeVisible();
});

test('the portal reads the site by an address that can be changed', async ({ page, site, backOffice, portal }) => {
  const client = await connectOwner(site);
  portal.hold('airbnb');
  const { exportUrl } = await link(client, portal.addressOf('airbnb'));
  await backOffice.open('calendars');
  const card = cardOf(page, 'Airbnb');
  const address = card.getByLabel('Indirizzo da dare a Airbnb');
  await expect(address).toHaveValue(exportUrl ?? '');
  await expect(card).toContainText('Airbnb non ha ancora letto il calendario');
  expect((await fetch(exportUrl ?? '')).status).toBe(200);
  await page.reload();
  await expect(card).toContainText('Airbnb ha letto il calendario poco fa.');

  await card.getByRole('button', { name: 'Cambia indirizzo' }).click();
  await agree(page, 'Cambia indirizzo');
  await expect(banner(page, 'Indirizzo cambiato con successo: dai quello nuovo al portale')).toBeVisible();
  await expect(address).not.toHaveValue(exportUrl ?? '');
  expect((await fetch(exportUrl ?? '')).status).toBe(404);
  expect((await fetch(await address.inputValue())).status).toBe(200);

  await card.getByRole('button', { name: 'Elimina' }).click();
  await agree(page, 'Elimina');
  await expect(page.getByText('Nessun calendario collegato.', { exact: false })).toBeVisible();
});

test('nights that a portal sold too stand in red, with what to do on each side', async ({
  page,
  site,
  backOffice,
  portal,
}) => {
  const client = await connectOwner(site);
  const ada = await connectGuest(site);
  const { id } = await ada.bookings.request({ body: aRequest(inDays(20), inDays(27)) });
  await client.bookings.decide({ params: { id }, body: { status: 'CONFIRMED' } });
  portal.hold('airbnb', reserved('a', 24, 30));
  const channel = await link(client, portal.addressOf('airbnb'));
  await client.channels.sync({ params: { id: channel.id } });

  await backOffice.open('');
  const toDo = page.getByRole('region', { name: 'Da fare' }).getByRole('listitem');
  await expect(toDo.first()).toContainText('Scrivi il tuo IBAN: 1 ospite non sa come pagare');
  const clash = toDo.nth(1);
  await expect(clash).toContainText('Due soggiorni per le stesse notti');
  await clash.getByRole('link', { name: 'Vedi' }).click();
  const panel = page.getByRole('region', { name: 'Notti vendute due volte' });
  await expect(panel).toContainText('Airbnb e Ada Rossi');
  await expect(panel).toContainText('Su Airbnb');
  await expect(panel).toContainText('Su questo sito');
  await expectNoBarrier(page, 'the portals with a clash');
  await panel.getByRole('link', { name: 'Apri la prenotazione' }).click();
  const note = page.getByRole('link', { name: 'Stesse notti vendute anche da Airbnb' });
  await expect(note).toHaveCount(1);
  await note.click();
  await expect(panel).toContainText('annulla là la prenotazione');
});

test('who lets by the week is told what a day between two guests costs, and led to the switch', async ({
  page,
  site,
  backOffice,
}) => {
  const client = await connectOwner(site);
  await backOffice.open('calendars');
  const note = page.getByText('chi sta dal 3 al 10 luglio esclude chi vorrebbe dal 10 al 17');
  await expect(page.getByText('Nessun calendario collegato.', { exact: false })).toBeVisible();
  await expect(note).toBeHidden();
  await client.stayRules.replace({ body: { base: { minNights: 7, arrivalDays: ['SAT'] } } });
  await page.reload();
  await expect(page.getByRole('alert', { name: 'Affitti a settimane?' })).toBeVisible();
  await expectNoBarrier(page, 'the calendars of an owner who lets by the week');
  await page.getByRole('link', { name: 'Vai all’interruttore' }).click();
  const turnover = page.getByRole('switch', { name: 'Arrivo e partenza nello stesso giorno' });
  await expect(turnover).toBeFocused();
  await turnover.check();
  await page.getByRole('button', { name: 'Salva', exact: true }).click();
  await expect(banner(page, 'Proprietà salvata con successo')).toBeVisible();
  await backOffice.goTo('calendars');
  await expect(page.getByText('Nessun calendario collegato.', { exact: false })).toBeVisible();
  await expect(note).toBeHidden();
});

test('an event that may be a guest or an echo is asked about on the first screen, and counts as she says', {
  tag: '@each-width',
}, async ({ page, site, backOffice, portal }) => {
  const client = await connectOwner(site);
  await client.property.update({ body: { sameDayTurnover: true } });
  const importUrl = portal.addressOf('booking');
  portal.hold('booking');
  const channel = await client.channels.create({ body: { name: 'Booking.com', kind: 'BOOKING', importUrl } });
  const { id } = await (await connectGuest(site)).bookings.request({ body: aRequest(inDays(20), inDays(27)) });
  await client.bookings.decide({ params: { id }, body: { status: 'CONFIRMED' } });
  await fetch(channel.exportUrl ?? '');
  portal.hold('booking', days('one', inDays(20), inDays(27), 'SUMMARY:CLOSED - Not available'));
  await client.channels.sync({ params: { id: channel.id } });

  await backOffice.open('');
  const question = page
    .getByRole('region', { name: 'Da chiarire' })
    .getByRole('listitem')
    .filter({ hasText: 'È un ospite di Booking.com o il riflesso del tuo soggiorno?' });
  await expect(question.getByRole('button')).toHaveText(['È un ospite', 'È il riflesso']);
  await expectNoBarrier(page, 'the overview with a question about an event');
  await backOffice.goTo('calendars');
  await expect(page.getByRole('alert', { name: 'Una domanda per te' })).toBeVisible();
  await cardOf(page, 'Booking.com').getByRole('button', { name: 'Vedi gli eventi' }).click();
  const window = page.getByRole('dialog', { name: 'Eventi di Booking.com' });
  await expect(window.getByRole('button', { name: 'È il riflesso' })).toBeVisible();
  await expectNoBarrier(page, 'an event that may be an echo');
  await window.getByRole('button', { name: 'Chiudi' }).click();
  await backOffice.goTo('');
  await question.getByRole('button', { name: 'È un ospite' }).click();
  await expect(banner(page, 'Segnato come ospite con successo')).toBeVisible();
  await expect(question).toBeHidden();
  await expect(page.getByRole('region', { name: 'Da fare' })).toContainText('Due soggiorni per le stesse notti');
  await backOffice.goTo('calendars');
  await expect(page.getByRole('region', { name: 'Notti vendute due volte' })).toContainText('Booking.com e Ada Rossi');
});

test('many stays that are gone at once are asked about, and kept until she answers', async ({
  page,
  site,
  backOffice,
  portal,
}) => {
  const client = await connectOwner(site);
  portal.hold('airbnb', reserved('a', 20, 24), reserved('b', 30, 33));
  await link(client, portal.addressOf('airbnb'));
  await expect.poll(async () => (await client.channels.list())[0]?.counts.stays, { timeout: 30_000 }).toBe(2);
  portal.hold('airbnb');
  await backOffice.open('calendars');
  const card = cardOf(page, 'Airbnb');
  await card.getByRole('button', { name: 'Leggi ora' }).click();
  await expect(card).toContainText('Sono sparite notti che erano occupate');
  await expect(card.getByRole('list', { name: 'Notti sparite' }).getByRole('listitem')).toHaveCount(2);
  await expectNoBarrier(page, 'the calendars with a suspicious one');
  expect(await client.bookings.list()).toHaveLength(2);

  await card.getByRole('button', { name: 'Libera le notti' }).click();
  await agree(page, 'Libera le notti');
  await expect(banner(page, 'Notti liberate con successo')).toBeVisible();
  await expect(card).toContainText('nessun evento');
  expect(await client.bookings.list()).toHaveLength(0);
});

test('after a restore nothing is read or told until she resumes', async ({ page, site, backOffice, portal }) => {
  const client = await connectOwner(site);
  portal.hold('airbnb', reserved('a', 20, 24));
  const { exportUrl } = await link(client, portal.addressOf('airbnb'));
  await client.backup.create({ body: { location: 'local' } });
  const [made] = await client.backup.list();
  await client.backup.restore({ params: { id: made?.id ?? '' }, body: { password: owner.password } });
  expect((await fetch(exportUrl ?? '')).status).toBe(503);

  await backOffice.open('calendars', owner);
  await expect(page.getByText('I calendari sono in pausa')).toBeVisible();
  await expect(cardOf(page, 'Airbnb')).toContainText('In pausa');
  await expectNoBarrier(page, 'the calendars in a pause');
  await page.getByRole('button', { name: 'Riprendi' }).click();
  await agree(page, 'Riprendi');
  await expect(banner(page, 'Sincronizzazione dei calendari ripresa')).toBeVisible();
  await expect(cardOf(page, 'Airbnb')).toContainText('1 soggiorno');
  await expect(page.getByText('I calendari sono in pausa')).toBeHidden();
  expect((await fetch(exportUrl ?? '')).status).toBe(200);
});
