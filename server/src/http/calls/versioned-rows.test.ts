import { contract } from '@approdo/shared/contract';
import type { Endpoint } from '@approdo/shared/contract/base/endpoint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusalOf } from '../../testing/refusal.ts';
import { createRegisterSite, type RegisterSite } from '../../testing/register-site.ts';
import type { SharedThing } from '../../testing/versioned/shared-thing.ts';
import { versionedThings } from '../../testing/versioned/versioned-things.ts';

/** The rows that take the version which was read. */
const rows = Object.entries<Readonly<Record<string, Endpoint>>>(contract).flatMap(([resource, calls]) =>
  Object.entries(calls).flatMap(([call, row]) =>
    row.versioned && row.method !== 'GET' ? [`${resource}.${call}`] : [],
  ),
);

let site: RegisterSite;
let things: ReturnType<typeof versionedThings>;
beforeAll(async () => {
  site = await createRegisterSite({ offers: ['en'] });
  things = versionedThings(site);
});
afterAll(() => site.close());

async function make(row: string): Promise<SharedThing> {
  const thing = await things[row]?.();
  if (!thing) throw new Error(`versionedThings has nothing for ${row}`);
  return thing;
}

it('each thing that is edited here is of a row that takes a version', () => {
  expect(Object.keys(things).filter((name) => !rows.includes(name))).toEqual([]);
});

describe.each(rows)('%s', (row) => {
  it('goes through without a version', async () => {
    const { save, saveFirst, read } = await make(row);
    await saveFirst();
    const before = await read();
    await save();
    expect(await read()).not.toEqual(before);
  });

  it('refuses who read it before another changed it, shows what it is now and leaves it so', async () => {
    const { save, saveFirst, read } = await make(row);
    const version = (await read())?.version ?? 'of nothing that is there yet';
    await saveFirst();
    const now = await read();
    expect(await refusalOf(save(version))).toMatchObject({
      status: 412,
      body: { code: 'CHANGED_MEANWHILE', current: { version: now?.version } },
    });
    expect(await read()).toEqual(now);
  });

  it('goes through with the version that it has', async () => {
    const { save, saveFirst, read } = await make(row);
    await saveFirst();
    const before = await read();
    await save(before?.version);
    expect(await read()).not.toEqual(before);
  });
});
