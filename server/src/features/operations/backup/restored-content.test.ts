import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createContents } from '../../../adapters/backup-store/contents.ts';
import { folderLayout, openStoreFolder } from '../../../adapters/backup-store/store-layout.ts';
import { changeDatabase, withDatabase } from '../../../testing/change-archive.ts';
import { type DataDirSite, owner, startDataDirSite } from '../../../testing/data-dir-site.ts';
import { readTar, type TarFile } from '../../../testing/tar-files.ts';

// Each restores whole sites.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const SCRIPT = 'alert(1)';
const INSTANT = '2999-01-01T00:00:00.000Z';

let site: DataDirSite;
let client: Awaited<ReturnType<DataDirSite['signIn']>>['client'];
let files: readonly TarFile[];
let written: readonly object[];
beforeAll(async () => {
  site = await startDataDirSite();
  ({ client } = await site.signIn());
  await client.backup.create({ body: { location: 'local' } });
  const [backup] = await client.backup.list();
  const archive = await client.backup.download({ params: { id: backup?.id ?? '' } });
  written = readContents();
  files = await readTar(Buffer.from(await archive.arrayBuffer()));
});
afterAll(() => site.close());

const upload = (archive: Buffer) => client.backup.upload({ file: new Blob([new Uint8Array(archive)]) });
const withSql = (sql: string) => withDatabase(files, (bytes) => changeDatabase(bytes, sql));

async function restore(id: string): Promise<void> {
  await client.backup.restore({ params: { id }, body: { password: owner.password } });
  ({ client } = await site.signIn());
}

const currentFolder = () =>
  join(site.dataDir, 'generations', readFileSync(join(site.dataDir, 'current'), 'utf8').trim());

function readRestored<Row>(sql: string): Row[] {
  const connection = new SqliteDatabase(join(currentFolder(), 'database.sqlite'), { readonly: true });
  try {
    return connection.prepare<[], Row>(sql).all();
  } finally {
    connection.close();
  }
}

const readContents = () =>
  readRestored<{ content: string }>(
    'select id, content from pages union all select id, content from posts order by id',
  );

it('a restore cleans the content of pages and posts', async () => {
  const hostile = `<p>Prima</p><script src="/uploads/evil.js"></script><p onclick="alert(1)">Dopo</p>
    <a href="javascript:alert(1)">qui</a><div data-type="map" data-src="https://evil.example/x"></div>`;
  const backup = await upload(
    await withSql(
      `insert into media (id, file, name, type, kind, size, created_at)
         values ('m', 'mare.jpg', 'Mare', 'image/jpeg', 'image', 1, '${INSTANT}');
       insert into posts values ('p', 'il-mare', 'Il mare', '', 'mare.jpg', 1, '${INSTANT}', 1, null, '${INSTANT}', '');
       update pages set content = '${hostile}'; update posts set content = '${hostile}'`,
    ),
  );
  await restore(backup.id);
  const restored = readContents();
  expect(restored).toHaveLength(3);
  for (const { content } of restored) expect(content).toMatch(/^<p>Prima<\/p><p>Dopo<\/p>\s*qui$/);
});

it('a restore leaves content as it is that was written here', async () => {
  const backup = await upload(await withSql('select 1'));
  await restore(backup.id);
  expect(readContents()).toEqual(written);
});

it('a restore ends mailed links, and takes them out of letters that wait', async () => {
  const link = 'https://casa.example/reset-password?token=segreto&email=ada%40example.com';
  const proof = { email: owner.email, token: 'segreto', password: 'un’altra parola' };
  const backup = await upload(
    await withSql(
      `insert into mailed_tokens select '${hashOf('segreto')}', id, 'RESET_PASSWORD', '${INSTANT}' from users;
       insert into attempts values ('signInByAccount:${owner.email}', 9000000000000);
       ${waitingLetter({ id: 'waiting', body: `Apri questo:\n\n${link}\n\nVale un’ora.` })};
       ${waitingLetter({ id: 'failed', body: link, status: 'FAILED' })}`,
    ),
  );
  await restore(backup.id);
  await expect(site.withToken(undefined).auth.resetPassword({ body: proof })).rejects.toMatchObject({ status: 400 });
  const letters = readRestored<{ body: string }>(
    "select id, status, body from outbox where id in ('failed', 'waiting') order by id",
  );
  expect(letters).toMatchObject([
    { id: 'failed', status: 'FAILED' },
    {
      id: 'waiting',
      status: 'HELD',
      body: expect.stringMatching(/^Apri questo:\n\n\[collegamento tolto.*\]\n\nVale/),
    },
  ]);
  for (const { body } of letters) expect(body).not.toMatch(/token=|https/);
  const file = readFileSync(join(currentFolder(), 'database.sqlite'), 'latin1');
  expect(file).not.toContain('token=segreto');
});

it('a restore leaves out what an older program kept among the uploads', async () => {
  const ground = folderLayout(openStoreFolder(join(site.dataDir, 'backups')));
  const { objects, records, loadManifest, recordBackup } = createContents(ground);
  const [newest] = (await records.list()).records;
  const manifest = await loadManifest(newest?.manifestSha256 ?? '');
  const script = { sha256: hashOf(SCRIPT), size: SCRIPT.length };
  await objects.putStream(script.sha256, Buffer.from(SCRIPT));
  const added = { ...manifest, files: [...manifest.files, { path: 'uploads/vecchio/note.js', ...script }] };
  const { id } = await recordBackup(added, { id: 'an-older-one', kind: 'manual' });
  await restore(id);
  expect(existsSync(join(currentFolder(), 'uploads/vecchio/note.js'))).toBe(false);
  expect(readdirSync(join(currentFolder(), 'uploads'))).toContain('hero-bay.jpg');
});

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

type Letter = { readonly id: string; readonly body: string; readonly status?: string };

function waitingLetter({ id, body, status = 'WAITING' }: Letter): string {
  return `insert into outbox (id, kind, to_name, to_address, subject, body, status, next_attempt_at, created_at)
    values ('${id}', 'TEST', '', 'ada@example.com', 'Ciao', '${body}', '${status}', '${INSTANT}', '${INSTANT}')`;
}

it('a restore cleans the content of translations, and leaves their other words', async () => {
  const hostile = '<p>Before</p><script src="/uploads/evil.js"></script>';
  const row = (field: string) => `('posts', 'p', 'en', '${field}', '${hostile}', '${hostile}', 'CHECKED')`;
  const backup = await upload(await withSql(`insert into translations values ${row('content')}, ${row('title')}`));
  await restore(backup.id);
  expect(readRestored("select field, text from translations where thing_id = 'p' order by field")).toEqual([
    { field: 'content', text: '<p>Before</p>' },
    { field: 'title', text: hostile },
  ]);
});

it.each([
  ['a slug that is none', "insert into translated_documents values ('posts', 'p', 'en', '../x', 1, null)"],
  ['a day that is none', "insert into translated_documents values ('posts', 'p', 'en', 'x', 1, 'ieri')"],
  ['an id that is none', "insert into translations values ('posts', '<p>', 'en', 'title', 'x', 'x', 'CHECKED')"],
])('an archive whose translations have %s is refused', async (_, sql) => {
  await expect(upload(await withSql(sql))).rejects.toMatchObject({ status: 400 });
});
