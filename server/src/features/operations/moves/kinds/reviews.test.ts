import type { MoveChoices } from '@approdo/shared/contract/operations/moves';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { transact } from '../../../../db/transaction.ts';
import { createTestSite, type TestSite } from '../../../../testing/index.ts';
import type { MoveKindWork, StoredItem } from '../move-kind.ts';
import { createReviewWork } from './reviews.ts';

const HEADER = ['Portale', 'Autore', 'Voto', 'Su', 'Testo', 'Data', 'Indirizzo'];
const WORDS = 'La terrazza al mattino vale il viaggio.';
const ASKED = 'Dicci che cosa c’è in ogni colonna';

let site: TestSite;
let admin: TestSite['anyone'];
let work: MoveKindWork;
let current: readonly StoredItem[];

beforeEach(async () => {
  site = await createTestSite({ now: '2027-03-01T10:00:00Z' });
  await site.database.deleteFrom('reviews').execute();
  ({ client: admin } = await site.signIn({ role: 'ADMIN', emailConfirmed: true }));
  work = createReviewWork({ clock: site.clock, listItems: async () => current });
});
afterEach(() => site.close());

type Cells = readonly (string | number)[];

type Change = Partial<Record<'portal' | 'author' | 'rating' | 'outOf' | 'comment' | 'date' | 'url', string>>;

/** A row of the usual header. */
function aRow(change: Change = {}): Cells {
  const { portal = 'Airbnb', author = 'Marie', rating = '5', outOf = '' } = change;
  const { comment = WORDS, date = '2026-09-12', url = '' } = change;
  return [portal, author, rating, outOf, comment, date, url];
}

type TableOptions = { readonly header?: Cells; readonly choices?: MoveChoices };

/** A table as the reading process tells it. */
function aTable(rows: readonly Cells[], { header = HEADER, choices = {} }: TableOptions = {}) {
  const items: StoredItem[] = rows.map((cells, n) => ({
    id: `i${n}`,
    kind: 'REVIEW',
    source: '',
    key: String(n + 2),
    title: '',
    facts: { cells },
    found: null,
    warnings: [],
  }));
  current = items;
  const fileName = 'recensioni.csv';
  return { items, move: { id: 'm1', fileName, fileNames: [fileName], by: null, choices, facts: { header } } };
}
type Table = ReturnType<typeof aTable>;

const preview = ({ move, items }: Table) => work.judge(site.database, move, items);

async function judge(table: Table) {
  const { judgements } = await preview(table);
  return table.items.map(({ id }) => judgements.get(id));
}

const reasonsOf = async (table: Table) => (await judge(table)).map((judged) => judged?.reason ?? judged?.state);

async function bringOne({ move }: Table, item: StoredItem) {
  const atHand = { ...item, content: null, shown: {} };
  return await transact(site.database, (trx) => work.bring(trx, move, atHand, undefined));
}

/** Brings what is new, as a run does. */
async function bring(table: Table) {
  const judged = await judge(table);
  for (const [n, item] of table.items.entries()) {
    if (judged[n]?.state !== 'NEW') continue;
    const brought = await bringOne(table, item);
    expect(brought).toEqual({ things: [{ kind: 'review', id: expect.any(String) }] });
  }
}

const listDays = async () => (await admin.reviews.list()).map(({ createdAt }) => createdAt.slice(0, 10));

describe('a row of a table', () => {
  it('becomes a review of its portal that waits for the owner', async () => {
    const url = 'https://www.airbnb.it/rooms/1/reviews';
    await bring(aTable([aRow({ rating: '8,7', outOf: '10', url })]));
    expect(await admin.reviews.list()).toEqual([
      {
        id: expect.any(String),
        rating: 4,
        comment: WORDS,
        createdAt: '2026-09-12T12:00:00.000Z',
        author: { name: 'Marie', avatar: null },
        collectedOn: 'Airbnb',
        url,
        status: 'PENDING',
        version: expect.any(String),
      },
    ]);
  });

  it('is shown with its author, portal and day', async () => {
    expect(await judge(aTable([aRow()]))).toMatchObject([
      { state: 'NEW', title: 'Marie', warnings: [], shown: { portal: 'Airbnb', date: '2026-09-12' } },
    ]);
  });

  it('without a portal is of the one that the owner chooses for all', async () => {
    const row = aRow({ portal: '' });
    expect(await reasonsOf(aTable([row]))).toEqual(['Il portale deve essere compreso tra 2 e 60 caratteri']);
    await bring(aTable([row, aRow({ author: 'Karl' })], { choices: { portal: 'Booking.com' } }));
    const portals = (await admin.reviews.list()).map(({ collectedOn }) => collectedOn);
    expect(portals.toSorted()).toEqual(['Airbnb', 'Booking.com']);
  });

  it('with a wrong address comes without it, and says so', async () => {
    const table = aTable([aRow({ url: 'javascript:alert(1)' })]);
    expect((await judge(table))[0]?.warnings).toEqual(['Indirizzo non valido: «javascript:alert(1)»']);
    await bring(table);
    expect((await admin.reviews.list())[0]).not.toHaveProperty('url');
  });

  it.each([
    [{ date: '2027-03-02' }, 'La data non può essere nel futuro'],
    [{ rating: '6' }, 'Il voto deve essere un numero intero da 1 a 5'],
    [{ rating: '11', outOf: '10' }, 'Il voto deve essere un numero da 0 a 10'],
    [{ date: '' }, 'Scegli una data'],
    [{ comment: 'Bello' }, 'Il testo deve essere compreso tra 10 e 2.000 caratteri'],
  ])('that is none is a fault: %j', async (change, reason) => {
    const table = aTable([aRow(change)]);
    expect(await judge(table)).toMatchObject([{ state: 'FAULT', reason }]);
    await bring(table);
    expect(await listDays()).toEqual([]);
  });
});

describe('a review that is there already', () => {
  it('is known by portal, author, words and day in whatever file it comes', async () => {
    const rows = [aRow(), aRow({ portal: 'airbnb', author: 'MARIE', rating: '2' }), aRow({ date: '2026-09-13' })];
    const [one, same, other] = await judge(aTable(rows));
    expect(one?.key).toMatch(/^[0-9a-f]{64}$/);
    expect([same?.source, same?.key]).toEqual([one?.source, one?.key]);
    expect(other?.key).not.toBe(one?.key);
  });

  it('copied by hand is not brought, nor if that happens after the preview', async () => {
    const copied = { portal: 'Airbnb', author: 'Marie', rating: 5, comment: WORDS, date: '2026-09-12' };
    const table = aTable([aRow()]);
    const [item] = table.items;
    expect(await reasonsOf(table)).toEqual(['NEW']);
    await admin.reviews.collect({ body: copied });
    expect(await reasonsOf(table)).toEqual(['C’è già']);
    expect(item && (await bringOne(table, item))).toEqual({ clash: 'C’è già' });
    expect(await listDays()).toHaveLength(1);
  });
});

describe('dates', () => {
  it('have one order, which a day over 12 tells for all', async () => {
    await bring(aTable([aRow({ date: '03/02/2026' }), aRow({ author: 'Karl', date: '13/02/2026' })]));
    expect(await listDays()).toEqual(['2026-02-13', '2026-02-03']);
  });

  it('are asked for where nothing tells it', async () => {
    const rows = [aRow({ date: '03/02/2026' })];
    expect(await reasonsOf(aTable(rows))).toEqual(['Giorno o mese? Scegli l’ordine delle date']);
    await bring(aTable(rows, { choices: { dateOrder: 'MDY' } }));
    expect(await listDays()).toEqual(['2026-03-02']);
  });
});

describe('a table that nobody knows', () => {
  const header = ['Chi', 'Stelle', 'Che cosa dice', 'Quando'];
  const rows = [
    ['Marie', 4, WORDS, '2026-09-12'],
    ['Karl', 5, 'Tranquillo e pulito.', '2026-09-10'],
  ];
  const mapping = { author: 'Chi', rating: 'Stelle', comment: 'Che cosa dice', date: 'Quando' };

  it('asks what is in each column, with samples, and brings nothing', async () => {
    const table = aTable(rows, { header });
    const { hints, columns, judgements } = await preview(table);
    expect(hints).toEqual([ASKED]);
    expect(columns?.[1]).toEqual({ name: 'Stelle', samples: ['4', '5'] });
    expect(columns?.map(({ name }) => name)).toEqual(header);
    expect([...judgements.values()]).toMatchObject(rows.map(() => ({ state: 'FAULT', reason: ASKED })));
  });

  it('comes once the owner has said it, and may be said anew', async () => {
    const table = aTable(rows, { header, choices: { mapping, portal: 'Vrbo' } });
    expect(await preview(table)).toMatchObject({ columns: header.map((name) => ({ name })) });
    expect((await preview(table)).hints).toBeUndefined();
    await bring(table);
    expect((await admin.reviews.list()).map(({ author, rating }) => [author.name, rating])).toEqual([
      ['Marie', 4],
      ['Karl', 5],
    ]);
  });

  it('is still asked for while a column is missing', async () => {
    const { date: _, ...others } = mapping;
    const { hints } = await preview(aTable(rows, { header, choices: { mapping: others, portal: 'Vrbo' } }));
    expect(hints).toEqual([ASKED]);
  });
});

it('of a known table no column is asked', async () => {
  expect(await preview(aTable([aRow()]))).not.toHaveProperty('columns');
});
