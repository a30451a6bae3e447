import type { MoveChoices } from '@approdo/shared/contract/operations/moves';
import { ITALIAN } from '@approdo/shared/domain/base/language/language';
import { readStayRow, type StayRow } from '@approdo/shared/domain/operations/moving/read-stay-row';
import { formatMessage } from '@approdo/shared/words/say';
import { WORDS } from '@approdo/shared/words/words';
import type { Clock } from '../../../../adapters/clock.ts';
import type { Trx } from '../../../../db/transaction.ts';
import { findHolder } from '../../../bookings/bookings/index.ts';
import { getProperty } from '../../../content/property/index.ts';
import { agreeOnPrice } from '../../../money/payments/index.ts';
import { enterConfirmed, type GuestStay, insertBooking, occupyDays, putPause } from '../../../stays/stays/index.ts';
import type { ItemAtHand, Judgement, MoveAtHand, MoveKindWork, StoredItem } from '../move-kind.ts';
import { ASK_FOR_COLUMNS } from './sheet.ts';
import { openAgenda, type StayAgenda } from './stay-agenda.ts';
import { openStays } from './stay-sheet.ts';

/** What marks know stays of no portal by. */
const NO_PORTAL = 'stays';

const REPEATED = { state: 'ALREADY', reason: 'Ripetuta nel file' } as const;
const NO_STAY = { state: 'LEFT', reason: 'Non è un soggiorno' } as const;
const UNMAPPED = { state: 'FAULT', reason: ASK_FOR_COLUMNS } as const;

/** Stays of portals' tables, calendars and sheets of the owner's own. */
export function createStayWork({ clock }: { readonly clock: Clock }): MoveKindWork {
  return {
    async judge(reader, move, items) {
      const today = clock.today();
      const { isClear, asked, rowOf, ...table } = openStays(move, items);
      const read = items.map((item) => {
        const isRead = isClear && item.found === null;
        return { item, row: isRead ? readStayRow(rowOf(item), { ...table, today }) : undefined };
      });
      const stays = read.flatMap(({ row }) => (row?.state === 'NEW' ? [row] : []));
      const judge = createJudge(await openAgenda(reader, stays, today), move.choices);
      const unread = isClear ? NO_STAY : UNMAPPED;
      const judged = read.map(({ item, row }) => [item.id, row ? judge(item, row) : leaveOut(item, unread)] as const);
      return { judgements: new Map(judged), ...asked };
    },

    async bring(trx, move, item) {
      const stay = await readStay(trx, { move, item, clock });
      const clash = (await openAgenda(trx, [stay], clock.today())).findClash(stay);
      // What overlaps in the past was decided by the owner; days that are held are never taken twice.
      if (clash && !clash.isPast) return { clash: clash.reason };
      await insertStay(trx, stay, { price: item.shown.price ?? null, now: clock.now() });
      return { things: [{ kind: 'booking', id: stay.id }] };
    },
  };
}

/** Judges stays one after another: a later one is compared with the earlier ones that come. */
function createJudge(agenda: StayAgenda, { leave, take }: MoveChoices) {
  const [left, taken] = [new Set(leave), new Set(take)];
  const known = new Set<string>();
  return (item: StoredItem, row: StayRow): Judgement => {
    const told = describe(item, row);
    if (row.state !== 'NEW') return { ...told, state: row.state, reason: formatMessage(row.reason, WORDS[ITALIAN]) };
    // What the owner leaves out stands in the way of nothing.
    if (left.has(item.id)) return { ...told, state: 'NEW' };
    const name = JSON.stringify([told.source, told.key]);
    if (known.has(name)) return { ...told, ...REPEATED };
    known.add(name);
    const clash = agenda.findClash(row);
    if (clash && !(clash.isPast && taken.has(item.id))) return { ...told, state: 'CLASH', reason: clash.reason };
    agenda.add(row);
    return { ...told, state: 'NEW' };
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

/** What the reading process has judged already, and rows that are empty, no stay, or that nobody can read. */
function leaveOut({ found, title, key, warnings }: StoredItem, unread: NonNullable<StoredItem['found']>): Judgement {
  return { ...(found ?? unread), title: title || `Riga ${key}`, warnings, shown: {} };
}

type Source = { readonly move: MoveAtHand; readonly item: ItemAtHand; readonly clock: Clock };

/** The stay as one that the owner enters by hand, with its dates as they were judged among all of the file. */
async function readStay(trx: Trx, { move, item, clock }: Source): Promise<GuestStay> {
  const today = clock.today();
  const { rowOf, ...table } = openStays(move, []);
  const row = readStayRow(rowOf(item), { ...table, today });
  const { startDate, endDate } = item.shown;
  if (!row || startDate === undefined || endDate === undefined) throw new Error(`item ${item.id} is no stay`);
  const { guestName, guestEmail, guestPhone, numberOfGuests, note, portal, commission } = row;
  return {
    ...enterConfirmed(clock.now().toISOString()),
    ...{ guestName, guestEmail, guestPhone, numberOfGuests, note, portal, commission, startDate, endDate },
    ...(await findHolder(trx, guestEmail)),
    ...{ entryKey: null, children: 0, linen: false, extras: [], language: ITALIAN },
    movedFrom: move.fileName,
    wasOver: endDate < today,
  };
}

type Priced = { readonly price: number | null; readonly now: Date };

/** No listener hears of it: nobody is written to, no money is asked for, and no program is notified. */
async function insertStay(trx: Trx, stay: GuestStay, { price: total, now }: Priced): Promise<void> {
  await insertBooking(trx, stay);
  await occupyDays(trx, stay, await getProperty(trx));
  await putPause(trx, stay.id);
  const reason = `Prezzo di ${stay.portal ?? stay.movedFrom}`;
  await agreeOnPrice(trx, stay, total === null ? { total, now } : { total, reason, now });
}
