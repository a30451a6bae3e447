import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Move, MoveItemState } from '@approdo/shared/contract/operations/moves';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sha256 } from '../../../adapters/digest.ts';
import type { ReadItem, ReadingLine } from '../../../adapters/moving/reading.ts';
import type { Trx } from '../../../db/transaction.ts';
import { conflict } from '../../../http/problems.ts';
import { createTestSite, type TestSite } from '../../../testing/index.ts';
import { readTar } from '../../../testing/tar-files.ts';
import type { ItemAtHand, MoveKindWork } from './move-kind.ts';

let site: TestSite;
let admin: TestSite['anyone'];
/** What happens before an item is brought, outside of the transaction and in it. */
let beforeItem: (item: ItemAtHand, signal: AbortSignal) => Promise<void>;
let inItem: (item: ItemAtHand) => void;
/** What finishing a move does to the old addresses that it may change. */
let atFinish: (trx: Trx, untouched: ReadonlySet<string>) => Promise<void>;
beforeEach(async () => {
  beforeItem = async () => undefined;
  inItem = () => undefined;
  atFinish = async () => undefined;
  site = await createTestSite({ moving: { reader, works: { SITE: pages, PHOTOS: pages } } });
  ({ client: admin } = await site.signIn({ role: 'ADMIN', emailConfirmed: true }));
});
afterEach(() => site.close());

/** A file holds what the process would tell of it. */
const reader = {
  async read(
    { files }: { readonly files: readonly { readonly path: string }[] },
    onLine: (line: ReadingLine) => Promise<void>,
  ): Promise<void> {
    const lines: ReadingLine[] = JSON.parse(readFileSync(files[0]?.path ?? '', 'utf8'));
    for (const line of lines) await onLine(line);
  },
};

/** Pages, each of which becomes an old address that leads to the home page. */
const pages: MoveKindWork = {
  judge: async (_, { choices }, items) => ({
    judgements: new Map(
      items.map(({ id, title }) => [id, { state: 'NEW', title, warnings: [], shown: { isPublished: true } } as const]),
    ),
    hints: [choices.as === 'AS_WAS' ? 'Com’erano' : 'Come bozze'],
  }),
  async prepare(_, item, signal) {
    await beforeItem(item, signal);
    return { made: item.content, warnings: [] };
  },
  async bring(trx, move, item, prepared) {
    if (item.key === 'occupata') return { clash: 'Date già occupate' };
    const row = { from_address: `/vecchia/${item.key}`, key_hash: sha256(item.key), to_address: `/${prepared ?? ''}` };
    await trx
      .insertInto('redirects')
      .values({ id: `r-${item.key}`, ...row, move_id: move.id })
      .execute();
    inItem(item);
    return { things: [{ kind: 'redirect', id: `r-${item.key}` }], warnings: ['Impaginazione semplificata'] };
  },
  async finish(trx, move, findUntouched) {
    const made = await trx.selectFrom('redirects').select('id').execute();
    await atFinish(trx, await findUntouched(made.map(({ id }) => ({ kind: 'redirect', id }))));
    const { total } = await trx
      .selectFrom('redirects')
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .where('move_id', '=', move.id)
      .executeTakeFirstOrThrow();
    return { things: [], hints: [`Collegati: ${total}`] };
  },
};

const page = (key: string, more: Partial<ReadItem> = {}): ReadingLine => ({
  item: { kind: 'PAGE', source: 'vecchia.it', key, title: `Pagina ${key}`, facts: null, content: 'blog', ...more },
});
const END: ReadingLine = {
  end: { format: 'WXR', left: [{ what: 'Commenti', count: 3 }], hints: ['Da rifare a mano'] },
};

const fileOf = (lines: readonly ReadingLine[], name = 'sito.xml') => new File([JSON.stringify(lines)], name);

const begin = (...lines: readonly ReadingLine[]) =>
  admin.moves.begin({ body: { kind: 'SITE' }, file: fileOf([...lines, END]) });

async function becomes(id: string, state: Move['state']): Promise<Move> {
  await expect.poll(async () => (await admin.moves.get({ params: { id } })).state).toBe(state);
  return await admin.moves.get({ params: { id } });
}

async function read(...lines: readonly ReadingLine[]): Promise<Move> {
  return await becomes((await begin(...lines)).id, 'READY');
}

async function run(id: string): Promise<Move> {
  await admin.moves.run({ params: { id } });
  return await becomes(id, 'DONE');
}

async function statesOf(id: string, state?: MoveItemState) {
  const { items } = await admin.moves.listItems({ params: { id }, query: state ? { state } : {} });
  return items.map((item) => [item.title, item.state, item.reason]);
}

const listBrought = async () =>
  (await site.database.selectFrom('redirects').select('from_address').orderBy('from_address').execute()).map(
    ({ from_address }) => from_address,
  );

const listMoves = async () => await site.database.selectFrom('moves').select(['id', 'state']).execute();

/** Files of moves that lie in the site's folder. */
const listFiles = () => {
  const folder = join(dirname(site.uploads), 'moves');
  const entries = existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : [];
  return entries.filter((entry) => entry.isFile());
};

describe('a file', () => {
  it('tells no more of a person once her data is erased', async () => {
    const { email } = (await site.signIn({ role: 'USER', emailConfirmed: true })).user;
    const { id } = await read(page('a', { facts: { cells: ['Ada', email.toUpperCase()] } }), page('b'));
    await admin.personalData.erase({ body: { email } });
    expect(await statesOf(id)).toEqual([['Pagina b', 'NEW', undefined]]);
  });

  it('is shown before anything of it is brought', async () => {
    const found = { state: 'LEFT', reason: 'Nel cestino' } as const;
    const { id, ...move } = await read(page('a'), page('b', { found, warnings: ['Titolo adattato'] }), page('a'));
    expect(move).toMatchObject({
      ...{ kind: 'SITE', format: 'WXR', fileName: 'sito.xml', choices: {} },
      counts: { PAGE: { new: 1, already: 1, clash: 0, fault: 0, left: 1 } },
      left: [{ what: 'Commenti', count: 3 }],
      hints: ['Da rifare a mano', 'Come bozze'],
    });
    expect(await statesOf(id)).toEqual([
      ['Pagina a', 'NEW', undefined],
      ['Pagina b', 'LEFT', 'Nel cestino'],
      ['Pagina a', 'ALREADY', 'Ripetuta nel file'],
    ]);
    const { items, total } = await admin.moves.listItems({ params: { id }, query: { state: 'LEFT' } });
    expect({ items, total }).toMatchObject({ items: [{ warnings: ['Titolo adattato'], isPublished: true }], total: 1 });
    expect(await admin.moves.list()).toMatchObject([{ id }]);
    expect(await listBrought()).toEqual([]);
  });

  it('of hundreds of items is shown fifty a page, in its order', async () => {
    const keys = Array.from({ length: 230 }, (_, index) => String(index).padStart(3, '0'));
    const { id } = await read(...keys.map((key) => page(key)));
    const last = await admin.moves.listItems({ params: { id }, query: { page: '5' } });
    expect({ total: last.total, titles: last.items.map(({ title }) => title) }).toEqual({
      total: 230,
      titles: keys.slice(200).map((key) => `Pagina ${key}`),
    });
  });

  it.each([
    [415, 'Non riconosciamo questo file'],
    [413, 'Il file supera 100 MB'],
  ] as const)('that is answered with %i leaves nothing behind', async (status, message) => {
    const refused = admin.moves.begin({ body: { kind: 'SITE' }, file: fileOf([{ fault: { status, message } }]) });
    await expect(refused).rejects.toMatchObject({ status, message });
    expect([await listMoves(), listFiles()]).toEqual([[], []]);
  });

  it('that breaks off offers nothing, and says why', async () => {
    const message = 'Il file è incompleto o rovinato, alla riga 7';
    const file = fileOf([page('a'), { fault: { message } }]);
    const { id } = await admin.moves.begin({ body: { kind: 'SITE' }, file });
    expect(await becomes(id, 'FAILED')).toMatchObject({ error: message, counts: {} });
    await expect(admin.moves.run({ params: { id } })).rejects.toMatchObject({ status: 409 });
    expect(listFiles()).toEqual([]);
  });

  it('is needed, but for photos, which are added one by one', async () => {
    const bare = admin.moves.begin({ body: { kind: 'STAYS' } });
    await expect(bare).rejects.toMatchObject({ status: 400, fields: { file: expect.any(String) } });
    const { id, state } = await admin.moves.begin({ body: { kind: 'PHOTOS' } });
    expect(state).toBe('READY');
    const params = { id };
    const photo = (key: string) => fileOf([page(key, { facts: { file: 0 } }), END], `${key}.jpg`);
    await admin.moves.addFile({ params, body: {}, file: photo('mare') });
    const bad = fileOf([page('x'), { fault: { message: 'Lo zip non è sicuro: contiene un collegamento' } }]);
    await expect(admin.moves.addFile({ params, body: {}, file: bad })).rejects.toMatchObject({ status: 415 });
    const move = await admin.moves.addFile({ params, body: {}, file: photo('porto') });
    expect(move).toMatchObject({ state: 'READY', fileName: 'mare.jpg', counts: { PAGE: { new: 2 } } });
    const facts = await site.database.selectFrom('move_items').select('facts').orderBy('position').execute();
    expect(facts.map((row) => JSON.parse(row.facts))).toEqual([{ told: { file: 0 } }, { told: { file: 1 } }]);
    expect(listFiles()).toHaveLength(2);
  });

  it('is in no backup', async () => {
    await read(page('a'));
    expect(listFiles()).toHaveLength(1);
    await admin.backup.create({ body: { location: 'local' } });
    const [backup] = await admin.backup.list();
    const archive = await admin.backup.download({ params: { id: backup?.id ?? '' } });
    const names = (await readTar(Buffer.from(await archive.arrayBuffer()))).map(({ header }) => header.name);
    expect(names.filter((name) => name.includes('moves'))).toEqual([]);
  });
});

describe('a run', () => {
  it('brings what is new after a backup, and says so in the audit', async () => {
    const { id } = await read(page('a'), page('b'), page('occupata'));
    expect(await admin.backup.list()).toEqual([]);
    const done = await run(id);
    const hints = ['Da rifare a mano', 'Come bozze', 'Collegati: 2'];
    expect(done).toMatchObject({ hints, doneAt: expect.any(String) });
    expect(done.counts).toEqual({ PAGE: { new: 2, already: 0, clash: 1, fault: 0, left: 0 } });
    expect(await listBrought()).toEqual(['/vecchia/a', '/vecchia/b']);
    expect(await statesOf(id, 'CLASH')).toEqual([['Pagina occupata', 'CLASH', 'Date già occupate']]);
    const { items } = await admin.moves.listItems({ params: { id }, query: { state: 'DONE' } });
    expect(items[0]).toMatchObject({ thingId: 'r-a', warnings: ['Impaginazione semplificata'] });
    expect(await admin.backup.list()).toHaveLength(1);
    const { entries } = await admin.audit.list({ query: { action: 'MOVED' } });
    expect(entries).toMatchObject([{ objectId: id, summary: 'Pagine: 2', by: { name: 'Prova ADMIN' } }]);
    const again = admin.moves.run({ params: { id } });
    await expect(again).rejects.toMatchObject({ status: 409, message: 'Il trasloco è già cominciato' });
  });

  it('brings nothing twice, in whatever file it comes again', async () => {
    await run((await read(page('a'), page('b'))).id);
    const elsewhere = page('a', { source: 'altra.it', key: 'z' });
    const again = await read(page('b', { title: 'Altro titolo' }), page('c'), elsewhere);
    expect(await statesOf(again.id)).toEqual([
      ['Altro titolo', 'ALREADY', 'C’è già'],
      ['Pagina c', 'NEW', undefined],
      ['Pagina a', 'NEW', undefined],
    ]);
    await run(again.id);
    expect(await listBrought()).toEqual(['/vecchia/a', '/vecchia/b', '/vecchia/c', '/vecchia/z']);
  });

  it('leaves out what the owner leaves out, and judges anew with each choice', async () => {
    const { id, version } = await read(page('a'), page('b'));
    const { items } = await admin.moves.listItems({ params: { id }, query: {} });
    const leave = [items[0]?.id ?? ''];
    const chosen = await admin.moves.choose({ params: { id }, body: { leave, as: 'AS_WAS' }, version });
    expect(chosen).toMatchObject({ choices: { leave, as: 'AS_WAS' }, hints: ['Da rifare a mano', 'Com’erano'] });
    const late = admin.moves.choose({ params: { id }, body: { leave: [] }, version });
    await expect(late).rejects.toMatchObject({ status: 412 });
    expect(await statesOf(id, 'LEFT')).toEqual([['Pagina a', 'LEFT', 'Lasciata fuori']]);
    await run(id);
    expect(await listBrought()).toEqual(['/vecchia/b']);
  });

  it('stops after the item at hand, and goes on from there', async () => {
    const { promise: atHand, resolve: begun } = Promise.withResolvers<void>();
    const { promise: gate, resolve: open } = Promise.withResolvers<void>();
    beforeItem = async ({ key }) => {
      if (key !== 'b') return;
      begun();
      await gate;
    };
    const { id } = await read(page('a'), page('b'), page('c'));
    const params = { id };
    expect(await admin.moves.run({ params })).toMatchObject({ state: 'RUNNING' });
    await atHand;
    expect((await admin.moves.get({ params })).progress).toMatchObject({ step: 'Trasloco', canCancel: true });
    await expect(begin(page('x'))).rejects.toMatchObject({ status: 409, message: 'Un altro trasloco è in corso' });
    await expect(admin.moves.remove({ params })).rejects.toMatchObject({ status: 409 });
    await admin.moves.stop({ params });
    open();
    await becomes(id, 'STOPPED');
    await expect.poll(async () => (await admin.moves.get({ params })).progress).toBeUndefined();
    expect(await listBrought()).toEqual(['/vecchia/a']);
    await expect(admin.moves.stop({ params })).rejects.toMatchObject({
      message: 'Non c’è niente che si possa annullare',
    });
    await run(id);
    expect(await listBrought()).toEqual(['/vecchia/a', '/vecchia/b', '/vecchia/c']);
  });

  it('stops where the disk is full, with each item whole or absent', async () => {
    inItem = ({ key }) => {
      if (key === 'b') throw Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' });
    };
    const { id } = await read(page('a'), page('b'), page('c'));
    await admin.moves.run({ params: { id } });
    expect(await becomes(id, 'STOPPED')).toMatchObject({ error: expect.stringContaining('Spazio su disco esaurito') });
    expect(await listBrought()).toEqual(['/vecchia/a']);
    inItem = () => undefined;
    expect(await run(id)).not.toHaveProperty('error');
    expect(await listBrought()).toEqual(['/vecchia/a', '/vecchia/b', '/vecchia/c']);
  });

  it('goes on where one item is refused, and says why', async () => {
    inItem = ({ key }) => {
      if (key === 'a') throw conflict('Lo slug è già usato');
    };
    const { id } = await read(page('a'), page('b'));
    await run(id);
    expect(await statesOf(id)).toEqual([
      ['Pagina a', 'FAULT', 'Lo slug è già usato'],
      ['Pagina b', 'DONE', undefined],
    ]);
    expect(await listBrought()).toEqual(['/vecchia/b']);
  });

  it('does not begin while a backup is under way', async () => {
    const { id } = await read(page('a'));
    site.holdBackups();
    await expect(admin.moves.run({ params: { id } })).rejects.toMatchObject({
      status: 409,
      message: "Un'operazione di backup è già in corso",
    });
    expect(await admin.moves.get({ params: { id } })).toMatchObject({ state: 'READY' });
    expect(await listBrought()).toEqual([]);
  });

  it('that was killed is stopped at the next start, and a file that was being read is not offered', async () => {
    const [running, reading] = [await read(page('a')), await read(page('b'))];
    const set = (id: string, state: 'RUNNING' | 'READING') =>
      site.database.updateTable('moves').set({ state }).where('id', '=', id).execute();
    await set(running.id, 'RUNNING');
    await set(reading.id, 'READING');
    await site.app.moves.settle();
    expect(new Map((await listMoves()).map(({ id, state }) => [id, state]))).toEqual(
      new Map([
        [running.id, 'STOPPED'],
        [reading.id, 'FAILED'],
      ]),
    );
    await run(running.id);
    expect(await listBrought()).toEqual(['/vecchia/a']);
  });
});

describe('taking a move back', () => {
  it('takes what says what it said, and leaves what the owner changed', async () => {
    const { id } = await read(page('a'), page('b'));
    await run(id);
    await admin.redirects.update({ params: { id: 'r-a' }, body: { from: '/mia', to: '/blog' } });
    expect(await admin.moves.undo({ params: { id } })).toEqual({
      removed: [{ kind: 'redirect', count: 1 }],
      stayed: [{ kind: 'redirect', title: '/mia', reason: 'Contiene le tue modifiche' }],
    });
    expect(await listBrought()).toEqual(['/mia']);
    expect(await admin.moves.get({ params: { id } })).toMatchObject({ state: 'UNDONE' });
    expect(await admin.backup.list()).toHaveLength(2);
    const { entries } = await admin.audit.list({ query: { action: 'MOVE_UNDONE' } });
    expect(entries).toMatchObject([{ objectId: id, summary: 'Tolte: 1 · Rimaste: 1' }]);
    const again = admin.moves.undo({ params: { id } });
    await expect(again).rejects.toMatchObject({ status: 409, message: 'Non c’è niente da annullare' });
  });

  it('takes what a later move changed by its links, which may change what nobody else has', async () => {
    const first = await read(page('a'), page('b'));
    await run(first.id);
    await admin.redirects.update({ params: { id: 'r-a' }, body: { from: '/mia', to: '/blog' } });
    let offered: readonly string[] = [];
    atFinish = async (trx, untouched) => {
      offered = [...untouched].toSorted();
      await trx.updateTable('redirects').set({ to_address: '/gallery' }).where('id', 'in', offered).execute();
    };
    await run((await read(page('c'))).id);
    expect(offered).toEqual(['r-b', 'r-c']);
    expect(await admin.moves.undo({ params: { id: first.id } })).toEqual({
      removed: [{ kind: 'redirect', count: 1 }],
      stayed: [{ kind: 'redirect', title: '/mia', reason: 'Contiene le tue modifiche' }],
    });
  });

  it('frees the keys of what went, and of nothing else', async () => {
    const { id } = await read(page('a'), page('b'));
    await run(id);
    await admin.redirects.update({ params: { id: 'r-a' }, body: { from: '/mia', to: '/blog' } });
    await admin.moves.undo({ params: { id } });
    const again = await read(page('a'), page('b'));
    expect(await statesOf(again.id)).toEqual([
      ['Pagina a', 'ALREADY', 'C’è già'],
      ['Pagina b', 'NEW', undefined],
    ]);
  });

  it('works for one that was stopped, and not for one that brought nothing', async () => {
    const ready = await read(page('a'));
    const early = admin.moves.undo({ params: { id: ready.id } });
    await expect(early).rejects.toMatchObject({ status: 409, message: 'Non c’è niente da annullare' });
    inItem = ({ key }) => {
      if (key === 'c') throw new Error('unforeseen');
    };
    const { id } = await read(page('b'), page('c'));
    await admin.moves.run({ params: { id } });
    await becomes(id, 'STOPPED');
    expect(await admin.moves.undo({ params: { id } })).toMatchObject({ removed: [{ kind: 'redirect', count: 1 }] });
    expect(await listBrought()).toEqual([]);
  });
});

describe('what is left of a move', () => {
  it('is what it brought, once it is forgotten, and that does not come twice', async () => {
    const { id } = await read(page('a'));
    await run(id);
    await admin.moves.remove({ params: { id } });
    await expect(admin.moves.get({ params: { id } })).rejects.toMatchObject({ status: 404 });
    expect([await listBrought(), listFiles()]).toEqual([['/vecchia/a'], []]);
    expect(await statesOf((await read(page('a'))).id)).toEqual([['Pagina a', 'ALREADY', 'C’è già']]);
  });

  it('are its counts and its marks, seven days after its end', async () => {
    const { id } = await read(page('a'));
    const waiting = await read(page('b'));
    await run(id);
    const DAY_MS = 24 * 3_600_000;
    site.clock.advance(6 * DAY_MS);
    await site.app.moves.sweep();
    expect(listFiles()).toHaveLength(2);
    site.clock.advance(2 * DAY_MS);
    await site.app.moves.sweep();
    ({ client: admin } = await site.signIn({ role: 'ADMIN', emailConfirmed: true }));
    expect(listFiles()).toEqual([]);
    expect(await admin.moves.get({ params: { id } })).toMatchObject({ state: 'DONE', counts: { PAGE: { new: 1 } } });
    expect(await admin.moves.listItems({ params: { id }, query: {} })).toEqual({ items: [], total: 0 });
    expect(await admin.moves.get({ params: { id: waiting.id } })).toMatchObject({
      state: 'FAILED',
      error: 'Il file è stato cancellato dopo sette giorni',
    });
    expect(await admin.moves.undo({ params: { id } })).toMatchObject({ removed: [{ kind: 'redirect', count: 1 }] });
  });
});
