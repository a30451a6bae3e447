import { randomUUID } from 'node:crypto';
import { TABLE_KINDS } from '@approdo/shared/domain/law/register/official-tables';
import { OFFICIAL_FILES } from '@approdo/shared/domain/law/register/testing/official-files';
import SqliteDatabase from 'better-sqlite3';
import { connect, guest } from '../../support/api.ts';
import { addApp } from '../../support/code-app.ts';
import { currentGeneration } from '../../support/data-dir.ts';
import { inDays } from '../../support/days.ts';
import { kindOfLink, LETTER_LINKS, linksIn } from '../../support/letter-links.ts';
import { readMailbox } from '../../support/mailbox.ts';
import { forgive } from '../../support/page-faults.ts';
import { areShared } from '../../support/prepared-sites.ts';
import type { Site } from '../../support/start-site.ts';
import { expect, test } from '../../support/test.ts';

/** Tables that count views and calls. */
const COUNTER_TABLES = ['visits', 'attempts'];

/** All the site's data; sites with shared data are covered by tests of their own. */
function readAll({ dataDir }: Site): Readonly<Record<string, readonly unknown[]>> {
  if (areShared) return {};
  const database = new SqliteDatabase(currentGeneration(dataDir).database, { readonly: true });
  try {
    const tables = database.prepare<[], string>("select name from sqlite_schema where type = 'table'").pluck().all();
    const otherTables = tables.filter((name) => !COUNTER_TABLES.includes(name));
    return Object.fromEntries(otherTables.map((name) => [name, database.prepare(`select * from "${name}"`).all()]));
  } finally {
    database.close();
  }
}

/** Sends letters with valid links: to an unconfirmed account, to a guest, to the owner. Returns the links. */
async function haveLetters(site: Site): Promise<string[]> {
  const { client: owner } = await addApp(site);
  for (const kind of TABLE_KINDS) {
    await owner.officialTables.import({ body: { kind }, file: new File([OFFICIAL_FILES[kind]], `${kind}.csv`) });
  }
  await owner.registerSettings.replace({ body: { isOn: true } });
  const visitor = connect(site);
  await visitor.auth.register({ body: guest });
  await visitor.auth.forgotPassword({ body: guest });
  const message = { name: guest.name, email: guest.email, message: 'È libera a giugno?', privacyAccepted: true };
  await visitor.contact.send({ body: message });
  const stay = { key: randomUUID(), startDate: inDays(3), endDate: inDays(6), numberOfGuests: 2, tellGuest: true };
  const { id } = await owner.bookings.enterByHand({
    body: { ...stay, guestName: guest.name, guestEmail: guest.email },
  });
  const { url } = await owner.registerStays.makeLink({ params: { id } });
  await expect.poll(async () => (await owner.mail.list()).filter(({ sentAt }) => sentAt === null)).toEqual([]);
  const texts = (await readMailbox(site.dataDir)).map(({ text }) => text);
  return [url, ...texts.flatMap((text) => linksIn(text, site.origin))];
}

test('whatever opens the links of a letter by itself, and runs what it finds there, changes nothing', {
  tag: '@gate',
}, async ({ page, site, faults }) => {
  test.slow();
  const links = await haveLetters(site);
  const kinds = links.map(kindOfLink);
  expect(kinds.filter((kind) => LETTER_LINKS[kind] === undefined)).toEqual([]);
  expect(kinds).toEqual(expect.arrayContaining(Object.keys(LETTER_LINKS).filter((kind) => /\?|check-in/.test(kind))));
  const others = Object.entries(LETTER_LINKS).filter(([kind]) => !kinds.includes(kind));
  const before = readAll(site);
  for (const link of new Set([...links, ...others.map(([, address]) => `${site.origin}${address}`)])) {
    await test.step(new URL(link).pathname, async () => {
      await page.goto(link, { waitUntil: 'networkidle' });
      await expect(page.getByRole('heading').first()).toBeVisible();
    });
  }
  expect(readAll(site)).toEqual(before);
  forgive(faults, /401/);
});
