import { formatLocalDate } from '@approdo/shared/domain/base/date/local-date';
import { elideBeforeDates, sayLocalDate } from '@approdo/shared/domain/base/date/say-date';
import { formatEuros } from '@approdo/shared/domain/base/money/money';
import { readWaiting } from '../../messages/conversations/index.ts';
import { readLateInstalments } from '../../money/payments/index.ts';
import { listAskedCancellations, listOpenRequests } from '../../stays/stays/index.ts';
import { type Asked, bookingAddress, MOST, type ToDoLine } from './to-do-source.ts';

/** To-dos for requests to decide on. */
export async function listRequests({ reader }: Asked) {
  const { items, total } = await listOpenRequests(reader, MOST);
  const lines = items.map(
    ({ expiresAt, ...stay }): ToDoLine => ({
      kind: 'REQUEST',
      id: stay.id,
      at: expiresAt,
      createdAt: stay.createdAt,
      title: `${stay.guestName} chiede di prenotare`,
      detail: describe(stay),
      address: bookingAddress(stay.id),
      action: 'Rispondi',
    }),
  );
  return { items: lines, total };
}

export async function listCancellations({ reader }: Asked) {
  const { items, total } = await listAskedCancellations(reader, MOST);
  const lines = items.map(
    ({ askedAt, ...stay }): ToDoLine => ({
      kind: 'CANCELLATION',
      id: stay.id,
      at: askedAt,
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
export async function listMessages({ reader, today }: Asked) {
  const { items, total } = await readWaiting(reader, { today, most: MOST });
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

export async function listLatePayments({ reader, today }: Asked) {
  const { items, total } = await readLateInstalments(reader, { today, most: MOST });
  const lines = items.map(
    ({ bookingId, guestName, name, amount, dueDate }): ToDoLine => ({
      kind: 'PAYMENT',
      id: bookingId,
      at: dueDate,
      title: `${guestName}: ${name} in ritardo`,
      detail: elideBeforeDates(`${formatEuros(amount)} entro il ${sayLocalDate(dueDate)}`),
      address: bookingAddress(bookingId, '#soldi'),
      action: 'Apri',
    }),
  );
  return { items: lines, total };
}

type Described = { readonly startDate: string; readonly endDate: string; readonly numberOfGuests: number };

function describe({ startDate, endDate, numberOfGuests }: Described): string {
  const people = numberOfGuests === 1 ? '1 ospite' : `${numberOfGuests} ospiti`;
  return `${formatLocalDate(startDate)} – ${formatLocalDate(endDate)}, ${people}`;
}
