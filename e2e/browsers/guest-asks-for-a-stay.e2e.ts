import { addDays, addMonths } from '@approdo/shared/domain/base/date/local-date';
import { nameDay } from '@approdo/shared/domain/base/date/name-days';
import { guest } from '../support/api.ts';
import { inDays } from '../support/days.ts';
import { linkIn, waitForMail } from '../support/mailbox.ts';
import { owner } from '../support/start-site.ts';
import { expect, test } from './browser-test.ts';

const checkIn = inDays(3);
const checkOut = inDays(11);

const SCREENS = ['/', '/gallery', '/booking', '/contact', '/blog', '/pages/come-arrivare', '/login', '/register'];

test('no page is wider than its window, or has anything to complain of', async ({ person, site }) => {
  for (const address of SCREENS)
    await test.step(address, async () => {
      await person.open(`${site.origin}${address}`);
      await person.see('heading', /./);
      expect(await person.overflow(), `${address} is wider than the window`).toBeLessThanOrEqual(0);
      expect(await person.tab.listFaults(), address).toEqual([]);
    });
});

test('a guest looks around, opens an account and asks for a stay', async ({ person, site, size }) => {
  await person.open(`${site.origin}/`);

  await test.step('the menu leads her to the pictures and to the days', async () => {
    const menu = person.at('region', 'Menu principale');
    const openMenu = async () => {
      if (size.width < 900) await person.press('button', 'Menu');
    };
    await openMenu();
    await menu.press('link', 'Galleria');
    await person.arriveAt(/^\/gallery$/);
    await person.see('heading', 'Galleria');
    await openMenu();
    await menu.press('button', 'Il soggiorno');
    await menu.press('link', 'Prenota');
    await person.arriveAt(/^\/booking/);
  });

  const form = person.at('region', 'Richiesta di prenotazione');
  await test.step('she types days, and is told what they cost', async () => {
    await form.writeDate('Check-in', checkIn);
    await form.seeValue('Check-in', checkIn);
    await form.writeDate('Check-out', checkOut);
    await form.seeValue('Check-out', checkOut);
    await form.see('text', 'Pulizia finale');
    await form.see('text', /Totale/);
    await form.write('Nome e cognome', guest.name);
    await form.write('E-mail', guest.email);
    await form.write('Note', 'Arriviamo la sera.');
  });

  await test.step('sending asks her to sign in; she opens an account', async () => {
    await form.press('button', 'Invia richiesta');
    await person.arriveAt(/^\/login\?from=/);
    await person.at('main', /./).press('link', /[Rr]egistrati/);
    await person.arriveAt(/^\/register\?from=/);
    await person.write('Nome', guest.name);
    await person.write('E-mail', guest.email);
    await person.write('Password', guest.password);
    await person.write('Conferma password', guest.password);
    await person.press('choice', /informativa/);
    await person.press('button', 'Registrati');
    await person.arriveAt(/^\/pages\/registrazione-richiesta/);
  });

  await test.step('the link in her letter confirms her address and sends her request, at one press', async () => {
    await person.open(linkIn(await waitForMail(site.dataDir, guest.email, /conferma/i)));
    await person.press('button', 'Conferma e invia la richiesta');
    await person.see('text', /Richiesta di Prenotazione inviata!/);
  });

  await test.step('it stands among her stays, and the owner has a letter', async () => {
    await person.open(`${site.origin}/booking`);
    await person.see('text', 'In attesa di risposta');
    await waitForMail(site.dataDir, guest.email, /richiesta/i);
    const letter = await waitForMail(site.dataDir, owner.email, /richiesta/i);
    expect(letter.text).toContain('Arriviamo la sera.');
  });
});

test('a request without days is told as a fault and keeps what was typed, until days are pressed in the calendar', async ({
  person,
  site,
}) => {
  await person.open(`${site.origin}/booking`);
  const form = person.at('region', 'Richiesta di prenotazione');
  await form.write('Nome e cognome', guest.name);
  await form.write('E-mail', guest.email);
  await form.press('button', 'Invia richiesta');
  await form.seeFault('Check-in', /\p{L}/u);

  const visible = await person.tab.evaluate(firstVisibleMonth, null);
  const arrival = addMonths(`${visible}-10`, 1);
  const departure = addDays(arrival, 7);
  await person.press('button', 'Mese successivo');
  for (const day of [arrival, departure]) await person.press('button', new RegExp(`^${nameDay(day, 'it')}`));
  await form.seeValue('Check-in', arrival);
  await form.seeValue('Check-out', departure);
  await form.see('text', 'Pulizia finale');
  await form.seeValue('Nome e cognome', guest.name);
  await form.seeValue('E-mail', guest.email);
});

/** Runs in a page: the month that the calendar opened on, which is not always that of today. */
function firstVisibleMonth(): string {
  const month = document.querySelector<HTMLElement>('[data-month]')?.dataset.month;
  if (!month) throw new Error('no month is visible');
  return month;
}
