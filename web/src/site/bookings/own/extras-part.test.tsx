// @vitest-environment jsdom
import type { BookingDetails } from '@approdo/shared/contract/bookings/booking';
import { afterEach, expect, test, vi } from 'vitest';
import { aBookingInFull } from '../../../testing/booking-answers.ts';
import { clearPage, fillIn, find, press, showOnPage } from '../../../testing/show-on-page.tsx';
import { withTexts } from '../../../testing/with-texts.tsx';
import type { StayOffer } from '../../prices/extras/stay-offer.ts';
import { ExtrasPart } from './extras-part.tsx';

const OFFER: StayOffer = {
  extras: [
    { id: 'dog', name: 'Cane', price: 5_00, per: 'NIGHT', max: 2, untilDays: 3 },
    { id: 'boat', name: 'Barca', price: 25_50, per: 'PERSON', max: 1, untilDays: 14 },
  ],
  linenPer: 'PERSON',
  linenUntilDays: 7,
  fees: [
    { validFrom: null, linenFee: 20 },
    { validFrom: 2028, linenFee: 25 },
  ],
};

const TAKEN = [
  { id: 'dog', name: 'Cane', quantity: 2 },
  { id: 'boat', name: 'Barca', quantity: 1 },
];

type Given = { readonly today?: string; readonly offer?: StayOffer | null };

function show(booking: Partial<BookingDetails>, { today = '2027-05-01', offer = OFFER }: Given = {}) {
  const load = vi.fn(async () => undefined);
  const view = aBookingInFull({ startDate: '2027-06-12', endDate: '2027-06-19', ...booking });
  showOnPage(withTexts('it', <ExtrasPart booking={view} offer={offer ?? undefined} today={today} load={load} />));
  return load;
}

const text = () => (document.body.textContent ?? '').replaceAll('\u00A0', ' ');
const buttonNames = () => [...document.querySelectorAll('button')].map(({ textContent }) => textContent);

afterEach(() => {
  clearPage();
  vi.unstubAllGlobals();
});

test('what is taken says until when it may be changed', () => {
  show({ extras: TAKEN, linen: true });
  expect(text()).toContain('Biancheria e asciugamanifino al giu 05, 2027');
  expect(text()).toContain('Cane × 2fino al giu 09, 2027');
  expect(text()).toContain('Barcafino al mag 29, 2027');
  expect(text()).not.toContain('Non si può più cambiare');
});

test('what can no longer be changed stands below what can', () => {
  show({ extras: TAKEN, linen: true }, { today: '2027-06-07' });
  expect(text()).toMatch(/Cane × 2fino al giu 09, 2027CambiaNon si può più cambiareBiancheria e asciugamaniBarca$/);
});

test.each([
  ['a stay that is over', { endDate: '2027-06-19' }, { today: '2027-06-20' }],
  ['one that was called off', { status: 'REJECTED' as const }, {}],
  ['one whose owner offers nothing any more', {}, { offer: null }],
])('of %s nothing can be changed', (_, booking, given) => {
  show({ extras: TAKEN, linen: false, ...booking }, given);
  expect(buttonNames()).toEqual([]);
  expect(text()).toContain('Non si può più cambiareCane × 2Barca');
});

test('a stay without extras has the part only where there are any', () => {
  show({ linen: true }, { offer: null });
  expect(text()).toBe('');
  show({ linen: false });
  expect(text()).toContain('Non hai scelto nessun extra.');
});

test('the fields are those of the request, and saving sends what is chosen and what stays as it is', async () => {
  const bodies: unknown[] = [];
  vi.stubGlobal('fetch', async (_: string, options: RequestInit) => {
    bodies.push(JSON.parse(String(options.body)));
    return Response.json(aBookingInFull());
  });
  const load = show({ extras: TAKEN, linen: true }, { today: '2027-06-01' });
  press('Cambia');
  await vi.waitFor(() => find('form'), { timeout: 10_000 });
  expect(
    [...document.querySelectorAll('label, legend')].map((one) => one.textContent?.replaceAll('\u00A0', ' ')),
  ).toEqual(['Biancheria e asciugamani (20 € a persona)', 'Extra', 'Cane (5 € a notte)']);
  await expect.poll(() => document.activeElement).toBe(find('[name="linen"]'));
  fillIn({ linen: true });
  press('Salva');
  await expect.poll(() => load).toHaveBeenCalled();
  expect(bodies).toEqual([
    {
      extras: [
        { id: 'dog', quantity: 2 },
        { id: 'boat', quantity: 1 },
      ],
      linen: false,
    },
  ]);
  await expect.poll(() => text()).toContain('Extra cambiati');
});

test('a refusal is read, and what was chosen stays', async () => {
  const sentence = '«Cane» si sceglie fino a 3 giorni prima dell’arrivo';
  vi.stubGlobal('fetch', async () =>
    Response.json({ error: sentence, fields: { extras: sentence }, code: 'INVALID' }, { status: 400 }),
  );
  show({ linen: false });
  press('Cambia');
  await vi.waitFor(() => find('form'), { timeout: 10_000 });
  fillIn({ linen: true });
  press('Salva');
  await expect.poll(() => find('[role="alert"]').textContent).toBe(sentence);
  expect(find<HTMLInputElement>('[name="linen"]').checked).toBe(true);
  press('Annulla');
  expect(document.querySelector('form')).toBeNull();
});
