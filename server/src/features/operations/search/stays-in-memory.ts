import { formatLocalDate, type LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { foldText } from '@approdo/shared/domain/base/text/fold-text';
import { type Findable, putInOrder } from '@approdo/shared/domain/operations/search/find-best';
import type { Stay } from '@approdo/shared/domain/stays/stay';
import { yieldToOthers } from '../../../adapters/event-loop.ts';
import type { Database } from '../../../db/database.ts';
import { listSearchableStays, readSearchRevision, type SearchableStay } from '../../stays/stays/index.ts';

/** Bookings read before yielding to other work. */
const PORTION = 200;

/** A booking with its title and details. */
type KnownStay = Findable & {
  readonly title: string;
  readonly detail: string;
};

type Known = { readonly state: string; readonly today: LocalDate; readonly stays: Promise<readonly KnownStay[]> };

/**
 * All bookings with their folded search texts, in the order for a day. They are read again once any has changed, here
 * or in another process; concurrent searches share one reading.
 */
export function createKnownStays(database: Database) {
  let known: Known | undefined;
  return async (today: LocalDate): Promise<readonly KnownStay[]> => {
    const state = await readSearchRevision(database);
    if (known?.state === state && known.today === today) return await known.stays;
    const reading: Known = { state, today, stays: readAll(database).then((stays) => putInOrder(stays, today)) };
    known = reading;
    reading.stays.catch(() => {
      if (known === reading) known = undefined;
    });
    return await reading.stays;
  };
}

async function readAll(database: Database): Promise<KnownStay[]> {
  const stays: KnownStay[] = [];
  for (let after = ''; ; ) {
    const rows = await listSearchableStays(database, { after, most: PORTION });
    stays.push(...rows.map(knownOf));
    const last = rows.at(-1);
    if (!last || rows.length < PORTION) return stays;
    after = last.id;
    await yieldToOthers();
  }
}

function knownOf(row: SearchableStay): KnownStay {
  const { guest_name, guest_email, guest_phone, note, reason, channel_name } = row;
  const digits = guest_phone?.replaceAll(/[^\d+]/g, '');
  const texts = [guest_name, guest_email, guest_phone, digits, note, reason, channel_name];
  const stay = { startDate: row.start_date, endDate: row.departure ?? row.end_date };
  return {
    id: row.id,
    text: foldText(texts.filter((text) => text !== null && text !== undefined).join(' ')),
    stay,
    at: stay.startDate,
    until: stay.endDate,
    isLast: row.status === 'REJECTED',
    title: titleOf(row),
    detail: describe(row, stay),
  };
}

function titleOf({ status, guest_name, reason, channel_name }: SearchableStay): string {
  return (status === 'NOT_AVAILABLE' ? channel_name || reason : guest_name) || 'Date bloccate';
}

const STATUS_WORDS = {
  PENDING: 'da decidere',
  REJECTED: 'rifiutata',
  EXPIRED: 'scaduta',
  CANCELLED: 'annullata',
} as const;

/** `giu 12, 2027 – giu 19, 2027, 4 ospiti`, and its status unless it is confirmed. */
function describe({ status, outcome, number_of_guests }: SearchableStay, { startDate, endDate }: Stay): string {
  const days = [...new Set([startDate, endDate])].map((day) => formatLocalDate(day)).join(' – ');
  const people = number_of_guests === 1 ? '1 ospite' : `${number_of_guests} ospiti`;
  if (status === 'NOT_AVAILABLE') return days;
  if (status === 'CONFIRMED') return `${days}, ${people}`;
  return `${days}, ${people}, ${STATUS_WORDS[outcome ?? status]}`;
}
