import { randomUUID } from 'node:crypto';
import { TABLE_KINDS } from '@approdo/shared/domain/law/register/official-tables';
import { OFFICIAL_FILES } from '@approdo/shared/domain/law/register/testing/official-files';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addApp } from '../testing/code-app.ts';
import { type SharedParts, startSharedParts } from '../testing/shared-parts.ts';
import { isOnPostgres } from '../testing/site-data.ts';
import { startTestTenants, type TenantName, type TestTenants } from '../testing/test-tenants.ts';

let shared: SharedParts | undefined;
let tenants: TestTenants;
beforeAll(async () => {
  shared = isOnPostgres ? await startSharedParts() : undefined;
  tenants = await startTestTenants(shared ? { shared } : {});
}, 180_000);
afterAll(async () => {
  await tenants.close();
  await shared?.close();
});

/** Of a house that keeps a register of guests: a link of a stay there, and a guest who was written. */
async function linkIn(name: TenantName) {
  const { client } = await tenants.signInTo(name);
  await addApp(tenants, { client });
  for (const kind of TABLE_KINDS) {
    await client.officialTables.import({ body: { kind }, file: new File([OFFICIAL_FILES[kind]], `${kind}.csv`) });
  }
  await client.registerSettings.replace({ body: { isOn: true } });
  const dates = { startDate: '2027-03-05', endDate: '2027-03-08' };
  const { id } = await client.registerStays.add({
    body: { key: randomUUID(), source: 'CHANNEL', title: name, ...dates, numberOfGuests: 2 },
  });
  const { url } = await client.registerStays.makeLink({ params: { id } });
  return { client, id, token: new URL(url).hash.slice(1) };
}

it('a link opens the check-in of its own house, and nothing of another', async () => {
  const [mare, monte] = [await linkIn('mare'), await linkIn('monte')];
  const nobody = { mare: tenants.clientOf('mare', undefined), monte: tenants.clientOf('monte', undefined) };
  const { version, notice } = await nobody.mare.checkIn.open({ body: { token: mare.token } });
  const body = {
    token: mare.token,
    version,
    party: 'ALONE' as const,
    guests: [{ lastName: 'Rossi' }],
    noticeVersion: notice.version,
  };
  await expect(nobody.monte.checkIn.open({ body: { token: mare.token } })).rejects.toMatchObject({ status: 404 });
  await expect(nobody.monte.checkIn.save({ body })).rejects.toMatchObject({ status: 404 });
  await nobody.mare.checkIn.save({ body });
  expect((await monte.client.registerGuests.get({ params: { id: monte.id } })).guests).toEqual([]);
  await expect(monte.client.registerStays.makeLink({ params: { id: mare.id } })).rejects.toMatchObject({ status: 404 });
  expect((await mare.client.registerGuests.get({ params: { id: mare.id } })).guests).toMatchObject([
    { lastName: 'Rossi' },
  ]);
});
