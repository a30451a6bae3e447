// @vitest-environment jsdom
import type { BookingMoney } from '@approdo/shared/contract/money/payments';
import { afterEach, test } from 'vitest';
import { aBooking } from '../../../testing/fake-site.ts';
import { enter, leaveAdmin, see, seeNoMore, showAdmin } from '../../../testing/show-admin.tsx';
import { SUGGESTION } from '../payments/texts/money.ts';
import { RefundPart } from './refund-part.tsx';

afterEach(leaveAdmin);

const MONEY: BookingMoney = {
  ...{ price: null, depositLabel: 'ACCONTO', instalments: [], credit: 0, pay: null, isCardTest: false, orders: [] },
  entries: [
    {
      ...{ id: 'e1', direction: 'IN', purpose: 'STAY', amount: 20_000, method: 'BANK', date: '2027-03-01' },
      ...{ reference: null, reverses: null, source: 'OWNER', createdAt: '2027-03-01T10:00:00.000Z' },
    },
  ],
};

const HALF = {
  ...{ rule: { daysBefore: 30, percent: 50 }, daysLeft: 31, stay: 10_000, security: 0, tax: 0, total: 10_000 },
  closedOn: '2027-03-03',
};

async function show(change: object, booking = aBooking({ status: 'REJECTED', outcome: 'CANCELLED' })) {
  await showAdmin(<RefundPart booking={booking} money={MONEY} today="2027-03-04" onOpen={() => undefined} />, {
    'GET /bookings/b1/refund-suggestion': { ...HALF, ...change },
  });
}

test('names the day on which the guest asked beside that of the cancellation, and counts from hers', async () => {
  const cancelled = { status: 'REJECTED', outcome: 'CANCELLED', cancellationAskedAt: '2027-03-01T10:00:00Z' } as const;
  await show({ askedOn: '2027-03-01' }, aBooking(cancelled));
  await see('L’ospite l’ha chiesto il 1 marzo 2027, tu hai annullato il 3 marzo 2027');
  await see('Annullamento chiesto 31 giorni prima dell’arrivo: vale la regola dei 30 giorni');
  await enter(SUGGESTION.by, 'OWNER');
  await see(SUGGESTION.ownerRule);
  await seeNoMore('L’ospite l’ha chiesto');
});

test('counts from the cancellation where the guest had not asked', async () => {
  await show({ daysLeft: 29, rule: null, stay: 0, total: 0 });
  await enter(SUGGESTION.by, 'GUEST');
  await see('Annullata 29 giorni prima dell’arrivo: nessuna regola');
});

test('of a stay that was never confirmed all goes back, and nobody is asked who cancelled', async () => {
  await show({ rule: null, stay: 20_000, total: 20_000 }, aBooking({ status: 'REJECTED' }));
  await see('Non è mai stata confermata: si restituisce tutto.');
  await see('Rimborsa');
  await seeNoMore(SUGGESTION.by);
  await seeNoMore('condizioni');
});
