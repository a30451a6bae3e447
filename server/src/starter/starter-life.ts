import { randomUUID } from 'node:crypto';
import { addDays } from '@approdo/shared/domain/base/date/local-date';
import { fillWording } from '@approdo/shared/domain/base/text/wording';
import { demoConversations } from '../../starter/life/conversations.ts';
import { demoGuests, NOBODYS_PASSWORD_HASH } from '../../starter/life/guests.ts';
import { demoLetters } from '../../starter/life/letters.ts';
import { demoMessages } from '../../starter/life/messages.ts';
import { demoBlock, demoStays } from '../../starter/life/stays.ts';
import { demoTasks } from '../../starter/life/tasks.ts';
import { waitingReviews } from '../../starter/reviews.ts';
import type { Clock } from '../adapters/clock.ts';
import type { Trx } from '../db/transaction.ts';
import { insertUser } from '../features/base/people/people.repository.ts';
import { findStayToReview, insertReview } from '../features/bookings/reviews/reviews.repository.ts';
import { insertMail } from '../features/content/mail/mail.repository.ts';
import { getProperty } from '../features/content/property/property.service.ts';
import { insertMessage as insertBookingMessage } from '../features/messages/conversations/conversations.repository.ts';
import { valuesOf } from '../features/messages/letters/letter.ts';
import { letterOf } from '../features/messages/letters/letters.ts';
import { readFactsOfAll } from '../features/messages/letters/read-stay-facts.ts';
import { insertMessage } from '../features/messages/messages/messages.repository.ts';
import { makePlan } from '../features/money/payments/plan-payments.ts';
import { quotePrice } from '../features/money/payments/price-stay.ts';
import { insertTask } from '../features/operations/tasks/tasks.repository.ts';
import { readPriceBook } from '../features/prices/rates/index.ts';
import { insertBooking, NO_STATUS_DETAILS, REQUESTED_ON_SITE } from '../features/stays/stays/bookings.records.ts';
import type { GuestStay } from '../features/stays/stays/bookings.table.ts';
import { occupyDays } from '../features/stays/stays/occupied-days.ts';
import { NO_TAX } from '../features/stays/stays/tax-of-stays.ts';

const HOUR_MS = 3_600_000;

/** When things happened, counted back from now. */
type Past = { readonly hoursAgo: (hours: number) => string; readonly daysAgo: (days: number) => string };

/**
 * What happens in a property that is let, around today: stays, requests, conversations, messages, reviews that wait, tasks, letters. All
 * of it is of guests who do not exist, so that no letter leaves and nobody can sign in as one of them.
 */
export async function fillLife(trx: Trx, clock: Clock): Promise<void> {
  const now = clock.now().getTime();
  const hoursAgo = (hours: number) => new Date(now - hours * HOUR_MS).toISOString();
  const past = { hoursAgo, daysAgo: (days: number) => hoursAgo(24 * days + 2) };
  await addGuests(trx, past);
  const stays = listStays(clock.today(), past);
  await addBookings(trx, stays, { clock, past });
  await addLetters(trx, stays, past);
  await addConversations(trx, stays, past);
  for (const { from, hoursAgo: hours, ...message } of demoMessages) {
    await insertMessage(trx, { ...message, ...from, language: 'it', createdAt: hoursAgo(hours) });
  }
  for (const { account, name, hoursAgo: hours, ...review } of waitingReviews) {
    const author = { user_id: account, guest_name: name };
    const stay = account === null ? undefined : await findStayToReview(trx, account, clock.today());
    await insertReview(trx, {
      ...review,
      ...author,
      status: 'PENDING',
      language: 'it',
      created_at: hoursAgo(hours),
      booking_id: stay?.id ?? null,
    });
  }
  for (const [index, { due, touchedDaysAgo, ...task }] of demoTasks.entries()) {
    const due_date = due === null ? null : addDays(clock.today(), due);
    await insertTask(trx, { ...task, due_date, order_index: index, updated_at: past.daysAgo(touchedDaysAgo) });
  }
}

async function addGuests(trx: Trx, { daysAgo }: Past): Promise<void> {
  for (const { daysAgo: days, ...guest } of demoGuests) {
    await insertUser(trx, {
      ...guest,
      password_hash: NOBODYS_PASSWORD_HASH,
      role: 'USER',
      avatar: null,
      email_confirmed: 1,
      created_at: daysAgo(days),
    });
  }
}

type KeyedStay = GuestStay & { readonly key: string };

function listStays(today: string, { daysAgo }: Past): KeyedStay[] {
  return demoStays.map(({ guest, account, from, to, askedDaysAgo, ended, ...stay }) => ({
    ...stay,
    id: randomUUID(),
    userId: account ?? null,
    startDate: addDays(today, from),
    endDate: addDays(today, to),
    guestName: guest.name,
    guestEmail: guest.email,
    guestPhone: null,
    children: 0,
    ...REQUESTED_ON_SITE,
    extras: [],
    isBlocked: false,
    language: 'it',
    ...NO_STATUS_DETAILS,
    ...(ended && { outcome: ended.outcome, closedAt: daysAgo(ended.daysAgo) }),
    createdAt: daysAgo(askedDaysAgo),
    changedAt: daysAgo(ended?.daysAgo ?? askedDaysAgo),
    sequence: 0,
    revision: 0,
  }));
}

type Now = { readonly clock: Clock; readonly past: Past };

/** Of what is still to come one sees what it costs, and what is due. What is over is as from before prices were kept. */
async function addBookings(trx: Trx, stays: readonly GuestStay[], { clock, past }: Now): Promise<void> {
  const today = clock.today();
  const { from, to, reason, setDaysAgo } = demoBlock;
  const dates = { startDate: addDays(today, from), endDate: addDays(today, to) };
  const block = {
    id: randomUUID(),
    ...dates,
    reason,
    source: 'OWNER',
    status: 'NOT_AVAILABLE',
    isBlocked: true,
    language: 'it',
    channelId: null,
    createdAt: past.daysAgo(setDaysAgo),
    changedAt: past.daysAgo(setDaysAgo),
    sequence: 0,
  } as const;
  const property = await getProperty(trx);
  for (const booking of [...stays, block]) {
    await insertBooking(trx, booking);
    await occupyDays(trx, booking, property);
  }
  const book = await readPriceBook(trx);
  for (const stay of stays.filter(({ startDate, status }) => startDate > today && status !== 'REJECTED')) {
    await quotePrice(trx, stay, { book, code: undefined, now: new Date(stay.createdAt) });
    if (stay.status === 'CONFIRMED') await makePlan({ trx, clock, tax: NO_TAX }, stay, today);
  }
}

/** In the words that a site begins with. */
async function addLetters(trx: Trx, stays: readonly KeyedStay[], { hoursAgo }: Past): Promise<void> {
  for (const { id, kind, about, status, attempts, lastError, hoursAgo: hours } of demoLetters) {
    const stay = stayOf(stays, about);
    const letter = letterOf(kind);
    const values = valuesOf(letter, await readFactsOfAll(trx, stay), stay.language);
    const { subject, body } = fillWording(letter.texts.it, values);
    const isGone = status === 'SENT' || status === 'FILED';
    await insertMail(trx, {
      id,
      kind,
      toName: stay.guestName,
      toAddress: stay.guestEmail ?? '',
      replyTo: null,
      subject,
      body: isGone ? '' : body,
      calendar: null,
      status,
      attempts,
      nextAttemptAt: hoursAgo(hours),
      lastError,
      createdAt: hoursAgo(hours),
      sentAt: isGone ? hoursAgo(hours) : null,
    });
  }
}

/** Letters have told of all of it; what is not new was read, and answered where it was the guest's. */
async function addConversations(trx: Trx, stays: readonly KeyedStay[], { hoursAgo }: Past): Promise<void> {
  for (const { about, messages } of demoConversations) {
    const bookingId = stayOf(stays, about).id;
    for (const [index, { id, side, text, hoursAgo: hours, isNew }] of messages.entries()) {
      const createdAt = hoursAgo(hours);
      const readAt = isNew ? null : hoursAgo(hours - 0.5);
      const answeredAt = side === 'GUEST' ? readAt : null;
      const told = { key: null, createdAt, toldAt: createdAt, readAt, answeredAt };
      await insertBookingMessage(trx, { id, bookingId, position: index + 1, side, text, ...told });
    }
  }
}

function stayOf(stays: readonly KeyedStay[], key: string): KeyedStay {
  const stay = stays.find((other) => other.key === key);
  if (!stay) throw new Error(`the starter content has no stay ${key}`);
  return stay;
}
