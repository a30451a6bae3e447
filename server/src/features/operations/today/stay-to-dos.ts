import { formatLocalDate } from '@approdo/shared/domain/base/date/local-date';
import { elideBeforeDates, sayLocalDate } from '@approdo/shared/domain/base/date/say-date';
import { formatEuros } from '@approdo/shared/domain/base/money/money';
import { purposeOf } from '@approdo/shared/domain/money/ledger';
import { listOccupiedDays } from '@approdo/shared/domain/stays/availability';
import { isAhead } from '@approdo/shared/domain/stays/booking';
import type { Stay } from '@approdo/shared/domain/stays/stay';
import { getTurnover } from '../../content/property/index.ts';
import { readWaitingConversations } from '../../messages/conversations/index.ts';
import { countWithoutWay, readLateInstalments } from '../../money/payments/index.ts';
import { listOccupiedBetween, listOpenRequests, listRequestedCancellations } from '../../stays/stays/index.ts';
import { all, bookingAddress, MOST, type ToDoContext, type ToDoLine } from './to-do-source.ts';

/** To-dos for requests to decide on, each with the decision that is left for it. */
export async function listRequests(context: ToDoContext) {
  const { items, total } = await listOpenRequests(context.reader, MOST);
  const canConfirm = await readConfirmable(context, items);
  const lines = items.map(
    ({ expiresAt, ...stay }): ToDoLine => ({
      kind: 'REQUEST',
      id: stay.id,
      at: expiresAt,
      createdAt: stay.createdAt,
      title: `${stay.guestName} chiede di prenotare`,
      detail: describe(stay),
      address: bookingAddress(stay.id),
      action: canConfirm(stay) ? 'Conferma' : 'Rifiuta',
    }),
  );
  return { items: lines, total };
}

/** Which of the requests can be confirmed: those that are not over, and of whose days nobody has one. */
async function readConfirmable({ reader, today }: ToDoContext, requests: readonly Stay[]) {
  const ahead = requests.map(asConfirmed).filter((stay) => isAhead(stay, today));
  const from = ahead.map(({ startDate }) => startDate).toSorted()[0];
  const to = ahead
    .map(({ endDate }) => endDate)
    .toSorted()
    .at(-1);
  if (from === undefined || to === undefined) return () => false;
  const taken = new Set(await listOccupiedBetween(reader, { from, to }));
  const turnover = await getTurnover(reader);
  return (request: Stay) => {
    const stay = asConfirmed(request);
    return isAhead(stay, today) && !listOccupiedDays(stay, turnover).some((day) => taken.has(day));
  };
}

function asConfirmed({ startDate, endDate }: Stay) {
  return { startDate, endDate, status: 'CONFIRMED', isBlocked: false } as const;
}

export async function listCancellations({ reader }: ToDoContext) {
  const { items, total } = await listRequestedCancellations(reader, MOST);
  const lines = items.map(
    ({ requestedAt, ...stay }): ToDoLine => ({
      kind: 'CANCELLATION',
      id: stay.id,
      at: requestedAt,
      createdAt: stay.createdAt,
      title: `${stay.guestName} chiede di annullare`,
      detail: describe(stay),
      address: bookingAddress(stay.id),
      action: 'Decidi',
    }),
  );
  return { items: lines, total };
}

/** To-dos for guests who wait for an answer. */
export async function listMessages({ reader, today }: ToDoContext) {
  const { items, total } = await readWaitingConversations(reader, { today, most: MOST });
  const lines = items.map(
    ({ bookingId, guestName, since, unanswered }): ToDoLine => ({
      kind: 'MESSAGE',
      id: bookingId,
      at: since,
      title: `${guestName} aspetta una risposta`,
      detail: unanswered === 1 ? '1 messaggio' : `${unanswered} messaggi`,
      address: bookingAddress(bookingId, '#conversazione'),
      action: 'Rispondi',
    }),
  );
  return { items: lines, total };
}

/** One to-do for all guests who owe something and cannot pay it. */
export async function listUnpayable({ reader, today }: ToDoContext) {
  const count = await countWithoutWay(reader, today);
  if (count === 0) return all([]);
  const guests = count === 1 ? '1 ospite non sa come pagare' : `${count} ospiti non sanno come pagare`;
  const line: ToDoLine = {
    kind: 'WAY_TO_PAY',
    id: null,
    at: null,
    title: `Scrivi il tuo IBAN: ${guests}`,
    detail: 'Le scadenze partono dal giorno in cui lo scrivi.',
    address: '/admin/payments',
    action: 'Scrivi',
  };
  return all([line]);
}

export async function listLatePayments({ reader, today }: ToDoContext) {
  const { items, total } = await readLateInstalments(reader, { today, limit: MOST });
  const lines = items.map(
    ({ bookingId, guestName, name, kind, amount, dueDate }): ToDoLine => ({
      kind: 'PAYMENT',
      id: bookingId,
      at: dueDate,
      title: `${guestName}: ${name} in ritardo`,
      detail: elideBeforeDates(`${formatEuros(amount)} entro il ${sayLocalDate(dueDate)}`),
      address: bookingAddress(bookingId, '#soldi'),
      action: 'Registra',
      payment: { purpose: purposeOf(kind), amount },
    }),
  );
  return { items: lines, total };
}

type Described = { readonly startDate: string; readonly endDate: string; readonly numberOfGuests: number };

function describe({ startDate, endDate, numberOfGuests }: Described): string {
  const people = numberOfGuests === 1 ? '1 ospite' : `${numberOfGuests} ospiti`;
  return `${formatLocalDate(startDate)} – ${formatLocalDate(endDate)}, ${people}`;
}
