import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startTestHouses, type TestHouses } from '../testing/test-houses.ts';

let houses: TestHouses;
beforeEach(async () => {
  houses = await startTestHouses();
});
afterEach(() => houses.close());

const statusOf = async (host: string) => (await houses.ask('/', { host })).status;
const third = { name: 'lago', url: 'http://lago.example', owner: 'lago@example.com' };

it('a house that is added is served without a restart, and its owner told', async () => {
  expect(await statusOf('lago.example')).toBe(421);
  await houses.registry.add(third);
  await houses.look();
  expect(await statusOf('lago.example')).toBe(200);
  expect(houses.owners.get('lago')).toEqual({
    email: 'lago@example.com',
    password: expect.stringMatching(/^(\w{4}-){3}/),
  });
});

it('it is noticed within seconds', async () => {
  await houses.registry.add(third);
  await expect.poll(() => statusOf('lago.example'), { timeout: 15_000 }).toBe(200);
});

it('a house that is removed is served no more, and the others are', async () => {
  const { client } = await houses.signInTo('mare');
  await client.property.update({ body: { name: 'La casa al mare' } });
  const removing = houses.registry.remove('mare');
  await expect.poll(() => statusOf('127.0.0.1'), { timeout: 15_000 }).toBe(421);
  expect(await statusOf('localhost')).toBe(200);
  expect(existsSync(join(await removing, 'current'))).toBe(true);
});

it('a house whose address changes is found there', async () => {
  const file = join(houses.folderOf('monte'), 'house.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace('//localhost', '//monte.example'));
  await houses.look();
  expect([await statusOf('localhost'), await statusOf('monte.example')]).toEqual([421, 200]);
});

it('a house that cannot be opened is away, and takes no other along', async () => {
  mkdirSync(join(houses.folderOf('lago'), 'generations', 'first'), { recursive: true });
  writeFileSync(join(houses.folderOf('lago'), 'generations', 'first', 'database.sqlite'), 'no database, '.repeat(100));
  await houses.registry.add(third);
  await houses.look();
  expect(await statusOf('lago.example')).toBe(503);
  expect(await statusOf('localhost')).toBe(200);
  expect(houses.lines.join('')).toContain('"house":"lago"');
});
