import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { changeDatabase, withDatabase } from '../../../testing/change-archive.ts';
import { type DataDirSite, owner, startDataDirSite } from '../../../testing/data-dir-site.ts';
import { readTar, type TarFile } from '../../../testing/tar-files.ts';

// It restores a whole site.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const BEFORE = '2027-03-01T10:00:00.000Z';

let site: DataDirSite;
let client: Awaited<ReturnType<DataDirSite['signIn']>>['client'];
let files: readonly TarFile[];
beforeAll(async () => {
  site = await startDataDirSite();
  ({ client } = await site.signIn());
  await client.backup.create({ body: { location: 'local' } });
  const [backup] = await client.backup.list();
  const archive = await client.backup.download({ params: { id: backup?.id ?? '' } });
  files = await readTar(Buffer.from(await archive.arrayBuffer()));
});
afterAll(() => site.close());

const STATES = ['READING', 'READY', 'RUNNING', 'STOPPED', 'DONE', 'UNDONE'];

/** A move in each state, one of which brought a thing, of which the house has a redirect. */
const MOVES = `
  ${STATES.map(
    (state) => `
      insert into moves (id, kind, file_name, files, state, choices, facts, not_coming, read_hints, hints, created_at, changed_at)
      values ('${state}', 'SITE', 'sito.xml', '[]', '${state}', '{}', '{"told":null}', '[]', '[]', '[]', '${BEFORE}', '${BEFORE}');`,
  ).join('')}
  insert into redirects (id, from_address, key_hash, to_address, move_id)
    values ('r1', '/vecchia', '${'0'.repeat(64)}', '/blog', 'STOPPED');
  insert into move_marks (id, kind, thing_id, source, source_key, digest, move_id)
    values ('m1', 'redirect', 'r1', 'vecchia.it', '12', 'x', 'STOPPED');`;

it('a restore ends every move that has not ended, and what one brought can still be taken back', async () => {
  const archive = await withDatabase(files, (bytes) => changeDatabase(bytes, MOVES));
  const { id } = await client.backup.upload({ file: new Blob([new Uint8Array(archive)]) });
  await client.backup.restore({ params: { id }, body: { password: owner.password } });
  ({ client } = await site.signIn());
  const moves = await client.moves.list();
  const states = new Map(moves.map((move) => [move.id, move.state]));
  expect(Object.fromEntries(states)).toEqual({
    ...{ READING: 'FAILED', READY: 'FAILED' },
    ...{ RUNNING: 'DONE', STOPPED: 'DONE', DONE: 'DONE', UNDONE: 'UNDONE' },
  });
  const error = 'Chiuso da un ripristino: il file non c’è più';
  expect(
    moves
      .filter((move) => move.error === error)
      .map((move) => move.id)
      .toSorted(),
  ).toEqual(['READING', 'READY', 'RUNNING', 'STOPPED'].toSorted());
  await expect(client.moves.run({ params: { id: 'STOPPED' } })).rejects.toMatchObject({ status: 409 });
  // Its mark was made for words that the redirect does not have.
  expect(await client.moves.undo({ params: { id: 'STOPPED' } })).toEqual({
    removed: [],
    stayed: [{ kind: 'redirect', title: '/vecchia', reason: 'Contiene le tue modifiche' }],
  });
});
