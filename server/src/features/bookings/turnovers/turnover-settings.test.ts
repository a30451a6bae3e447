import { afterEach, beforeEach, expect, it } from 'vitest';
import { createLettingSite, type LettingSite } from '../../../testing/letting-site.ts';
import { refusalOf } from '../../../testing/refusal.ts';

let site: LettingSite;
let settings: LettingSite['owner']['client']['turnoverSettings'];
beforeEach(async () => {
  site = await createLettingSite();
  settings = site.owner.client.turnoverSettings;
});
afterEach(() => site.close());

it('is off at first, with ten things to do and an evening hour, and no link', async () => {
  const first = await settings.get();
  expect(first).toMatchObject({ isOn: false, warnAt: '18:00', link: null });
  expect(first.items).toHaveLength(10);
});

it('keeps what an edit leaves out, and what a thing to do is called by', async () => {
  await settings.replace({ body: { isOn: true } });
  await settings.replace({ body: { items: [{ id: 'bagni', text: '  Bagni e doccia ' }, { text: 'Griglia' }] } });
  const after = await settings.replace({ body: { warnAt: '20:15' } });
  expect(after).toMatchObject({ isOn: true, warnAt: '20:15' });
  expect(after.items).toEqual([
    { id: 'bagni', text: 'Bagni e doccia' },
    { id: expect.any(String), text: 'Griglia' },
  ]);
});

it('tells two things to do with one name apart', async () => {
  const body = {
    items: [
      { id: 'bagni', text: 'Bagni' },
      { id: 'bagni', text: 'Cucina' },
    ],
  };
  const { items } = await settings.replace({ body });
  expect(new Set(items.map(({ id }) => id)).size).toBe(2);
});

it.each([
  [{ items: [{ text: ' ' }] }, { 'items.0.text': 'Scrivi che cosa c’è da fare' }],
  [{ items: Array.from({ length: 41 }, () => ({ text: 'Bagni' })) }, { items: 'Le voci possono essere al massimo 40' }],
  [{ warnAt: '24:00' }, { warnAt: 'Scrivi l’ora come HH:mm' }],
])('refuses what it cannot be: %#', async (body, fields) => {
  expect(await refusalOf(settings.replace({ body }))).toMatchObject({ status: 400, fields });
});

it('takes 120 characters of a thing to do, and no more', async () => {
  const { items } = await settings.replace({ body: { items: [{ text: 'à'.repeat(120) }] } });
  expect(items).toHaveLength(1);
  expect(await refusalOf(settings.replace({ body: { items: [{ text: 'à'.repeat(121) }] } }))).toMatchObject({
    status: 400,
  });
});
