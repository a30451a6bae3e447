// @vitest-environment jsdom
import type { WireCall } from '@approdo/shared/client';
import { initialPriceRules } from '@approdo/shared/domain/prices/price-rules';
import { initialRates } from '@approdo/shared/domain/prices/rates';
import { afterEach, expect, test } from 'vitest';
import {
  acting,
  buttonOf,
  enter,
  fieldOf,
  leaveAdmin,
  press,
  see,
  showAdmin,
  tick,
} from '../../../../testing/show-admin.tsx';
import { ExtrasPart } from './extras-part.tsx';

afterEach(leaveAdmin);

const RULES = { ...initialPriceRules, extras: [], version: 'v1' };
const LISTS = [{ ...initialRates, seasons: [...initialRates.seasons], validFrom: null, version: 'l1' }];
const DOG = { id: 'x1', name: 'Cane', price: 500, per: 'NIGHT' as const, max: 2, untilDays: 0, isOn: true };
const COT = { ...DOG, id: 'x2', name: 'Lettino', price: 1500, per: 'STAY' as const };
const overview = (missing: number) => ({
  needed: { done: 0, total: 0 },
  all: { done: 0, total: 1 },
  things: [
    { kind: 'price_extras', id: 'x1', title: 'Cane', missing, suggested: 0, outdated: 0, isPublished: missing === 0 },
  ],
});

/** A server that assigns ids to new extras and increments the version. */
function answerReplace({ body }: WireCall) {
  const { extras, ...rest } = body as { readonly extras: readonly { readonly id?: string }[] };
  const stored = extras.map((extra, place) => ({ ...extra, id: extra.id ?? `made-${place}` }));
  return { ...RULES, ...rest, extras: stored, version: 'v2' };
}

const show = (extras: readonly object[]) =>
  showAdmin(
    <ExtrasPart prices={{ lists: LISTS, rules: { ...RULES, extras: extras as never } }} />,
    {
      'GET /rates/years': LISTS,
      'GET /price-rules': RULES,
      'GET /translations/en': overview(0),
      'GET /translations/de': overview(1),
      'GET /translations/fr': overview(1),
      'PUT /price-rules': answerReplace,
    },
    '/rates?parte=extra',
  );

test('linen comes first, and its price leads to the list', async () => {
  const { address } = await show([]);
  await see('Nessun extra: un lettino, il cane, la legna…');
  const [link] = [...document.querySelectorAll('a')].filter(({ textContent }) => textContent?.includes('20'));
  await acting(() => link?.click());
  expect(address()).toBe('/rates');
});

test('with something unsaved the way to the list asks first', async () => {
  const { address } = await show([]);
  await enter('Si può chiedere fino a … giorni prima dell’arrivo', '3');
  const [link] = [...document.querySelectorAll('a')].filter(({ textContent }) => textContent?.includes('20'));
  await acting(() => link?.click());
  await see('Ci sono modifiche non salvate. Lasciarle?');
  expect(address()).toBe('/rates?parte=extra');
});

test('what is typed of an extra is saved in cents, in the order that it was put in', async () => {
  const { sent } = await show([DOG, COT]);
  await acting(() => buttonLabelled('Sposta giù: Cane').click());
  await enter('Per', 'PERSON');
  await press('Salva');
  expect(sent()).toMatchObject([
    {
      path: '/price-rules',
      body: { linenPer: 'PERSON', linenUntilDays: 0, extras: [{ id: 'x2' }, { id: 'x1', price: 500, per: 'NIGHT' }] },
    },
  ]);
});

test('one that is new is sent without an id once, and keeps the one that it was given', async () => {
  const { sent } = await show([]);
  await press('Aggiungi extra');
  await enter('Nome', 'Legna');
  await enter('Prezzo (euro)', '12,50');
  await press('Salva');
  await enter('Prezzo (euro)', '13');
  await press('Salva');
  const [first, second] = sent().map(({ body }) => (body as { readonly extras: readonly object[] }).extras[0]);
  expect(first).toEqual({ name: 'Legna', price: 1250, per: 'STAY', max: 1, untilDays: 0, isOn: true });
  expect(second).toMatchObject({ id: 'made-0', price: 1300 });
});

test('one may be for the stay, the night, the person or both, and be kept from being chosen', async () => {
  const { sent } = await show([]);
  await press('Aggiungi extra');
  const per = [...document.querySelectorAll('select')].at(-1);
  expect([...(per?.options ?? [])].map(({ text }) => text)).toEqual([
    'soggiorno',
    'notte',
    'persona',
    'persona e notte',
  ]);
  await enter('Nome', 'Barca');
  await enter('Prezzo (euro)', '25,50');
  await enter('Quanti', '2');
  await tick('Si può scegliere');
  await press('Salva');
  expect(sent()).toMatchObject([{ body: { extras: [{ name: 'Barca', price: 2550, max: 2, isOn: false }] } }]);
});

test('what is missing is told at its field', async () => {
  const { sent } = await show([]);
  await press('Aggiungi extra');
  await press('Salva');
  await see('Scrivi il nome dell’extra');
  expect(fieldOf('Nome').getAttribute('aria-invalid')).toBe('true');
  expect(fieldOf('Prezzo (euro)').getAttribute('aria-invalid')).toBe('true');
  expect(sent()).toEqual([]);
});

test('of what is taken by person there is one', async () => {
  const { sent } = await show([{ ...DOG, max: 2 }]);
  const per = [...document.querySelectorAll('select')].at(-1);
  await acting(() => {
    if (!per) throw new Error('there is no choice');
    per.value = 'PERSON_NIGHT';
    per.dispatchEvent(new Event('change', { bubbles: true }));
  });
  expect(fieldOf('Quanti')).toMatchObject({ disabled: true, value: '1' });
  await press('Salva');
  expect(sent()).toMatchObject([{ body: { extras: [{ per: 'PERSON_NIGHT', max: 1 }] } }]);
});

test('the name of one that is kept shows how far it is in each language', async () => {
  await show([DOG]);
  await see('EN controllata, DE manca, FR manca');
  await press('ITEN controllata, DE manca, FR manca, : «Cane» in altre lingue');
  await see('«Cane» in altre lingue');
  expect(document.querySelector('[role="dialog"]')).not.toBeNull();
});

function buttonLabelled(label: string): HTMLButtonElement {
  const found = [...document.querySelectorAll('button')].find((button) => button.getAttribute('aria-label') === label);
  if (!found) return buttonOf(label);
  return found;
}
