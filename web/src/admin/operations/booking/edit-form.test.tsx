// @vitest-environment jsdom

import type { Booking } from '@approdo/shared/contract/bookings/booking';
import type { PriceRulesAnswer } from '@approdo/shared/contract/prices/price-rules';
import { initialPriceRules } from '@approdo/shared/domain/prices/price-rules';
import { afterEach, expect, test, vi } from 'vitest';
import { aBooking } from '../../../testing/fake-site.ts';
import { enter, fieldOf, leaveAdmin, press, Refusal, see, showAdmin, tick } from '../../../testing/show-admin.tsx';
import { SHELL } from '../../kit/texts.ts';
import { EDIT_FORM } from '../../stays/stays/texts.ts';
import { EditForm } from './edit-form.tsx';

afterEach(leaveAdmin);

const OLD = 'ada@example.com';
const NEW = 'ada.nuova@example.com';

const DOG = { id: 'dog', name: 'Cane', price: 5_00, per: 'NIGHT', max: 2, untilDays: 30, isOn: true } as const;
const COT = { ...DOG, id: 'cot', name: 'Lettino', price: 15_00, per: 'STAY', max: 1 } as const;
const BOAT = { ...DOG, id: 'boat', name: 'Barca', isOn: false } as const;

type Site = { readonly prices?: Partial<PriceRulesAnswer>; readonly has?: Partial<Booking>; readonly answers?: object };

async function show(status: Booking['status'], answered: Partial<Booking> = {}, { prices, has, answers }: Site = {}) {
  const guest = { guestName: 'Ada Rossi', guestEmail: OLD, numberOfGuests: 2, version: 'v1' };
  const booking = aBooking({ status, ...guest, ...has });
  const onClose = vi.fn();
  const view = await showAdmin(<EditForm booking={booking} today="2027-06-01" onClose={onClose} />, {
    'PUT /bookings/b1': { ...booking, ...answered },
    ...(prices && { 'GET /price-rules': { ...initialPriceRules, extras: [], version: 'p1', ...prices } }),
    ...answers,
  });
  await see('Ada Rossi');
  return { ...view, onClose };
}

test('the e-mail of a confirmed stay is corrected, and the owner reads that letters go there from now on', async () => {
  const { sent, banners, onClose } = await show('CONFIRMED', { guestEmail: NEW });
  expect(fieldOf(EDIT_FORM.guestEmail).value).toBe(OLD);
  await enter(EDIT_FORM.guestEmail, NEW);
  await press(SHELL.save);
  expect(sent()).toMatchObject([{ method: 'PUT', path: '/bookings/b1', body: { guestEmail: NEW, numberOfGuests: 2 } }]);
  expect(banners()).toEqual(["E-mail inviate d'ora in poi a questo indirizzo"]);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('an address that stays is not told of', async () => {
  const { banners } = await show('CONFIRMED');
  await enter(EDIT_FORM.numberOfGuests, '3');
  await press(SHELL.save);
  expect(banners()).toEqual([EDIT_FORM.saved]);
});

test('that of a request is written to once it is confirmed, which its field says', async () => {
  const { banners } = await show('PENDING', { guestEmail: NEW });
  await see(EDIT_FORM.guestEmailHint);
  await enter(EDIT_FORM.guestEmail, NEW);
  await press(SHELL.save);
  expect(banners()).toEqual([EDIT_FORM.saved]);
});

test('what is no address is said before anything is sent', async () => {
  const { sent } = await show('CONFIRMED');
  await enter(EDIT_FORM.guestEmail, 'ada@');
  await press(SHELL.save);
  await see('Per favore inserisci una email valida');
  expect(sent()).toEqual([]);
});

const EURO = '\u00a0€';

test('children and extras are asked for as the prices of the site have them, and sent with the stay', async () => {
  const { sent } = await show('CONFIRMED', {}, { prices: { childAge: 6, extras: [DOG, COT, BOAT] } });
  await see('Di cui bambini sotto i 6 anni');
  expect(fieldOf('Di cui bambini sotto i 6 anni').value).toBe('0');
  expect(() => fieldOf(`Barca (5,00${EURO} a notte)`)).toThrow();
  await enter('Di cui bambini sotto i 6 anni', '1');
  await enter(`Cane (5,00${EURO} a notte)`, '2');
  await tick(`Lettino (15,00${EURO})`);
  await press(SHELL.save);
  expect(sent()).toMatchObject([
    {
      path: '/bookings/b1',
      body: {
        children: 1,
        extras: [
          { id: 'dog', quantity: 2 },
          { id: 'cot', quantity: 1 },
        ],
      },
    },
  ]);
});

test('where no age is set and nothing is offered nobody is asked, and what the stay has stays', async () => {
  const { sent, calls } = await show('CONFIRMED', {}, { prices: {} });
  await expect.poll(() => calls.map(({ path }) => path)).toContain('/price-rules');
  expect(document.body.textContent).not.toContain('bambini');
  expect(document.querySelector('fieldset')).toBeNull();
  await press(SHELL.save);
  expect(sent()).toMatchObject([{ body: { children: 0, extras: [] } }]);
});

test('what a stay has that is offered no more, or not so often, may stay as it is or go', async () => {
  const had = [
    { id: 'gone', name: 'Legna', quantity: 3 },
    { id: 'cot', name: 'Lettino', quantity: 2 },
  ];
  const { sent } = await show('CONFIRMED', {}, { prices: { extras: [COT] }, has: { extras: had } });
  await see(`Lettino (15,00${EURO})`);
  expect([fieldOf('Legna').value, fieldOf(`Lettino (15,00${EURO})`).value]).toEqual(['3', '2']);
  await enter('Legna', '0');
  await press(SHELL.save);
  expect(sent()).toMatchObject([{ body: { extras: [{ id: 'cot', quantity: 2 }] } }]);
});

test('what the site refuses stands at the field, and stays as it was typed', async () => {
  const savedEdit = {
    children: 'Almeno un ospite è adulto',
    extras: 'Di «Cane» se ne possono chiedere al massimo 2',
  };
  const refusal = new Refusal(400, { error: 'Controlla i dati', fields: savedEdit } as never);
  const answers = { 'PUT /bookings/b1': refusal };
  await show('CONFIRMED', {}, { prices: { childAge: 6, extras: [DOG] }, answers });
  await see('Di cui bambini');
  await enter('Di cui bambini sotto i 6 anni', '2');
  await enter(`Cane (5,00${EURO} a notte)`, '1');
  await press(SHELL.save);
  await see(savedEdit.extras);
  await see(savedEdit.children);
  expect(fieldOf('Di cui bambini sotto i 6 anni').getAttribute('aria-invalid')).toBe('true');
  expect(fieldOf(`Cane (5,00${EURO} a notte)`).value).toBe('1');
});
