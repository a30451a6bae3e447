import type { MoveChoices } from '@approdo/shared/contract/operations/moves';
import { datesOfStayRow } from '@approdo/shared/domain/operations/moving/read-stay-row';
import { STAY_FIELDS, STAY_TABLES, type StayColumn } from '@approdo/shared/domain/operations/moving/stay-tables';
import { z } from 'zod';
import type { MoveAtHand, StoredItem } from '../move-kind.ts';
import { openTable, type Sheet, type TableKind } from './sheet.ts';

const eventFacts = z.object({ uid: z.string(), summary: z.string(), startDate: z.string(), endDate: z.string() });

const STAYS: TableKind<StayColumn> = {
  tables: STAY_TABLES,
  mappable: STAY_FIELDS,
  datesOf: datesOfStayRow,
  isEnough: (has) => has('startDate') && (has('endDate') || has('nights')),
};

/** The stays of a table, or of a calendar, which has no facts of its own. */
export function openStays(move: MoveAtHand, items: readonly StoredItem[]): Sheet<StayColumn> {
  return move.facts ? openTable(STAYS, move, items) : openCalendar(move.choices);
}

/** Of a row of a calendar. */
const EVENT_FIELDS: readonly StayColumn[] = ['code', 'name', 'startDate', 'endDate', 'portal', 'kind'];

function openCalendar({ portal }: MoveChoices): Sheet<StayColumn> {
  return {
    fields: new Map(EVENT_FIELDS.map((field, place) => [field, [place]])),
    portal,
    order: 'YMD',
    isClear: true,
    asked: {},
    rowOf({ facts }) {
      const { uid, summary, startDate, endDate } = eventFacts.parse(facts);
      const title = summary.trim();
      const kind = CLOSURE.test(title) ? 'closure' : '';
      return [uid, nameIn(title), startDate, endDate, portal ?? portalOf(uid, title), kind];
    },
  };
}

/** The titles by which the reader of portals' calendars knows what Airbnb and Vrbo close. */
const CLOSURE = /^(?:airbnb \(not available\)|not available|blocked|indisponible)$/i;

const NAMELESS = /^(?:reserved|booked|busy|closed - not available)$/i;

/** Vrbo alone names the guest: `Reserved - Ada Rossi`. */
const WITH_NAME = /^reserved - (.+)$/i;

function nameIn(title: string): string {
  return WITH_NAME.exec(title)?.[1] ?? (NAMELESS.test(title) ? '' : title);
}

function portalOf(uid: string, title: string): string {
  if (uid.endsWith('@airbnb.com')) return 'Airbnb';
  return WITH_NAME.test(title) ? 'Vrbo' : '';
}
