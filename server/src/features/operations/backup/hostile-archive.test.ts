import { DEFAULT_LOOK } from '@approdo/shared/domain/content/look/look';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeDatabase, withDatabase, withFile } from '../../../testing/change-archive.ts';
import { createTestSite, type TestSite } from '../../../testing/index.ts';
import { readTar, type TarFile } from '../../../testing/tar-files.ts';

let site: TestSite;
let owner: Awaited<ReturnType<TestSite['signIn']>>;
let files: readonly TarFile[];
beforeAll(async () => {
  site = await createTestSite();
  owner = await site.signIn({ role: 'ADMIN', emailConfirmed: true });
  await owner.client.backup.create({ body: { location: 'local' } });
  const [backup] = await owner.client.backup.list();
  const archive = await owner.client.backup.download({ params: { id: backup?.id ?? '' } });
  files = await readTar(Buffer.from(await archive.arrayBuffer()));
  await owner.client.backup.remove({ params: { id: backup?.id ?? '' } });
});
afterAll(() => site.close());

const LOGO = 'logo-0123456789abcdef0123456789abcdef-10x10.svg';

const upload = (archive: Buffer) => owner.client.backup.upload({ file: new Blob([new Uint8Array(archive)]) });
const withSql = (sql: string) =>
  withDatabase(files, (bytes) => changeDatabase(bytes, `pragma foreign_keys = off; ${sql}`));

async function refuses(archive: Buffer, fault: RegExp): Promise<void> {
  await expect(upload(archive)).rejects.toMatchObject({ status: 400, message: expect.stringMatching(fault) });
  expect(await owner.client.backup.list()).toEqual([]);
}

it('what the site wrote itself is taken', async () => {
  const { id } = await upload(await withSql('select 1'));
  await owner.client.backup.remove({ params: { id } });
});

describe('an archive is refused that holds what the site does not write', () => {
  it.each(['evil.js', 'evil.html', 'evil.svg', 'evil.jpg.js', 'deep/evil.jpg', 'così.jpg', 'evil'])(
    'uploads/%s',
    async (name) => {
      const header = { name: `uploads/${name}`, type: 'file' } as const;
      await refuses(
        await withFile(files, { header, bytes: Buffer.from('alert(1)') }),
        /un file che il sito non conserva/,
      );
    },
  );

  it.each([
    [
      'a file above its folder',
      "update media set file = '../../evil.jpg' where file = 'waves.mp3'",
      /contiene un valore che questa versione non accetta: media\.file, riga [\w-]+$/,
    ],
    ['a file at an absolute path', "update media set file = '/etc/passwd.jpg' where file = 'waves.mp3'", /media.file/],
    ['a script among the files', "update media set file = 'evil.js' where file = 'waves.mp3'", /media\.file/],
    ['a logo in the library', `update media set file = '${LOGO}' where file = 'waves.mp3'`, /media\.file/],
    ['a colour that ends its rule', draftWith({ colour: '#fff}body{display:none' }), /look_draft\.look/],
    ['a logo that is any file', draftWith({ logo: { file: 'evil.html', width: 1, height: 1 } }), /look_draft\.look/],
    ['a shared picture from elsewhere', draftWith({ share: 'https://evil.example/a.jpg' }), /look_draft\.look/],
    ['a look without the booking', draftWith({ sections: [] }), /look_draft\.look/],
    ['a film that is a picture', "update media set kind = 'video' where file = 'terrace.jpg'", /media/],
    ['an avatar above its folder', "update users set avatar = '/uploads/../jwt-secret'", /users.avatar/],
    ['an avatar from elsewhere', "update users set avatar = 'https://evil.example/a.jpg'", /users.avatar/],
    ['a password that takes days', `update users set password_hash = '$2b$31$${'a'.repeat(53)}'`, /password_hash/],
    ['an address that is two', "update users set email = 'a@b.it, c@d.it'", /users.email/],
    ['an account under the key of another', "update users set email_key = 'altra@example.com'", /users/],
    ['a hero from anywhere', "update homepage set hero_image = 'javascript:alert(1)'", /homepage.hero_image/],
    ['a map from anywhere', "update property set map_url = 'https://evil.example/maps'", /property.map_url/],
    [
      'a button that runs a script',
      `update homepage set primary_button = '{"text":"Qui","link":"javascript:alert(1)","visible":true}'`,
      /homepage.primary_button/,
    ],
    ['a button that is none', "update homepage set secondary_button = 'x'", /homepage.secondary_button/],
    ['a picture from anywhere', `update property set images = '["data:text/html,x"]'`, /property.images/],
    ['pictures that are no list', "update property set images = '{}'", /property.images/],
    ['a menu that runs a script', "update menu_items set url = 'javascript:alert(1)'", /menu_items.url/],
    ['a menu that leads elsewhere', "update menu_items set url = '//evil.example'", /menu_items.url/],
    ['a menu in a circle', 'update menu_items set parent_id = id', /menu_items/],
    ['an old address that leads to a script', redirectTo('javascript:alert(1)'), /redirects\.to_address/],
    ['an old address that leads to another host', redirectTo('//evil.example'), /redirects\.to_address/],
    ['an icon from anywhere', "update feature_boxes set icon = 'javascript:alert(1)'", /feature_boxes.icon/],
    ['a box that runs a script', "update feature_boxes set link = 'javascript:alert(1)'", /feature_boxes.link/],
    [
      'a collected review that runs a script',
      "update reviews set collected_on = 'Airbnb', url = 'javascript:alert(1)'",
      /reviews.url/,
    ],
    ['an address that climbs', "update pages set slug = '../admin' where slug like 'i%'", /pages.slug/],
    ['a time that is none', "update posts set published_at = 'presto'", /posts.published_at/],
    [
      'a stay of a thousand years',
      `insert into bookings (id, start_date, end_date, status, created_at)
       values ('x', '2027-01-01', '3027-01-01', 'CONFIRMED', '2027-01-01T00:00:00.000Z')`,
      /bookings/,
    ],
    [
      'a day that is none',
      `insert into bookings (id, start_date, end_date, status, created_at)
       values ('x', '2027-02-30', '2027-02-31', 'CONFIRMED', '2027-01-01T00:00:00.000Z')`,
      /bookings.start_date/,
    ],
    ['a portal’s stay of a thousand years', portalStay({ endDate: '2099-01-01' }), /portal_rows/],
    ['a portal’s stay of no account', portalStay({ endDate: '9999-01-01' }), /portal_rows.end_date/],
    ['a portal’s file that counts nothing', portalStay({ counts: '[]' }), /portal_files.counts/],
    ['a letter that is a file elsewhere', waitingLetter({ id: '../../evil' }), /outbox.id/],
    ['a letter to two', waitingLetter({ to: 'a@b.it,c@d.it' }), /outbox.to_address/],
    [
      'a text without end',
      'update property set description = cast(zeroblob(3000000) as text)',
      /non accetta: property\.description, riga 1$/,
    ],
    ['a role of its own', "pragma ignore_check_constraints = on; update users set role = 'GOD'", /danneggiato/],
    ['a generated column', 'alter table users add column evil text as (name) virtual', /estraneo: table users/],
    ['an index on an expression', 'create index evil on users (lower(name))', /estraneo: index evil/],
    ['a virtual table', 'create virtual table evil using fts5 (name)', /estraneo: table evil/],
    [
      'a collation of its own',
      schemaEdit("sql = replace(sql, 'name text not null', 'name text not null collate rtrim') where name = 'users'"),
      /estraneo: table users/,
    ],
    [
      'a trigger under a name of SQLite',
      `create trigger evil after insert on sessions begin delete from users; end;
       ${schemaEdit("name = 'sqlite_stat1' where name = 'evil'")}`,
      /danneggiato|estraneo/,
    ],
    ['statistics', 'analyze', /estraneo: table sqlite_stat1/],
    [
      'two tables in one place',
      schemaEdit("rootpage = (select rootpage from sqlite_schema where name = 'users') where name = 'tasks'"),
      /danneggiato/,
    ],
    [
      'a table twice',
      `pragma writable_schema = on;
       insert into sqlite_schema select type, name, tbl_name, rootpage, sql from sqlite_schema where name = 'tasks'`,
      /danneggiato|estraneo/,
    ],
  ])('a database with %s', async (_, sql, fault) => {
    await refuses(await withSql(sql), fault);
  });
});

function draftWith(part: object): string {
  return `insert into look_draft (only_row, look) values (1, '${JSON.stringify({ ...DEFAULT_LOOK, ...part })}')`;
}

function redirectTo(address: string): string {
  return `insert into redirects (id, from_address, key_hash, to_address)
    values ('x', '/a', '${'0'.repeat(64)}', '${address}')`;
}

function schemaEdit(change: string): string {
  return `pragma writable_schema = on; update sqlite_schema set ${change}`;
}

type WaitingLetter = { readonly id?: string; readonly to?: string };

function waitingLetter({ id = 'x', to = 'ada@example.com' }: WaitingLetter): string {
  return `insert into outbox (id, kind, to_name, to_address, subject, body, status, next_attempt_at, created_at)
    values ('${id}', 'TEST', '', '${to}', 'Ciao', 'Ciao', 'WAITING', '2999-01-01T00:00:00.000Z', '2999-01-01T00:00:00.000Z')`;
}

function portalStay({ endDate = '2027-03-08', counts = '{"stays":1,"payouts":0,"new":1,"known":0,"odd":0}' }): string {
  return `insert into portal_files values ('f', 'AIRBNB', 'a.csv', '2027-03-01', '2027-03-01', '${counts}',
      '2027-03-01T00:00:00.000Z', 'Anna', null, null);
    insert into portal_rows values ('r', 'f', 'AIRBNB', 'STAY', 'HM', '2027-03-01', 1, 'EUR', 1, 0, 0, 0, 1,
      '2027-03-01', '${endDate}', 'Ann', 'HM|STAY|2027-03-01|1|1', null)`;
}
