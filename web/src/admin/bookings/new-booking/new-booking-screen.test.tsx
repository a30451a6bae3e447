// @vitest-environment jsdom
import { addDays, todayInRome } from '@approdo/shared/domain/base/date/local-date';
import { initialPriceRules } from '@approdo/shared/domain/prices/price-rules';
import { initialStayRules } from '@approdo/shared/domain/stays/stay-rules';
import { afterEach, expect, test } from 'vitest';
import {
  enter,
  fieldOf,
  leaveAdmin,
  press,
  Refusal,
  see,
  seeNoMore,
  showAdmin,
  tick,
} from '../../../testing/show-admin.tsx';
import { ScreenContext } from '../../session/screen-context.ts';
import { INNER_SCREENS } from '../../shell/screens.ts';
import { NewBookingScreen } from './new-booking-screen.tsx';

afterEach(leaveAdmin);

const today = todayInRome(new Date());
const START = addDays(today, 20);
const END = addDays(today, 27);
const [SCREEN] = INNER_SCREENS;

const quoted = (total: number | null) => ({ nights: 7, lines: [], total, byAgreement: total === null });

async function show(answers: Readonly<Record<string, unknown>> = {}) {
  const view = await showAdmin(
    <ScreenContext value={SCREEN}>
      <NewBookingScreen />
    </ScreenContext>,
    {
      'GET /bookings': [],
      'GET /quote': quoted(555_71),
      'GET /price-rules': { ...initialPriceRules, extras: [], version: 'v1' },
      'GET /stay-rules': { ...initialStayRules, version: 'v1' },
      'GET /imported-stays': [],
      'POST /bookings/by-hand': { id: 'b7' },
      ...answers,
    },
    `/bookings/new?dal=${START}&al=${END}`,
  );
  await see('Nuova prenotazione');
  return view;
}

test('the dates come with the address, and beside the price stands that of the list', async () => {
  await show();
  expect([fieldOf('Check-in').value, fieldOf('Check-out').value]).toEqual([START, END]);
  await see('Il listino dice 555,71');
});

test('a stay by agreement is said to have no price of the list', async () => {
  await show({ 'GET /quote': quoted(null) });
  await see('Il listino non prezza questo soggiorno');
});

test('children and extras are asked for where there are any, and sent with the rest', async () => {
  const dog = { id: 'dog', name: 'Cane', price: 5_00, per: 'NIGHT', max: 1, untilDays: 0, isOn: true };
  const rules = { ...initialPriceRules, childAge: 3, extras: [dog], version: 'v1' };
  const { sent } = await show({ 'GET /price-rules': rules });
  await enter('Nome e cognome', 'Zoe Neri');
  await enter('Di cui bambini sotto i 3 anni', '1');
  await tick('Cane (5,00\u00A0€ a notte)');
  await press('Inserisci');
  expect(sent()).toMatchObject([{ body: { numberOfGuests: 2, children: 1, extras: [{ id: 'dog', quantity: 1 }] } }]);
});

test('who has no e-mail is not written to, and leads to her page', async () => {
  const { sent, banners, address } = await show();
  await enter('Nome e cognome', 'Zoe Neri');
  await enter('Telefono (facoltativo)', '+39 333 1234567');
  await enter('Prezzo totale (facoltativo)', '650,50');
  expect(() => fieldOf('Scrivi all’ospite la conferma')).toThrow();
  await press('Inserisci');
  expect(sent()).toMatchObject([
    {
      path: '/bookings/by-hand',
      body: { key: expect.any(String), guestName: 'Zoe Neri', guestEmail: null, total: 65_050, tellGuest: false },
    },
  ]);
  await expect.poll(() => address()).toBe('/bookings/b7');
  expect(banners()).toEqual(['Prenotazione inserita con successo']);
});

test('who has one is told unless the owner says otherwise', async () => {
  const { sent } = await show();
  await enter('Nome e cognome', 'Zoe Neri');
  await enter('E-mail (facoltativa)', 'zoe@example.com');
  expect((fieldOf('Scrivi all’ospite la conferma') as HTMLInputElement).checked).toBe(true);
  await press('Inserisci');
  expect(sent()).toMatchObject([{ body: { guestEmail: 'zoe@example.com', tellGuest: true } }]);
  expect(sent()[0]?.body).not.toHaveProperty('total', expect.anything());
});

test('what is typed survives a refusal, and is sent again with the same key', async () => {
  let isTaken = true;
  const answer = () => (isTaken ? new Refusal(409, { error: 'Alcune date non sono disponibili' }) : { id: 'b7' });
  const { sent } = await show({ 'POST /bookings/by-hand': answer });
  await enter('Nome e cognome', 'Zoe Neri');
  await press('Inserisci');
  await see('Alcune date non sono disponibili');
  expect(fieldOf('Nome e cognome').value).toBe('Zoe Neri');
  isTaken = false;
  await press('Inserisci');
  await seeNoMore('Alcune date non sono disponibili');
  const [first, second] = sent().map(({ body }) => body as { readonly key: string });
  expect(first?.key).toBe(second?.key);
});

test('rules that it does not keep to are asked about', async () => {
  const rules = { ...initialStayRules, base: { ...initialStayRules.base, minNights: 10 }, version: 'v1' };
  const { sent } = await show({ 'GET /stay-rules': rules });
  await enter('Nome e cognome', 'Zoe Neri');
  await press('Inserisci');
  await see('Non rispetta le regole:');
  await see('Continuare?');
  expect(sent()).toEqual([]);
  await press('Continua');
  expect(sent()).toHaveLength(1);
});
