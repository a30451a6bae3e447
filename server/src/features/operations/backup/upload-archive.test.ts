import { readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { changeDatabase, withDatabase, withFile, withManifest } from '../../../testing/change-archive.ts';
import { createTestSite, type TestSite } from '../../../testing/index.ts';
import { readTar, type TarFile, writeTar } from '../../../testing/tar-files.ts';

let site: TestSite;
let owner: Awaited<ReturnType<TestSite['signIn']>>;
let good: Buffer;
let goodFiles: readonly TarFile[];
beforeAll(async () => {
  site = await createTestSite();
  owner = await site.signIn({ role: 'ADMIN', emailConfirmed: true });
  writeFileSync(join(site.uploads, 'a.jpg'), 'una');
  writeFileSync(join(site.uploads, 'b.jpg'), 'una');
  await owner.client.backup.create({ body: { location: 'local' } });
  const [backup] = await owner.client.backup.list();
  const archive = await owner.client.backup.download({ params: { id: backup?.id ?? '' } });
  good = Buffer.from(await archive.arrayBuffer());
  goodFiles = await readTar(good);
  await owner.client.backup.remove({ params: { id: backup?.id ?? '' } });
});
afterAll(() => site.close());

const upload = (archive: Uint8Array<ArrayBuffer>) => owner.client.backup.upload({ file: new Blob([archive]) });

/** Whatever the archive was, nothing of it may be left in the site's folder. */
function listLeftovers(): string[] {
  const names = readdirSync(dirname(site.uploads), { recursive: true, encoding: 'utf8' });
  return names.filter((name) => /\.part$|^backups\/(aside|records)\/|^incoming\//.test(name));
}

it('an archive that was downloaded is taken back, verified', async () => {
  const backup = await upload(Buffer.from(good));
  expect(backup).toMatchObject({ kind: 'uploaded', location: 'local', size: good.length });
  expect(backup.verifiedAt).not.toBeNull();
  const again = await owner.client.backup.download({ params: { id: backup.id } });
  expect(Buffer.from(await again.arrayBuffer()).equals(good)).toBe(true);
  await owner.client.backup.remove({ params: { id: backup.id } });
});

it('an archive that another tar has packed anew is taken as well', async () => {
  const backup = await upload(Buffer.from(await writeTar(goodFiles)));
  await owner.client.backup.verify({ params: { id: backup.id } });
  await owner.client.backup.remove({ params: { id: backup.id } });
});

describe('refused, with its fault and without a trace', () => {
  afterEach(async () => {
    expect(listLeftovers()).toEqual([]);
    expect(await owner.client.backup.list()).toEqual([]);
    expect(readdirSync(join(dirname(site.uploads), 'backups/objects'), { recursive: true }).filter(isObject)).toEqual(
      [],
    );
  });

  const isObject = (name: string | Buffer) => String(name).length > 3;

  async function refuses(archive: Buffer, fault: RegExp): Promise<void> {
    await expect(upload(Buffer.from(archive))).rejects.toMatchObject({
      status: 400,
      message: expect.stringMatching(fault),
    });
  }

  it('nothing at all', () => refuses(Buffer.alloc(0), /incompleto|vuoto/));
  it('what is no tar', () => refuses(Buffer.alloc(10_240, 'x'), /danneggiato o non è un tar/));
  it('zeros alone', () => refuses(Buffer.alloc(10_240), /vuoto/));

  it.each([1, 512, 1024, 1025, 4000])('one that lacks its last %i bytes', async (missing) => {
    await refuses(good.subarray(0, -missing), /incompleto/);
  });

  it('one cut in the middle', () => refuses(good.subarray(0, good.length / 2), /incompleto/));

  it('a flipped byte, wherever it is', async () => {
    for (let at = 7; at < good.length; at += Math.floor(good.length / 23)) {
      const damaged = Buffer.from(good);
      damaged[at] = (damaged[at] ?? 0) ^ 0xff;
      await expect(upload(damaged)).rejects.toMatchObject({ status: 400 });
    }
  });

  it('a flipped byte in the zeros that fill a block', async () => {
    const damaged = Buffer.from(good);
    damaged[damaged.length - 1024 - 3] = 1;
    await refuses(damaged, /danneggiato/);
  });

  it('bytes after its end', () => refuses(Buffer.concat([good, Buffer.alloc(512, 'x')]), /danneggiato/));

  it('no manifest at its beginning', async () => {
    await refuses(await writeTar(goodFiles.slice(1)), /non inizia con il suo manifest/);
  });

  it('a file that is missing', async () =>
    refuses(await writeTar(goodFiles.slice(0, -1)), /manca il file «uploads\/b.jpg»/));

  it('a file that the manifest does not know', async () => {
    await refuses(await writeTar([...goodFiles, file('uploads/c.jpg', 'x')]), /un file in più: «uploads\/c.jpg»/);
  });

  it('a file that comes twice', async () => {
    await refuses(await writeTar([...goodFiles, file('uploads/a.jpg', 'una')]), /due volte «uploads\/a.jpg»/);
  });

  it.each([
    '../evil',
    '/etc/evil',
    'uploads/../../evil',
    'uploads//evil',
    'uploads/.hidden',
    'uploads\\..\\evil',
    'jwt-secret',
  ])('a file at %s', async (path) => refuses(await writeTar([...goodFiles, file(path, 'x')]), /percorso non ammesso/));

  it.each(['../evil', '/etc/evil', 'uploads/../../evil', 'jwt-secret'])('a manifest that names %s', async (path) => {
    const archive = await withFile(goodFiles, file(path, 'x'));
    await refuses(archive, /percorso non ammesso/);
  });

  it('a file where another needs a folder', async () => {
    await refuses(await withFile(goodFiles, file('uploads/a.jpg/c.jpg', 'x')), /come file e come cartella/);
  });

  it.each(['symlink', 'link'] as const)('a %s', async (type) => {
    const header = { name: 'uploads/a.jpg', type, linkname: '/etc/passwd' };
    await refuses(await writeTar([...goodFiles.slice(0, 2), { header, bytes: Buffer.alloc(0) }]), /un collegamento/);
  });

  it.each(['directory', 'character-device', 'block-device', 'fifo'] as const)('a %s', async (type) => {
    const header = { name: 'uploads/x', type };
    await refuses(await writeTar([...goodFiles, { header, bytes: Buffer.alloc(0) }]), /contiene/);
  });

  it('a file that claims to be larger than the archive', async () => {
    const archive = Buffer.from(good);
    writeHeaderSize(archive, '77777777777');
    await refuses(archive, /incompleto/);
  });

  it('a manifest of a format that is still to come', async () => {
    await refuses(await withManifest(goodFiles, (manifest) => ({ ...manifest, format: 2 })), /versione più recente/);
  });

  it('a manifest that is no JSON', async () => {
    const [manifest, ...others] = goodFiles;
    if (!manifest) throw new Error('no manifest');
    await refuses(await writeTar([{ ...manifest, bytes: Buffer.from('{') }, ...others]), /manifest .* non è leggibile/);
  });

  it('an empty database', async () =>
    refuses(await withDatabase(goodFiles, () => Buffer.alloc(0)), /vuoto o non è un database/));

  it.each([
    ['of a newer program', 'pragma user_version = 9999', /più recente/],
    ['of another program', 'pragma user_version = 0', /non è di questo programma/],
    [
      'with a trigger of its own',
      'create trigger evil after insert on sessions begin delete from users; end',
      /estraneo: trigger evil/,
    ],
    ['with a view of its own', 'create view evil as select * from users', /estraneo: view evil/],
    ['with a table of its own', 'create table evil (x)', /estraneo: table evil/],
    ['with an index of its own', 'create index evil on users (name)', /estraneo: index evil/],
    ['that lacks a table', 'drop table attempts', /manca table attempts/],
    ['with a column of its own', 'alter table users add column evil text', /estraneo: table users/],
    [
      'with references to nothing',
      "pragma foreign_keys = off; insert into sessions (id, user_id, expires_at) values ('x', 'nobody', '2030')",
      /riferimenti/,
    ],
  ])('a database %s', async (_, sql, fault) => {
    await refuses(await withDatabase(goodFiles, (bytes) => changeDatabase(bytes, sql)), fault);
  });

  it('a database with a page that was overwritten', async () => {
    const archive = await withDatabase(goodFiles, (bytes) => {
      bytes.fill(0xa5, 4096 * 3, 4096 * 5);
      return bytes;
    });
    await refuses(archive, /danneggiato/);
  });
});

it('only a tar is taken', async () => {
  const response = await fetch(`${site.origin}/api/backup/upload`, {
    method: 'POST',
    headers: { authorization: `Bearer ${owner.token}`, 'content-type': 'application/json' },
    body: '{}',
  });
  expect(response.status).toBe(415);
});

function file(name: string, content: string): TarFile {
  return { header: { name, type: 'file' }, bytes: Buffer.from(content) };
}

/** Makes the second entry, the database, claim this size, with a matching checksum. */
function writeHeaderSize(archive: Buffer, octal: string): void {
  const start = 512 + Math.ceil((goodFiles[0]?.bytes.length ?? 0) / 512) * 512;
  const header = archive.subarray(start, start + 512);
  header.write(octal, 124, 'latin1');
  header.fill(' ', 148, 156);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148, 'latin1');
}
