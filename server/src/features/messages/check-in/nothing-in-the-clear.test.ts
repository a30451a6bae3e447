import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { CheckInSent } from '@approdo/shared/contract/messages/check-in';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { findTyped } from '../../../testing/find-typed.ts';
import { LONE_GUEST } from '../../../testing/lone-guest.ts';
import { type PushServiceDouble, startPushService } from '../../../testing/push-service.ts';
import { createRegisterSite, type RegisterSite } from '../../../testing/register-site.ts';
import { readTar } from '../../../testing/tar-files.ts';

// It makes archives and searches everything that a site writes.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const BY_OWNER = {
  ...{ lastName: 'Zanzottobelli', firstName: 'Quirinolo', docNumber: 'QZ7654321' },
  ...{ birthDate: '1961-10-23', residencePlace: 'Borgotremulo' },
};
const BY_LINK = {
  ...{ lastName: 'Wexhamberg', firstName: 'Ottokarina', docNumber: 'XK 98-76543' },
  ...{ birthDate: '1958-02-19', residencePlace: 'Unterzwickl' },
};
/** As they were typed, and as the file for the Polizia writes them. */
const TYPED = [
  ...[BY_OWNER, BY_LINK].flatMap((typed) => Object.values(typed)),
  ...['ZANZOTTOBELLI', 'QUIRINOLO', '23/10/1961', 'WEXHAMBERG', 'OTTOKARINA', 'XK9876543', '19/02/1958'],
];

const logged: string[] = [];
let service: PushServiceDouble;
let site: RegisterSite;
beforeEach(async () => {
  logged.length = 0;
  service = await startPushService();
  site = await createRegisterSite({ onLogLine: (line) => logged.push(line), pushHosts: [service.host] });
});
afterEach(async () => {
  await site.close();
  await service.close();
});

it('what owner and guest type of guests stands readable in no file, row, archive, letter, message, table or log', async () => {
  const { role: _, ...byLink } = { ...LONE_GUEST, ...BY_LINK, residenceState: null };
  const phone = service.subscribe('telefono');
  await site.client.push.add({ body: { subscription: phone.subscription, name: 'Telefono' } });
  await site.write(await site.addStay(), [{ ...LONE_GUEST, ...BY_OWNER }]);
  const date = site.clock.today();
  const file = await (await site.client.alloggiati.file({ query: { date } })).text();
  expect(search('file', file)).toContain('file: ZANZOTTOBELLI as utf8');
  const told = await site.client.transmissions.record({ body: { key: randomUUID(), kind: 'ALLOGGIATI', date } });
  const receipt = new File([`%PDF-1.7\n${file}`], `${BY_OWNER.lastName}.pdf`);
  await site.client.transmissions.addReceipt({ params: { id: told.id }, file: receipt });
  const id = await site.decided('CONFIRMED');
  const { url } = await site.client.registerStays.makeLink({ params: { id } });
  const token = new URL(url).hash.slice(1);
  const { version, notice } = await site.anyone.checkIn.open({ body: { token } });
  const sent: CheckInSent = { token, version, party: 'ALONE', guests: [byLink], noticeVersion: notice.version };
  await site.anyone.checkIn.save({ body: sent });
  // Refused, and so logged.
  await site.anyone.checkIn.save({ body: sent }).catch(() => undefined);
  await site.client.backup.create({ body: { location: 'local' } });
  const [backup] = await site.client.backup.list();
  const archive = await site.client.backup.download({ params: { id: backup?.id ?? '' } });
  await site.app.pushWorker.sendDue();
  const letters = await site.deliverMail();

  const found = [
    ...(await searchRows()),
    ...searchFiles(dirname(site.uploads)),
    ...searchArchive(await readTar(new Uint8Array(await archive.arrayBuffer()))),
    ...search('letters', JSON.stringify(letters)),
    ...search('messages', JSON.stringify(phone.messages())),
    ...search('entries', await (await site.client.reports.incomeCsv({ query: { year: 2027 } })).text()),
    ...search('bookings', JSON.stringify(await site.client.bookings.list({ query: {} }))),
    ...search('stays', JSON.stringify(await site.client.registerStays.list({ query: {} }))),
    ...search('transmissions', JSON.stringify(await site.client.transmissions.list({}))),
    ...search('today', JSON.stringify(await site.client.today.get({ query: {} }))),
    ...search('audit', await (await site.client.audit.csv({ query: {} })).text()),
    ...search('docs', await (await fetch(`${site.origin}/api/docs`)).text()),
    ...search('openapi', await (await fetch(`${site.origin}/api/openapi.json`)).text()),
    ...search('log', logged.join('')),
  ];
  expect(found).toEqual([]);

  // The search does find what is there, in each place.
  expect(letters.length).toBeGreaterThan(0);
  expect(phone.messages().length).toBeGreaterThan(0);
  expect(logged.join('')).toContain('/api/check-in');
  expect(search('answers', JSON.stringify(await site.client.registerGuests.get({ params: { id } })))).toContain(
    'answers: Wexhamberg as utf8',
  );
});

const search = (where: string, text: string | Uint8Array) =>
  findTyped(Buffer.from(text as string), TYPED).map((what) => `${where}: ${what}`);

async function searchRows(): Promise<string[]> {
  const tables = await site.database.introspection.getTables();
  const found = await Promise.all(
    tables.map(async ({ name }) => {
      const all = site.database.$extendTables<Record<string, Record<string, unknown>>>().selectFrom(name).selectAll();
      return search(name, JSON.stringify(await all.execute()));
    }),
  );
  return found.flat();
}

/** The database's pages and its journal are files like any other. */
function searchFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile())
    .flatMap((path) => search(path, readFileSync(path)));
}

function searchArchive(files: Awaited<ReturnType<typeof readTar>>): string[] {
  expect(files.length).toBeGreaterThan(1);
  return files.flatMap(({ header, bytes }) => search(header.name, bytes));
}
