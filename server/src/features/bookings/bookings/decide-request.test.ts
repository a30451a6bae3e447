import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { STAY_CHANGES } from '../../../app/stay-changes.ts';
import { DEFAULT_LOCALE } from '../../../http/locale-context.ts';
import { aStayRequest, createTestSite, noteQueries, type TestSite } from '../../../testing/index.ts';
import { createLimits } from '../../base/limits/limits.service.ts';
import { createQueueLetter } from '../../messages/letters/queue-letter.ts';
import { hasMoney } from '../../money/payments/payments.service.ts';
import { createCodeAttempts } from '../../prices/codes/index.ts';
import { NO_TAX } from '../../stays/stays/index.ts';
import { createBookings } from './bookings.service.ts';

const DATES_TAKEN = 'Alcune date nel range selezionato non sono disponibili. Per favore scegli date differenti.';

let site: TestSite;
let owner: Awaited<ReturnType<TestSite['signIn']>>;
let guest: Awaited<ReturnType<TestSite['signIn']>>;
beforeEach(async () => {
  site = await createTestSite({ ownerEmail: 'padrona@example.it' });
  owner = await site.signIn({ role: 'ADMIN', emailConfirmed: true });
  guest = await site.signIn();
});
afterEach(() => site.close());

function request(startDate: string, endDate: string, { client } = guest) {
  return client.bookings.request({ body: aStayRequest({ startDate, endDate }) });
}

function decide(id: string, status: 'CONFIRMED' | 'REJECTED') {
  return owner.client.bookings.decide({ params: { id }, body: { status } });
}

it.each([
  ['CONFIRMED', 'Prenotazione confermata: 12 giugno 2027 – 19 giugno 2027', 'the address in it'],
  ['REJECTED', 'Richiesta non accolta: 12 giugno 2027 – 19 giugno 2027', 'the account'],
] as const)('a pending request becomes %s and its guest is told: %s, to %s', async (status, subject, whom) => {
  const { id } = await request('2027-06-12', '2027-06-19');
  await site.deliverMail();
  site.sent.length = 0;
  const address = whom === 'the account' ? guest.user.email : 'ada@example.com';
  expect(await decide(id, status)).toMatchObject({ id, status, guest: { name: 'Ada Rossi' } });
  expect(await site.deliverMail()).toMatchObject([{ to: { address }, subject }]);
});

it('a request is read once and written once when it is decided', async () => {
  const { id } = await request('2027-06-12', '2027-06-19');
  const { clock } = site;
  const { database, queries } = noteQueries(site.database);
  const limits = createLimits({ database, clock });
  const { decide } = createBookings({
    database,
    clock,
    limits,
    ownerEmail: undefined,
    cards: undefined,
    tax: NO_TAX,
    origin: site.origin,
    queueLetter: createQueueLetter({ clock, origin: site.origin }),
    wakeSenders: () => undefined,
    countStep: () => undefined,
    readChannels: async () => [],
    attemptCode: createCodeAttempts({ database, limits }),
    areChannelsUpToDate: async () => true,
    readCardDeposit: async () => undefined,
    hasMoney,
    stayChanges: STAY_CHANGES,
    closePages: async () => undefined,
  });
  const caller = {
    ...owner.user,
    userId: owner.user.id,
    provedEmail: owner.user.email,
    sessionId: '',
    isFresh: true,
    twoProofs: false,
    mustAddProof: false,
    account: owner.user,
  };
  await decide(
    id,
    { status: 'CONFIRMED', message: null },
    { caller, precondition: () => undefined, ...DEFAULT_LOCALE },
  );
  expect(queries.filter((query) => /bookings$|property$/.test(query))).toEqual([
    'select bookings',
    'select property',
    'update bookings',
    // Each of the two letters names the property.
    'select property',
    'select property',
  ]);
});

it.each(['CONFIRMED', 'REJECTED'] as const)('what is %s stays so', async (status) => {
  const { id } = await request('2027-06-12', '2027-06-19');
  await decide(id, status);
  await expect(decide(id, 'CONFIRMED')).rejects.toMatchObject({ status: 409 });
  await expect(decide(id, 'REJECTED')).rejects.toMatchObject({ status: 409 });
});

it('a block is no request, and what does not exist is not found', async () => {
  const { booking } = await owner.client.bookings.block({ body: { startDate: '2027-06-12', endDate: '2027-06-19' } });
  await expect(decide(booking.id, 'CONFIRMED')).rejects.toMatchObject({ status: 409 });
  await expect(decide('nothing', 'CONFIRMED')).rejects.toMatchObject({ status: 404 });
});

it('a request is confirmed up to its last day; once its days have passed that is refused in words, and rejecting is not', async () => {
  const [first, second] = [await request('2027-06-12', '2027-06-19'), await request('2027-06-01', '2027-06-18')];
  site.clock.advance(Date.parse('2027-06-19T10:00:00Z') - site.clock.now().getTime());
  owner = await site.signIn({ role: 'ADMIN', emailConfirmed: true });
  await site.deliverMail();
  site.sent.length = 0;
  await expect(decide(second.id, 'CONFIRMED')).rejects.toMatchObject({
    status: 409,
    message: 'I giorni di questa richiesta sono passati: non si può più confermare',
  });
  const inEnglish = site.withToken(owner.token, 'en').bookings;
  const params = { id: second.id };
  await expect(inEnglish.decide({ params, body: { status: 'CONFIRMED' } })).rejects.toMatchObject({
    status: 409,
    code: 'REQUEST_PASSED',
    message: 'The days of this request have passed, so it can no longer be confirmed',
  });
  expect(await site.deliverMail()).toEqual([]);
  expect(await decide(second.id, 'REJECTED')).toMatchObject({ status: 'REJECTED' });
  expect(await decide(first.id, 'CONFIRMED')).toMatchObject({ status: 'CONFIRMED' });
});

it('a request that touches a confirmed stay cannot be confirmed, but rejected', async () => {
  const first = await request('2027-06-12', '2027-06-19');
  const second = await request('2027-06-19', '2027-06-26');
  await decide(first.id, 'CONFIRMED');
  await site.deliverMail();
  site.sent.length = 0;
  await expect(decide(second.id, 'CONFIRMED')).rejects.toMatchObject({ status: 409, message: DATES_TAKEN });
  expect(await site.deliverMail()).toEqual([]);
  expect(await guest.client.bookings.list()).toMatchObject([{ status: 'CONFIRMED' }, { status: 'PENDING' }]);
  expect(await decide(second.id, 'REJECTED')).toMatchObject({ status: 'REJECTED' });
});

it('where a guest may arrive on the day another leaves, stays that touch are both confirmed', async () => {
  await site.database.updateTable('property').set({ same_day_turnover: 1 }).execute();
  const first = await request('2027-06-12', '2027-06-19');
  const second = await request('2027-06-19', '2027-06-26');
  const third = await request('2027-06-18', '2027-06-20');
  await decide(first.id, 'CONFIRMED');
  await decide(second.id, 'CONFIRMED');
  await expect(decide(third.id, 'CONFIRMED')).rejects.toMatchObject({ status: 409 });
});

describe('of many at once', () => {
  it('one confirmation of overlapping requests wins', async () => {
    const requests = await Promise.all(
      Array.from({ length: 30 }, (_, index) => request('2027-06-12', `2027-06-${String(14 + (index % 10))}`, owner)),
    );
    const outcomes = await Promise.allSettled(requests.map(({ id }) => decide(id, 'CONFIRMED')));
    const refusals = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
    expect(refusals).toHaveLength(29);
    for (const refusal of refusals) expect(refusal).toMatchObject({ status: 409, message: DATES_TAKEN });
    const confirmed = (await site.anyone.bookings.list()).filter((booking) => booking.status === 'CONFIRMED');
    expect(confirmed).toHaveLength(1);
  });

  it('confirmations, blocks and edits over one range leave no day with two owners', async () => {
    const near = await Promise.all(Array.from({ length: 10 }, () => request('2027-06-12', '2027-06-19', owner)));
    const far = await Promise.all(
      Array.from({ length: 10 }, (_, month) =>
        request(`2028-0${(month % 9) + 1}-10`, `2028-0${(month % 9) + 1}-17`, owner),
      ),
    );
    const outcomes = await Promise.allSettled([
      ...near.map(({ id }) => decide(id, 'CONFIRMED')),
      ...near.map(() => owner.client.bookings.block({ body: { startDate: '2027-06-13', endDate: '2027-06-14' } })),
      ...far.map(async ({ id }) => {
        await decide(id, 'CONFIRMED');
        const body = { startDate: '2027-06-10', endDate: '2027-06-13' };
        return owner.client.bookings.edit({ params: { id }, body });
      }),
    ]);
    const won = outcomes.filter((outcome) => outcome.status === 'fulfilled');
    expect(won).toHaveLength(1);
    for (const outcome of outcomes) if (outcome.status === 'rejected') expect(outcome.reason.status).toBe(409);
    const occupying = (await site.anyone.bookings.list()).filter(({ status }) => status !== 'PENDING');
    const onThose = occupying.filter(({ startDate, endDate }) => startDate <= '2027-06-19' && '2027-06-10' <= endDate);
    expect(onThose).toHaveLength(1);
  });
});
