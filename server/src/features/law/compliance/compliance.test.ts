import { afterEach, beforeEach, expect, it } from 'vitest';
import { createLettingSite, type LettingSite } from '../../../testing/letting-site.ts';
import { refusalOf } from '../../../testing/refusal.ts';

let site: LettingSite;
let list: LettingSite['owner']['client']['complianceList'];
beforeEach(async () => {
  site = await createLettingSite();
  list = site.owner.client.complianceList;
});
afterEach(() => site.close());

const find = (items: readonly { readonly key: string }[], key: string) => items.find((item) => item.key === key);

it('is thirteen things to do, until they are noted one by one', async () => {
  expect((await list.get()).items).toHaveLength(13);
  await list.replace({ body: { items: [{ key: 'GAS', state: 'DONE', date: '2030-01-01', note: 'in cucina' }] } });
  const { items } = await list.replace({
    body: {
      items: [
        { key: 'GAS', note: 'in cantina' },
        { key: 'CO', state: 'NOT_NEEDED' },
      ],
    },
  });
  expect(find(items, 'GAS')).toEqual({ key: 'GAS', state: 'DONE', date: '2030-01-01', note: 'in cantina' });
  expect(find(items, 'CO')).toMatchObject({ state: 'NOT_NEEDED', date: null });
  expect(find(items, 'KEY_BOX')).toMatchObject({ state: 'TODO' });
});

it.each([
  ['CIN', { cin: 'IT058091C2ABCDEFGH' }, { cin: '' }],
  ['CIR', { cir: '058091-LOC-00042' }, { cir: '' }],
] as const)('has the %s done by itself as long as the property has one', async (key, has, hasNot) => {
  const stateOf = async () => find((await list.get()).items, key);
  await site.owner.client.property.update({ body: hasNot });
  expect(await stateOf()).toMatchObject({ state: 'TODO' });
  await site.owner.client.property.update({ body: has });
  expect(await stateOf()).toMatchObject({ state: 'DONE' });
  await site.owner.client.property.update({ body: hasNot });
  expect(await stateOf()).toMatchObject({ state: 'TODO' });
});

it.each([
  [{ items: [{ key: 'TETTO' as never }] }, { 'items.0.key': 'Scegli una voce' }],
  [{ items: [{ key: 'GAS' as const, note: 'x'.repeat(501) }] }, { 'items.0.note': expect.any(String) }],
])('refuses what it cannot be: %#', async (body, fields) => {
  expect(await refusalOf(list.replace({ body }))).toMatchObject({ status: 400, fields });
});
