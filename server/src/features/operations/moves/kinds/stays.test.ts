import type { MoveChoices } from '@approdo/shared/contract/operations/moves';
import type { Row } from '@approdo/shared/domain/base/tables/cell';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { days } from '../../../../testing/feed-text.ts';
import { createLinkedSite, type LinkedSite } from '../../../../testing/linked-site.ts';
import type { Preview, StoredItem } from '../move-kind.ts';
import { createStayWork } from './stays.ts';

/** Its clock stands at 1 March 2027. */
let site: LinkedSite;
beforeEach(async () => {
  site = await createLinkedSite();
  await site.admin.property.update({ body: { sameDayTurnover: true } });
});
afterEach(() => site.close());

const BOOKING_COM = ['Book number', 'Guest name(s)', 'Check-in', 'Check-out', 'Persons', 'Status', 'Price'];

function itemOf(facts: unknown, index: number, change: Partial<StoredItem> = {}): StoredItem {
  const plain = { source: '', key: String(index + 1), title: '', found: null, warnings: [] };
  return { id: `i${index + 1}`, kind: 'STAY', facts, ...plain, ...change };
}

const rowsOf = (rows: readonly Row[]) => rows.map((cells, index) => itemOf({ cells }, index));

type File = { readonly header?: Row; readonly items: readonly StoredItem[]; readonly choices?: MoveChoices };

function judge({ header, items, choices = {} }: File): Promise<Preview> {
  const named = { id: 'm1', fileName: 'soggiorni.csv', fileNames: ['soggiorni.csv'], by: null };
  const move = { ...named, choices, facts: header && { header } };
  return createStayWork({ clock: site.clock }).judge(site.database, move, items);
}

/** What became of each item, as `STATE reason`. */
async function outcomesOf(file: File): Promise<string[]> {
  const { judgements } = await judge(file);
  return file.items.map(({ id }) => {
    const { state, reason = '' } = judgements.get(id) ?? {};
    return `${state} ${reason}`.trim();
  });
}

const judgeRows = (rows: readonly Row[], choices?: MoveChoices) =>
  outcomesOf({ header: BOOKING_COM, items: rowsOf(rows), ...(choices && { choices }) });

const ahead = (code: string, from = '2027-07-03', to = '2027-07-10') => [code, 'Ada Rossi', from, to, '2', 'ok', '500'];
const past = (code: string, name: string, from: string, to: string) => [code, name, from, to, '2', 'ok', '500'];

describe('a table of stays', () => {
  it('shows each row with what it tells, known by portal and code', async () => {
    const rows = rowsOf([['4711', 'Ada Rossi', '2027-07-03', '2027-07-10', '9', 'chissà', '€ 1.234,50']]);
    const { judgements, hints, columns } = await judge({ header: BOOKING_COM, items: rows });
    expect(judgements.get('i1')).toEqual({
      state: 'NEW',
      title: 'Ada Rossi',
      source: 'Booking.com',
      key: '4711',
      warnings: ['Stato sconosciuto: «chissà»', '9 ospiti: contati come 8'],
      shown: {
        ...{ code: '4711', portal: 'Booking.com', guestName: 'Ada Rossi', numberOfGuests: 8 },
        ...{ price: 123_450, commission: null, startDate: '2027-07-03', endDate: '2027-07-10' },
      },
    });
    expect([hints, columns]).toEqual([undefined, undefined]);
  });

  it('leaves what was cancelled, and says of what is wrong what rule it breaks', async () => {
    const rows: Row[] = [
      ['1', 'Ada', '2027-07-03', '2027-07-10', '2', 'cancelled_by_guest', ''],
      ['2', 'Ada', '2027-07-03', '2027-07-03', '2', 'ok', ''],
      ['3', 'Ada', '', '2027-07-03', '2', 'ok', ''],
      ['4', 'Ada', '2001-07-03', '2001-07-10', '2', 'ok', ''],
      ['', '', '', '', '', '', ''],
    ];
    expect(await judgeRows(rows)).toEqual([
      'LEFT Annullata',
      expect.stringMatching(/^FAULT .*check-out/i),
      expect.stringMatching(/^FAULT .*dat/i),
      'FAULT Il check-in deve essere negli ultimi 20 anni',
      'LEFT Non è un soggiorno',
    ]);
  });

  it('is dated in one order, which the owner chooses where nothing decides it', async () => {
    const undecided = past('1', 'Ada', '03/07/2026', '05/07/2026');
    expect(await judgeRows([undecided])).toEqual(['FAULT Giorno o mese? Scegli l’ordine delle date']);
    const items = rowsOf([undecided]);
    const { judgements } = await judge({ header: BOOKING_COM, items, choices: { dateOrder: 'DMY' } });
    expect(judgements.get('i1')).toMatchObject({ state: 'NEW', shown: { startDate: '2026-07-03' } });
    expect(await judgeRows([undecided, past('2', 'Bea', '13/07/2026', '15/07/2026')])).toEqual(['NEW', 'NEW']);
  });

  it('that nobody knows is shown by its columns, until the owner has named those of the dates', async () => {
    const header = ['Chi', 'Dal', 'Notti', 'Quanto'];
    const items = rowsOf([['Ada Rossi', '3.7.2026', '7', '700']]);
    const unnamed = await judge({ header, items });
    expect(unnamed.hints).toEqual(['Dicci che cosa c’è in ogni colonna']);
    expect(unnamed.columns?.[1]).toEqual({ name: 'Dal', samples: ['3.7.2026'] });
    expect(unnamed.judgements.get('i1')).toMatchObject({ state: 'FAULT', reason: unnamed.hints?.[0], title: 'Riga 1' });
    const mapping = { name: 'Chi', startDate: 'Dal', nights: 'Notti', price: 'Quanto' };
    const named = await judge({ header, items, choices: { mapping, portal: 'airbnb', dateOrder: 'DMY' } });
    expect(named.hints).toBeUndefined();
    expect(named.columns).toHaveLength(4);
    expect(named.judgements.get('i1')).toMatchObject({
      state: 'NEW',
      source: 'Airbnb',
      key: '2026-07-03 2026-07-10 Ada Rossi',
      shown: { code: null, endDate: '2026-07-10', price: 70_000 },
    });
  });

  it('keeps what the reading process has judged', async () => {
    const found = { state: 'FAULT', reason: 'Troppo grande' } as const;
    const items = [itemOf({}, 0, { found })];
    expect(await outcomesOf({ header: BOOKING_COM, items })).toEqual(['FAULT Troppo grande']);
  });
});

describe('a calendar of a portal', () => {
  const event = (uid: string, summary: string, index: number) =>
    itemOf({ uid, summary, startDate: '2027-07-03', endDate: '2027-07-10' }, index);

  it('has stays, named where the portal names them, and days that were closed', async () => {
    const items = [
      event('a@airbnb.com', 'Reserved', 0),
      event('b@airbnb.com', 'Airbnb (Not available)', 1),
      event('c', 'Reserved - Ada Rossi', 2),
    ];
    const { judgements } = await judge({ items });
    expect([...judgements.values()].map(({ title, state, source, key }) => [title, state, source, key])).toEqual([
      ['Ospite di Airbnb', 'NEW', 'Airbnb', 'a@airbnb.com'],
      ['Riga 2', 'LEFT', undefined, undefined],
      ['Ada Rossi', 'CLASH', 'Vrbo', 'c'],
    ]);
  });
});

describe('days that are taken', () => {
  it('clash with a stay that is not over, and are named with who has them', async () => {
    await site.admin.bookings.block({ body: { startDate: '2027-07-09', endDate: '2027-07-12', reason: 'Lavori' } });
    expect(await judgeRows([ahead('1')])).toEqual(['CLASH Date già occupate: Lavori, lug 09, 2027 – lug 12, 2027']);
    expect(await judgeRows([ahead('1', '2027-07-02', '2027-07-09')])).toEqual(['NEW']);
  });

  it('of the same reservation in a channel’s calendar are told as such, and only of that portal', async () => {
    await site.link('booking', { kind: 'BOOKING' });
    site.feeds.hold('booking', days('a', '2027-07-03', '2027-07-10', 'SUMMARY:CLOSED - Not available'));
    await site.readAll();
    expect(await judgeRows([ahead('1')])).toEqual(['CLASH Arriva già dal calendario di booking']);
    expect(await judgeRows([ahead('1', '2027-07-04')])).toEqual([
      expect.stringMatching(/^CLASH Date già occupate: booking, /),
    ]);
    const items = rowsOf([ahead('1')]);
    expect(await outcomesOf({ header: BOOKING_COM, items, choices: { portal: 'Vrbo' } })).toEqual([
      expect.stringMatching(/^CLASH Date già occupate: /),
    ]);
  });

  it('by another stay of the file let the first one come; one that is left out takes none', async () => {
    const rows = [ahead('1'), ahead('2', '2027-07-09', '2027-07-12'), ahead('3', '2027-07-10', '2027-07-12')];
    const clash = 'CLASH Si sovrappone a Ada Rossi, lug 03, 2027 – lug 10, 2027';
    expect(await judgeRows(rows)).toEqual(['NEW', clash, 'NEW']);
    expect(await judgeRows(rows, { leave: ['i1'] })).toEqual([
      'NEW',
      'NEW',
      'CLASH Si sovrappone a Ada Rossi, lug 09, 2027 – lug 12, 2027',
    ]);
  });

  it('are no matter of the past: overlaps of nights are told, and may come all the same', async () => {
    const rows = [
      past('1', 'Ada', '2026-07-03', '2026-07-10'),
      past('2', 'Bea', '2026-07-10', '2026-07-12'),
      past('3', 'Cleo', '2026-07-11', '2026-07-13'),
    ];
    const overlap = 'CLASH Si sovrappone a Bea, lug 10, 2026 – lug 12, 2026';
    expect(await judgeRows(rows)).toEqual(['NEW', 'NEW', overlap]);
    expect(await judgeRows(rows, { take: ['i3'] })).toEqual(['NEW', 'NEW', 'NEW']);
  });

  it('ahead are not taken twice, whatever the owner chooses', async () => {
    const clash = 'CLASH Si sovrappone a Ada Rossi, lug 03, 2027 – lug 10, 2027';
    expect(await judgeRows([ahead('1'), ahead('2')], { take: ['i2'] })).toEqual(['NEW', clash]);
  });

  it('a code that comes again is repeated, and not that of a cancelled stay', async () => {
    const cancelled = ['7', 'Ada', '2027-05-03', '2027-05-10', '2', 'cancelled', ''];
    expect(await judgeRows([cancelled, ahead('7'), ahead('7', '2027-08-01', '2027-08-03')])).toEqual([
      'LEFT Annullata',
      'NEW',
      'ALREADY Ripetuta nel file',
    ]);
  });
});
