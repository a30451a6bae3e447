// @vitest-environment jsdom
import type { WireCall } from '@approdo/shared/client';
import { afterEach, expect, test } from 'vitest';
import {
  acting,
  buttonOf,
  enter,
  fieldOf,
  leaveAdmin,
  press,
  Refusal,
  see,
  seeNoMore,
  showAdmin,
} from '../../../testing/show-admin.tsx';
import { find } from '../../../testing/show-on-page.tsx';
import { ScreenContext } from '../../session/screen-context.ts';
import { SCREENS } from '../../shell/screens.ts';
import { RedirectsScreen } from './redirects-screen.tsx';

afterEach(leaveAdmin);

const BEACH = { id: 'r1', from: '/2021/05/spiaggia/', to: '/blog/spiaggia', isDead: false, version: 'v1' };
const LOST = { id: 'r2', from: '/?p=12', to: '/blog/mai-scritto', isDead: true, version: 'v1' };

async function show(answers: Readonly<Record<string, unknown>>) {
  const screen = SCREENS.find(({ path }) => path === 'redirects');
  if (!screen) throw new Error('there is no such screen');
  return await showAdmin(
    <ScreenContext value={screen}>
      <RedirectsScreen />
    </ScreenContext>,
    answers,
  );
}

/** As long a list as the site has, of which it finds what contains the search. */
const siteOf =
  (...all: readonly (typeof BEACH)[]) =>
  ({ query }: WireCall) => {
    const found = all.filter(({ from }) => from.includes(query.search ?? ''));
    return { redirects: found, total: found.length };
  };

/** Types in the search, which has no label but its name. */
async function seek(text: string): Promise<void> {
  const field = find<HTMLInputElement>('input[type="search"]');
  const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  await acting(() => {
    setter?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

const rowOf = (from: string) => {
  const row = [...document.querySelectorAll('[data-row]')].find(({ textContent }) => textContent?.includes(from));
  if (!row) throw new Error(`there is no row of ${from}`);
  return row;
};

test('each old address says where it leads, and which leads to nothing', async () => {
  await show({ 'GET /redirects': siteOf(BEACH, LOST) });
  await see('/blog/spiaggia');
  expect(rowOf('/?p=12').textContent).toContain('Non porta a niente');
  expect(rowOf('/2021/05/spiaggia/').textContent).not.toContain('Non porta a niente');
});

test('where there is none it says so, and where they cannot be read there is a way to try again', async () => {
  let isAway = true;
  const list = siteOf();
  const away = new Refusal(500, { error: 'Errore interno' });
  await show({ 'GET /redirects': (call: WireCall) => (isAway ? away : list(call)) });
  await see('Errore nel caricamento dei vecchi indirizzi');
  isAway = false;
  await press('Riprova');
  await see('Nessun vecchio indirizzo.');
});

test('a search is sent to the site, and one that finds nothing does not say that there is none', async () => {
  await show({ 'GET /redirects': siteOf(BEACH, LOST) });
  await see('/?p=12');
  await seek('spiaggia');
  await seeNoMore('/?p=12');
  await see('/2021/05/spiaggia/');
  await seek('montagna');
  await see('Nessun risultato.');
  expect(document.body.textContent).not.toContain('Nessun vecchio indirizzo.');
  await seek('');
  await see('/?p=12');
});

test('a new one is added, and what is refused stands beside its field with what was typed', async () => {
  const refused = { error: 'Il rinvio gira in tondo', fields: { to: 'Il rinvio gira in tondo' } };
  let answer: unknown = new Refusal(400, refused);
  const { sent, banners } = await show({
    'GET /redirects': siteOf(),
    'POST /redirects': () => answer,
  });
  await see('Nessun vecchio indirizzo.');
  await press('Aggiungi');
  await enter('Vecchio indirizzo', 'spiaggia');
  await press('Salva');
  await see('Scrivi un indirizzo che comincia con /, oppure tutto il vecchio indirizzo');
  await enter('Vecchio indirizzo', 'https://www.vecchia.it/spiaggia/?utm_source=x');
  await enter('Nuovo indirizzo', 'blog');
  await press('Salva');
  await see('Scrivi un indirizzo del sito, o uno che comincia con https://');
  expect(sent()).toEqual([]);

  await enter('Nuovo indirizzo', '/spiaggia');
  await press('Salva');
  await see('Il rinvio gira in tondo');
  expect(fieldOf('Nuovo indirizzo').value).toBe('/spiaggia');

  answer = BEACH;
  await enter('Nuovo indirizzo', '/blog/spiaggia');
  await press('Salva');
  await seeNoMore('Aggiungi un vecchio indirizzo');
  expect(sent().at(-1)).toEqual({
    method: 'POST',
    path: '/redirects',
    body: { from: '/spiaggia/', to: '/blog/spiaggia' },
  });
  await expect.poll(banners).toEqual(['Vecchio indirizzo salvato con successo']);
});

test('one is changed by the version that was read, and deleted after a question', async () => {
  const { calls, sent, banners } = await show({
    'GET /redirects': siteOf(BEACH),
    'PUT /redirects/r1': { ...BEACH, to: '/blog' },
    'DELETE /redirects/r1': undefined,
  });
  await see('/blog/spiaggia');
  await press('Modifica');
  expect(fieldOf('Vecchio indirizzo').value).toBe('/2021/05/spiaggia/');
  await enter('Nuovo indirizzo', '/blog');
  await press('Salva');
  await seeNoMore('Modifica il vecchio indirizzo');
  expect(calls.find(({ method }) => method === 'PUT')).toMatchObject({
    version: 'v1',
    body: { from: BEACH.from, to: '/blog' },
  });

  await press('Elimina');
  await see('Vuoi eliminare il vecchio indirizzo «/2021/05/spiaggia/»? Non si può annullare.');
  expect(sent().some(({ method }) => method === 'DELETE')).toBe(false);
  await press('Elimina');
  await expect.poll(banners).toEqual(['Vecchio indirizzo eliminato con successo']);
  expect(sent().at(-1)).toMatchObject({ method: 'DELETE', path: '/redirects/r1' });
});

test('beyond fifty there are pages, and the site is asked for each', async () => {
  const { calls } = await show({ 'GET /redirects': { redirects: [BEACH], total: 51 } });
  await see('Pagina 1 di 2');
  expect(buttonOf('Precedente').getAttribute('aria-disabled')).toBe('true');
  await press('Successiva');
  await see('Pagina 2 di 2');
  expect(calls.map(({ query }) => query.page)).toContain('2');
});
