import { mailStatus } from '@approdo/shared/contract/content/mail';
import { addDays } from '@approdo/shared/domain/base/date/local-date';
import type { Language } from '@approdo/shared/domain/base/language/language';
import { groupRivals } from '@approdo/shared/domain/bookings/competing-requests';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { demoGuide } from '../../starter/guide.ts';
import { starterLanguages } from '../../starter/languages.ts';
import { demoGuests } from '../../starter/life/guests.ts';
import { isInvented } from '../features/content/mail/invented-address.ts';
import { aStayRequest, createTestSite, type TestSite } from '../testing/index.ts';

let site: TestSite;
let owner: TestSite['anyone'];
let token: string;
let today: string;
beforeEach(async () => {
  site = await createTestSite({ isDemo: true, ownerEmail: 'owner@example.com' });
  ({ client: owner, token } = await site.signIn({ role: 'ADMIN', emailConfirmed: true }));
  today = site.clock.today();
});
afterEach(() => site.close());

describe('the calendar of a demo', () => {
  it('has stays that are over, run and come, requests, two for the same nights, and a block', async () => {
    const bookings = await owner.bookings.list();
    const confirmed = bookings.filter(({ status }) => status === 'CONFIRMED');
    expect(confirmed.some(({ endDate }) => endDate < today)).toBe(true);
    expect(confirmed.some(({ startDate, endDate }) => startDate < today && endDate > today)).toBe(true);
    expect(confirmed.some(({ startDate }) => startDate > today)).toBe(true);
    expect(bookings.filter(({ status }) => status === 'PENDING')).toHaveLength(3);
    expect(groupRivals(bookings, { sameDayTurnover: false })).toHaveLength(1);
    expect(bookings.filter(({ isBlocked }) => isBlocked)).toMatchObject([{ reason: expect.any(String) }]);
  });

  it('has what ends without a refusal: a request that nobody answered, and a stay that the owner called off', async () => {
    const ended = (await owner.bookings.list()).filter(({ outcome }) => outcome);
    expect(ended).toMatchObject([
      { status: 'REJECTED', outcome: 'EXPIRED', guest: { name: 'Emily Carter' } },
      { status: 'REJECTED', outcome: 'CANCELLED', guest: { name: 'Rosaria Esposito' } },
    ]);
    for (const { createdAt = '', closedAt } of ended) expect(String(closedAt) > createdAt).toBe(true);
  });

  it('reaches from two months ago to six weeks ahead, so that what follows is free', async () => {
    const bookings = await owner.bookings.list();
    for (const { startDate, endDate } of bookings) {
      expect(startDate >= addDays(today, -60)).toBe(true);
      expect(endDate <= addDays(today, 45)).toBe(true);
    }
    const { client: guest } = await site.signIn();
    const free = aStayRequest({ startDate: addDays(today, 46), endDate: addDays(today, 53) });
    expect(await guest.bookings.request({ body: free })).toMatchObject({ status: 'PENDING' });
  });

  it('can be decided on: of two rivals either can be confirmed', async () => {
    const [rivals = []] = groupRivals(await owner.bookings.list(), { sameDayTurnover: false });
    const [one, other] = rivals;
    const decide = (id = '') => owner.bookings.decide({ params: { id }, body: { status: 'CONFIRMED' } });
    expect(await decide(one?.id)).toMatchObject({ status: 'CONFIRMED' });
    await expect(decide(other?.id)).rejects.toMatchObject({ status: 409 });
  });

  it('names no guest to a visitor', async () => {
    expect(JSON.stringify(await site.anyone.bookings.list())).not.toMatch(/guest|giulia|thomas|imbianchino/i);
  });
});

describe('the desk of a demo', () => {
  it('has messages that are answered and not, and reviews that wait beside those in public', async () => {
    const answered = (await owner.contact.list()).map((message) => message.answered);
    expect(new Set(answered)).toEqual(new Set([true, false]));
    const waiting = (await owner.reviews.list()).filter(({ status }) => status === 'PENDING');
    expect(waiting.map(({ author }) => author.name)).toEqual(['Luca Sanna', 'Sofia Marchetti', 'Gino P.']);
    expect(await site.anyone.reviews.listApproved()).toHaveLength(6);
  });

  it('has tasks that are late, for today, to come, without a day, and done', async () => {
    const tasks = await owner.tasks.list();
    const open = tasks.filter(({ completed }) => !completed).map(({ due_date }) => due_date);
    expect(open.some((due) => due !== null && due < today)).toBe(true);
    expect(open.filter((due) => due === today)).toHaveLength(2);
    expect(open.some((due) => due !== null && due > today)).toBe(true);
    expect(open).toContain(null);
    expect(tasks.some(({ completed }) => completed)).toBe(true);
  });

  it('tells of nothing that has yet to happen', async () => {
    const now = site.clock.now().toISOString();
    const instants = [
      ...(await owner.bookings.list()).map(({ createdAt = '' }) => createdAt),
      ...(await owner.contact.list()).map(({ createdAt }) => createdAt),
      ...(await owner.reviews.list()).map(({ createdAt }) => createdAt),
      ...(await owner.tasks.list()).map(({ updated_at }) => updated_at),
      ...(await owner.mail.list()).map(({ createdAt }) => createdAt),
      ...(await site.database.selectFrom('booking_messages').select('created_at').execute()).map(
        (message) => message.created_at,
      ),
    ];
    expect(instants.filter((instant) => instant > now)).toEqual([]);
  });
});

describe('the conversations of a demo', () => {
  it('are two: one that is answered and read, and one that waits for the owner', async () => {
    const talked: [string, number][] = [];
    for (const { id, guest, isBlocked, unanswered = 0 } of await owner.bookings.list()) {
      if (isBlocked) continue;
      const messages = await owner.conversations.list({ params: { id } });
      if (messages.length > 0) talked.push([guest?.name ?? '', unanswered]);
      expect(messages.map(({ createdAt }) => createdAt)).toEqual(messages.map(({ createdAt }) => createdAt).toSorted());
      expect(messages.filter(({ readAt }) => readAt === null)).toHaveLength(unanswered);
    }
    expect(talked.toSorted()).toEqual([
      ['Chiara Lombardi', 1],
      ['Sofia Marchetti', 0],
    ]);
  });
});

describe('the guide of a demo', () => {
  it('is open to the guest who stays there today, in each language, and shows what opens around the days to nobody else', async () => {
    const bookings = await owner.bookings.list();
    const running = bookings.find(
      ({ status, startDate, endDate }) => status === 'CONFIRMED' && startDate <= today && endDate >= today,
    );
    const params = { id: running?.id ?? '' };
    const read = async (lang: Language) =>
      (await site.withToken(token, lang).guide.ofBooking({ params })).sections.map(({ title }) => title);
    expect(await read('it')).toEqual(demoGuide.map(({ title }) => title));
    for (const [language, { guide }] of starterLanguages) {
      expect(await read(language)).toEqual(demoGuide.map(({ key }) => guide[key].title));
    }
    const codes = demoGuide.filter(({ content }) => /2407|limoni-e-sale/.test(content));
    expect(codes.map(({ shown }) => shown)).toEqual(['AROUND', 'AROUND']);
  });
});

describe('the letters of a demo', () => {
  it('are of every state, to people who do not exist', async () => {
    const letters = await owner.mail.list();
    expect(new Set(letters.map(({ status }) => status))).toEqual(new Set(mailStatus.options));
    expect(letters.every(({ isInvented: told }) => told)).toBe(true);
    for (const { subject } of letters) expect(subject).not.toMatch(/[{}]/);
  });

  it('never leave, whatever the owner does with them or with whom they are for', async () => {
    for (const { id, status } of await owner.mail.list()) {
      if (status === 'FAILED' || status === 'WAITING') await owner.mail.send({ params: { id } });
    }
    await owner.mail.sendHeld();
    for (const { id, status } of await owner.bookings.list()) {
      if (status === 'PENDING') await owner.bookings.decide({ params: { id }, body: { status: 'REJECTED' } });
    }
    await site.anyone.auth.forgotPassword({ body: { email: demoGuests[0].email } });
    site.clock.advance(4 * 24 * 3_600_000);
    expect(await site.deliverMail()).toEqual([]);
  });

  it('keep no letter to a real guest waiting', async () => {
    const { client: guest, user } = await site.signIn();
    const body = aStayRequest({ startDate: addDays(today, 60), endDate: addDays(today, 67), guestEmail: user.email });
    await guest.bookings.request({ body });
    expect((await site.deliverMail()).map(({ to }) => to.address)).toEqual([user.email, 'owner@example.com']);
  });
});

it.each(demoGuests)('nobody signs in as $name, and nobody else is kept from an account', async ({ email }) => {
  expect(isInvented(email)).toBe(true);
  await expect(site.anyone.auth.login({ body: { email, password: 'password' } })).rejects.toMatchObject({
    status: 401,
  });
  const accounts = (await owner.users.list()).filter((account) => isInvented(account.email));
  expect(accounts.map(({ role }) => role)).toEqual(['USER', 'USER', 'USER']);
});
