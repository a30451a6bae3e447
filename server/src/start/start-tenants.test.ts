import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startTestTenants, type TestTenants } from '../testing/test-tenants.ts';

let tenants: TestTenants;
beforeEach(async () => {
  tenants = await startTestTenants();
});
afterEach(() => tenants.close());

const statusOf = async (host: string) => (await tenants.ask('/', { host })).status;
const third = { name: 'lago', url: 'http://lago.example', owner: 'lago@example.com' };

it('a house that is added is served without a restart, and its owner told', async () => {
  expect(await statusOf('lago.example')).toBe(421);
  await tenants.registry.add(third);
  await tenants.look();
  expect(await statusOf('lago.example')).toBe(200);
  expect(tenants.owners.get('lago')).toEqual({
    email: 'lago@example.com',
    password: expect.stringMatching(/^(\w{4}-){3}/),
  });
});

it('it is noticed within seconds', async () => {
  await tenants.registry.add(third);
  await expect.poll(() => statusOf('lago.example'), { timeout: 15_000 }).toBe(200);
});

it('a house that is removed is served no more, and the others are', async () => {
  const { client } = await tenants.signInTo('mare');
  await client.property.update({ body: { name: 'La casa al mare' } });
  const removing = tenants.registry.remove('mare');
  await expect.poll(() => statusOf('127.0.0.1'), { timeout: 15_000 }).toBe(421);
  expect(await statusOf('localhost')).toBe(200);
  expect(existsSync(join(await removing, 'current'))).toBe(true);
});

it('a house whose address changes is found there', async () => {
  const file = join(tenants.folderOf('monte'), 'house.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace('//localhost', '//monte.example'));
  await tenants.look();
  expect([await statusOf('localhost'), await statusOf('monte.example')]).toEqual([421, 200]);
});

it('a house that cannot be opened is away, and takes no other along', async () => {
  mkdirSync(join(tenants.folderOf('lago'), 'generations', 'first'), { recursive: true });
  writeFileSync(join(tenants.folderOf('lago'), 'generations', 'first', 'database.sqlite'), 'no database, '.repeat(100));
  await tenants.registry.add(third);
  await tenants.look();
  expect(await statusOf('lago.example')).toBe(503);
  expect(await statusOf('localhost')).toBe(200);
  expect(tenants.lines.join('')).toContain('"house":"lago"');
});
