import type { MoveChoices } from '@approdo/shared/contract/operations/moves';
import { ITALIAN } from '@approdo/shared/domain/base/language/language';
import { readStayRow, type StayRow } from '@approdo/shared/domain/operations/moving/read-stay-row';
import { formatMessage } from '@approdo/shared/words/say';
import { WORDS } from '@approdo/shared/words/words';
import type { Clock } from '../../../../adapters/clock.ts';
import { makeId } from '../../../../adapters/random.ts';
import type { Trx } from '../../../../db/transaction.ts';
import { findHolder } from '../../../bookings/bookings/index.ts';
import { getProperty } from '../../../content/property/index.ts';
import { agreeOnPrice } from '../../../money/payments/index.ts';
import { type GuestStay, insertBooking, NO_STATUS_DETAILS, occupyDays, putPause } from '../../../stays/stays/index.ts';
import {
  ASK_FOR_COLUMNS,
  type ItemAtHand,
  type Judgement,
  type MoveAtHand,
  type MoveKindWork,
  type StoredItem,
} from '../move-kind.ts';
import { openAgenda, type StayAgenda } from './stay-agenda.ts';
import { hasDates, readSheet } from './stay-sheet.ts';

export type StayWorkNeeds = { readonly clock: Clock };

/** What marks know stays of no portal by. */
const NO_PORTAL = 'stays';

/** Stays of portals' tables, calendars and sheets of the owner's own. */
export function createStayWork({ clock }: StayWorkNeeds): MoveKindWork {
  return {
    async judge(reader, move, items) {
      const today = clock.today();
      const sheet = readSheet(move, items);
      const table = { ...sheet, today };
      const isClear = hasDates(sheet);
      const unread = isClear ? NO_STAY : UNMAPPED;
      const read = items.map((item) => {
        return { item, row: isClear && item.found === null ? readStayRow(sheet.rowOf(item), table) : undefined };
      });
      const stays = read.flatMap(({ row }) => (row?.state === 'NEW' ? [row] : []));
      const judge = createJudge(await openAgenda(reader, stays, today), move.choices);
      return {
        judgements: new Map(read.map(({ item, row }) => [item.id, row ? judge(item, row) : leaveOut(item, unread)])),
        ...(!isClear && { hints: [ASK_FOR_COLUMNS] }),
        ...(!(isClear && sheet.isKnown) && { columns: sheet.columns }),
      };
    },

    async bring(trx, move, item) {
      const stay = await readStay(trx, { move, item, clock });
      const clash = (await openAgenda(trx, [stay], clock.today())).findClash(stay);
      // What overlaps in the past was decided by the owner; days that are held are never taken twice.
      if (clash && !clash.isPast) return { clash: clash.reason };
      await insertStay(trx, stay, { ...item.shown, now: clock.now() });
      return { things: [{ kind: 'booking', id: stay.id }] };
    },
  };
}

/** Judges stays one after another: a later one is compared with the earlier ones that come. */
function createJudge(agenda: StayAgenda, { leave = [], take = [] }: MoveChoices) {
  const [left, taken] = [new Set(leave), new Set(take)];
  const known = new Set<string>();
  return (item: StoredItem, row: StayRow): Judgement => {
    const described = describe(item, row);
    if (row.state !== 'NEW') {
      return { ...described, state: row.state, reason: formatMessage(row.reason, WORDS[ITALIAN]) };
    }
    // What the owner leaves out stands in the way of nothing.
    if (left.has(item.id)) return { ...described, state: 'NEW' };
    const name = JSON.stringify([described.source, described.key]);
    if (known.has(name)) return { ...described, state: 'ALREADY', reason: 'Ripetuta nel file' };
    known.add(name);
    const clash = agenda.findClash(row);
    if (clash && !(clash.isPast && taken.has(item.id))) {
      return { ...described, state: 'CLASH', reason: clash.reason };
    }
    agenda.add(row);
    return { ...described, state: 'NEW' };
  };
}

/** What is read of a row, whatever becomes of it. */
function describe(item: StoredItem, row: StayRow) {
  const { code, portal, guestName, numberOfGuests, price, commission, startDate, endDate } = row;
  return {
    title: guestName,
    warnings: [...item.warnings, ...row.warnings],
    source: portal ?? NO_PORTAL,
    key: code ?? [startDate, endDate, guestName].join(' '),
    shown: { code, portal, guestName, numberOfGuests, price, commission, startDate, endDate },
  };
}

const NO_STAY = { state: 'LEFT', reason: 'Non è un soggiorno' } as const;
const UNMAPPED = { state: 'FAULT', reason: ASK_FOR_COLUMNS } as const;

/** What the reading process has judged already, and rows that are empty, a payout or closed days, or nobody can read. */
function leaveOut({ found, title, key, warnings }: StoredItem, unread: NonNullable<StoredItem['found']>): Judgement {
  return { ...(found ?? unread), title: title || `Riga ${key}`, warnings, shown: {} };
}

type Source = { readonly move: MoveAtHand; readonly item: ItemAtHand; readonly clock: Clock };

/** The stay as one that the owner enters by hand, with its dates as they were judged among all of the file. */
async function readStay(trx: Trx, { move, item, clock }: Source): Promise<GuestStay> {
  const [now, today] = [clock.now().toISOString(), clock.today()];
  const sheet = readSheet(move, []);
  const row = readStayRow(sheet.rowOf(item), { ...sheet, today });
  const { startDate, endDate } = item.shown;
  if (!row || startDate === undefined || endDate === undefined) throw new Error(`item ${item.id} is no stay`);
  const { guestName, guestEmail, guestPhone, numberOfGuests, note, portal, commission } = row;
  return {
    ...{ guestName, guestEmail, guestPhone, numberOfGuests, note, portal, commission, startDate, endDate },
    ...(await findHolder(trx, guestEmail)),
    id: makeId(),
    status: 'CONFIRMED',
    isBlocked: false,
    source: 'OWNER',
    entryKey: null,
    requestKey: null,
    children: 0,
    linen: false,
    extras: [],
    foundBy: null,
    cleaningNote: null,
    language: ITALIAN,
    ...NO_STATUS_DETAILS,
    confirmedAt: now,
    createdAt: now,
    changedAt: now,
    sequence: 0,
    revision: 0,
    movedFrom: move.fileName,
    wasOver: endDate < today,
  };
}

type Priced = Pick<ItemAtHand['shown'], 'price'> & { readonly now: Date };

/** No listener hears of it: nobody is written to, no money is asked for, and no program is notified. */
async function insertStay(trx: Trx, stay: GuestStay, { price, now }: Priced): Promise<void> {
  await insertBooking(trx, stay);
  await occupyDays(trx, stay, await getProperty(trx));
  await putPause(trx, stay.id);
  const reason = `Prezzo di ${stay.portal ?? stay.movedFrom}`;
  await agreeOnPrice(trx, stay, price == null ? { total: null, now } : { total: price, reason, now });
}
