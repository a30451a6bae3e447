// @vitest-environment jsdom
import type { WireCall } from '@approdo/shared/client';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  acting,
  buttonOf,
  enter,
  leaveAdmin,
  press,
  Refusal,
  see,
  seeNoMore,
  showAdmin,
  tick,
} from '../../../testing/show-admin.tsx';
import { find } from '../../../testing/show-on-page.tsx';
import { ScreenContext } from '../../session/screen-context.ts';
import { SCREENS } from '../../shell/screens.ts';
import { MovingScreen } from './moving-screen.tsx';

// A wide screen, with a table.
beforeEach(() =>
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), { matches: query.startsWith('(min-width'), media: query }),
  ),
);
afterEach(leaveAdmin);

const NONE = { new: 0, already: 0, clash: 0, fault: 0, left: 0 };
const MOVE = {
  ...{ id: 'm1', kind: 'STAYS', format: 'CSV', fileName: 'soggiorni.csv', state: 'READY', choices: {}, hints: [] },
  ...{ counts: { STAY: { ...NONE, new: 2 } }, left: [], createdAt: '2027-03-01T10:00:00.000Z', version: 'v1' },
};
const DONE = { ...MOVE, state: 'DONE', doneAt: '2027-03-01T10:05:00.000Z' };

const stayOf = (id: string, title: string, more: object = {}) => ({
  ...{ id, kind: 'STAY', title, state: 'NEW', warnings: [], startDate: '2025-06-01', endDate: '2025-06-08' },
  ...{ portal: 'Airbnb', code: `HM${id}`, numberOfGuests: 2, price: 70000, commission: null, ...more },
});
const ADA = stayOf('a', 'Ada Rossi');
const LUCA = stayOf('b', 'Luca Serra');

type Item = Omit<ReturnType<typeof stayOf>, 'warnings'> & { readonly state: string; readonly warnings: string[] };

/** As the site lists them, by state. */
const listing =
  (...all: readonly Item[]) =>
  ({ query }: WireCall) => {
    const items = all.filter(({ state }) => query.state === undefined || state === query.state);
    return { items, total: items.length };
  };

async function show(answers: Readonly<Record<string, unknown>>, at = '/moving') {
  return await showAdmin(
    <ScreenContext value={SCREENS.find(({ path }) => path === 'moving')}>
      <Routes>
        <Route path="/moving/:id?" element={<MovingScreen />} />
      </Routes>
    </ScreenContext>,
    answers,
    at,
  );
}

/** Shows a move that the site keeps as it is sent, and judges by nothing. */
async function showMove(move: object, items: readonly Item[] = [ADA, LUCA], answers: object = {}) {
  let kept: object = move;
  const shown = await show(
    {
      'GET /moves/m1': () => kept,
      'GET /moves/m1/items': listing(...items),
      'PUT /moves/m1': ({ body }: WireCall) => {
        kept = { ...kept, choices: body, version: 'v2' };
        return kept;
      },
      ...answers,
    },
    '/moving/m1',
  );
  return {
    ...shown,
    become: (next: object) => {
      kept = next;
    },
  };
}

/** Chooses files as the system's dialog does, in the card with this title. */
async function chooseFiles(card: string, files: readonly File[], place = 0): Promise<void> {
  const section = [...document.querySelectorAll('section')].find(
    (each) => each.querySelector('h2, h3')?.textContent === card,
  );
  const input = section?.querySelectorAll<HTMLInputElement>('input[type="file"]')[place];
  if (!input) throw new Error(`there is nothing to choose files by in "${card}"`);
  Object.defineProperty(input, 'files', { value: files, configurable: true });
  await acting(() => input.dispatchEvent(new Event('change', { bubbles: true })));
}

const tickOf = (title: string) => find<HTMLInputElement>(`input[aria-label="Porta «${title}»"]`);

test('where nothing was moved it says so, and where moves cannot be read there is a way to try again', async () => {
  let isAway = true;
  await show({ 'GET /moves': () => (isAway ? new Refusal(500, { error: 'Errore interno' }) : []) });
  await see('Errore nel caricamento dei traslochi');
  isAway = false;
  await press('Riprova');
  await see('Ancora nessun trasloco.');
});

test('each kind of thing says what its file is, and where it is found', async () => {
  await show({ 'GET /moves': [] });
  await see('Ancora nessun trasloco.');
  expect([...document.querySelectorAll('h3')].map(({ textContent }) => textContent)).toEqual([
    'Il sito',
    'I soggiorni',
    'Le recensioni',
    'Le foto',
  ]);
  const folds = [...document.querySelectorAll('details')];
  expect(folds.map((fold) => fold.querySelector('summary')?.textContent)).toEqual(
    Array.from({ length: 4 }, () => 'Dove trovo il file?'),
  );
  expect(folds[0]?.textContent).toContain('WordPress: Strumenti, Esporta, Tutti i contenuti');
});

test('a file that is chosen is sent as what its card says, and its preview is opened', async () => {
  const { calls, address } = await show({
    'GET /moves': [],
    'POST /moves': MOVE,
    'GET /moves/m1': MOVE,
    'GET /moves/m1/items': listing(ADA, LUCA),
  });
  await see('Ancora nessun trasloco.');
  await chooseFiles('I soggiorni', [new File(['a'], 'soggiorni.csv')]);
  await see('Arrivano 2 soggiorni');
  expect(address()).toBe('/moving/m1');
  const sent = calls.find(({ method }) => method === 'POST');
  expect(sent).toMatchObject({ path: '/moves', body: { kind: 'STAYS' } });
  expect(sent?.file).toBeDefined();
});

test('a file that is refused says why, and another can be chosen', async () => {
  const refusal = new Refusal(415, { error: 'Non riconosciamo questo file' });
  const { banners, address } = await show({ 'GET /moves': [], 'POST /moves': refusal });
  await see('Ancora nessun trasloco.');
  await chooseFiles('Il sito', [new File(['a'], 'vacanze.doc')]);
  await expect.poll(banners).toEqual(['Non riconosciamo questo file']);
  expect(address()).toBe('/moving');
  expect(buttonOf('Scegli il file').disabled).toBe(false);
});

test('the pictures of a folder are sent one after another, and its name is that of their gallery', async () => {
  const photos = { ...MOVE, kind: 'PHOTOS', format: null, fileName: '', counts: { PICTURE: { ...NONE, new: 2 } } };
  let underWay = 0;
  let mostAtOnce = 0;
  const { sent, address } = await show({
    'GET /moves': [],
    'POST /moves': photos,
    'POST /moves/m1/files': async () => {
      underWay += 1;
      mostAtOnce = Math.max(mostAtOnce, underWay);
      await new Promise((resolve) => setTimeout(resolve, 5));
      underWay -= 1;
      return photos;
    },
    'GET /moves/m1': photos,
    'GET /moves/m1/items': { items: [], total: 0 },
    'GET /galleries': [],
    'PUT /moves/m1': ({ body }: WireCall) => ({ ...photos, choices: body }),
  });
  await see('Ancora nessun trasloco.');
  const files = ['1.jpg', '2.jpg', 'note.txt'].map((name) => {
    const file = new File([name], name, { type: name.endsWith('jpg') ? 'image/jpeg' : 'text/plain' });
    return Object.defineProperty(file, 'webkitRelativePath', { value: `Le stanze/${name}` });
  });
  await chooseFiles('Le foto', files, 1);
  await see('Arrivano 2 foto');
  expect(sent().map(({ method, path }) => `${method} ${path}`)).toEqual([
    'POST /moves',
    'POST /moves/m1/files',
    'POST /moves/m1/files',
    'PUT /moves/m1',
  ]);
  expect(mostAtOnce).toBe(1);
  expect(sent().at(-1)?.body).toEqual({ name: 'Le stanze' });
  expect(address()).toBe('/moving/m1');
});

test('the preview says what comes, what never does, and what is to be looked at first', async () => {
  const clash = 'Date già occupate: Ada, giu 01, 2027 – giu 08, 2027';
  const move = {
    ...MOVE,
    counts: { STAY: { ...NONE, new: 2, clash: 1, already: 3 } },
    left: [{ what: 'Commenti', count: 12 }],
    hints: ['Le date di una riga sono in un altro ordine'],
  };
  const warned = { ...LUCA, warnings: ['Importo al netto delle commissioni'] };
  await showMove(move, [ADA, warned, stayOf('c', 'Ugo Neri', { state: 'CLASH', reason: clash })]);
  await see('Arrivano 2 soggiorni');
  await see('Con un avviso');
  const text = document.body.textContent ?? '';
  expect(text).toContain('C’è già: 3 soggiorni');
  expect(text).toContain('Commenti: 12');
  const order = ['Da guardare', 'Le date di una riga', clash, 'Con un avviso', 'Importo al netto', 'Tutte le voci'];
  const places = order.map((words) => text.indexOf(words));
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(places).not.toContain(-1);
});

test('what holds for the whole file is said once, and a line left out has no warnings', async () => {
  const asked = 'Dicci che cosa c’è in ogni colonna';
  const move = { ...MOVE, counts: { STAY: { ...NONE, fault: 1, left: 1 } }, hints: [asked] };
  const left = { ...LUCA, state: 'LEFT', warnings: ['Importo in USD: non portato'] };
  await showMove(move, [stayOf('c', 'Riga 1', { state: 'FAULT', reason: asked }), left]);
  await see('Luca Serra');
  const text = document.body.textContent ?? '';
  expect(text).not.toContain('Con un errore (1)');
  expect(text).not.toContain('Importo in USD');
});

test('the table shows what is in a state, as it is asked for', async () => {
  await showMove({ ...MOVE, counts: { STAY: { ...NONE, new: 1, fault: 1 } } }, [
    ADA,
    stayOf('c', 'Ugo Neri', { state: 'FAULT', reason: 'Manca la data di partenza' }),
  ]);
  await see('Ada Rossi');
  expect(document.querySelector('[data-row="a"]')?.textContent).toContain('700,00');
  await enter('Stato', 'FAULT');
  await vi.waitFor(() => expect(document.querySelector('[data-row="a"]')).toBeNull());
  expect(document.querySelector('[data-row="c"]')?.textContent).toContain('Manca la data di partenza');
});

test('what has its tick taken away stays out, by the version that was read', async () => {
  const { calls } = await showMove(MOVE);
  await see('Porta tutto');
  await vi.waitFor(() => tickOf('Ada Rossi'));
  await acting(() => tickOf('Ada Rossi').click());
  await vi.waitFor(() => expect(calls.find(({ method }) => method === 'PUT')).toBeDefined());
  expect(calls.find(({ method }) => method === 'PUT')).toMatchObject({ body: { leave: ['a'] }, version: 'v1' });
});

test('with something left out the button says how much it brings', async () => {
  await showMove({ ...MOVE, choices: { leave: ['b'] }, counts: { STAY: { ...NONE, new: 1, left: 1 } } });
  await see('Porta 1 voce');
  await seeNoMore('Porta tutto');
});

test('a choice that is refused is taken back, and says why', async () => {
  const { banners } = await showMove(MOVE, [ADA], {
    'PUT /moves/m1': new Refusal(409, { error: 'Il trasloco è già cominciato' }),
  });
  await vi.waitFor(() => tickOf('Ada Rossi'));
  await acting(() => tickOf('Ada Rossi').click());
  await expect.poll(banners).toEqual(['Il trasloco è già cominciato']);
  await vi.waitFor(() => expect(tickOf('Ada Rossi').checked).toBe(true));
});

test('of an unknown table the owner says what each column holds, by its values', async () => {
  const columns = [
    { name: 'Dal', samples: ['01/06/2025', '12/07/2025'] },
    { name: 'Al', samples: ['08/06/2025'] },
  ];
  const { sent } = await showMove({ ...MOVE, columns, counts: {} }, []);
  await see('01/06/2025 · 12/07/2025');
  expect(buttonOf('Porta tutto').getAttribute('aria-disabled')).toBe('true');
  await enter('Dal', 'startDate');
  await enter('Al', 'endDate');
  await vi.waitFor(() => expect(sent().at(-1)?.body).toEqual({ mapping: { startDate: 'Dal', endDate: 'Al' } }));
  await enter('Ordine delle date', 'DMY');
  await vi.waitFor(() => expect(sent().at(-1)?.body).toMatchObject({ dateOrder: 'DMY' }));
});

test('of a site the owner chooses what becomes of texts, pictures and addresses', async () => {
  const site = { ...MOVE, kind: 'SITE', format: 'WXR', counts: { POST: { ...NONE, new: 1 } } };
  const { sent } = await showMove(site, []);
  await see('Arriva 1 articolo');
  await tick('Com’erano');
  await tick('Da uno zip');
  await tick('Tieni i vecchi indirizzi');
  await vi.waitFor(() => expect(sent().at(-1)?.body).toEqual({ as: 'AS_WAS', pictures: 'ZIP', redirects: false }));
  await see('Scegli lo zip delle foto');
});

test('what is brought shows how far it is, can be stopped, and then says what came and where it is', async () => {
  const running = { ...MOVE, state: 'RUNNING', progress: { step: 'Soggiorni', share: 0.5, canCancel: true } };
  const answers = { 'POST /moves/m1/run': running, 'DELETE /moves/m1/run': undefined };
  const { become, sent } = await showMove(MOVE, [ADA, LUCA], answers);
  await see('Porta tutto');
  become(running);
  await press('Porta tutto');
  await see('Soggiorni · 50%');
  await press('Interrompi');
  await vi.waitFor(() =>
    expect(sent().map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST /moves/m1/run',
      'DELETE /moves/m1/run',
    ]),
  );
  become(DONE);
  await see('Che cosa è arrivato: 2 soggiorni.');
  expect(find('a[href="/bookings"]').textContent).toBe('Prenotazioni');
  expect(document.querySelector('input[aria-label^="Porta"]')).toBeNull();
});

test('one that stopped says why, and brings the rest', async () => {
  const stopped = { ...MOVE, state: 'STOPPED', error: 'Il disco è pieno' };
  const { sent } = await showMove(stopped, [ADA], { 'POST /moves/m1/run': { ...MOVE, state: 'RUNNING' } });
  await see('Il disco è pieno');
  await press('Porta il resto');
  await vi.waitFor(() => expect(sent().at(-1)?.path).toBe('/moves/m1/run'));
});

test('a file that cannot be read says why, and offers nothing', async () => {
  await showMove({ ...MOVE, state: 'FAILED', error: 'Lo zip non è sicuro: un file è cifrato', counts: {} });
  await see('Lo zip non è sicuro: un file è cifrato');
  expect(document.body.textContent).not.toContain('Porta tutto');
});

test('taking a move back asks, saying what will stay, and then names it', async () => {
  const stayed = [{ kind: 'booking', title: 'Ada Rossi', reason: 'Ci sono movimenti di denaro' }];
  const { become, sent } = await showMove(DONE, [ADA], {
    'POST /moves/m1/undo': { removed: [{ kind: 'booking', count: 1 }], stayed },
  });
  await see('Annulla il trasloco');
  await press('Annulla il trasloco');
  await see('Resta ciò che hai modificato, ciò che è in uso altrove e ciò che ha movimenti di denaro');
  expect(sent()).toEqual([]);
  become({ ...DONE, state: 'UNDONE' });
  await press('Annulla il trasloco');
  await see('Che cosa è stato rimosso: 1 soggiorno.');
  await see('Ci sono movimenti di denaro');
  expect(sent().map(({ path }) => path)).toEqual(['/moves/m1/undo']);
});

test('a move of the list is opened, and its file is deleted after a question', async () => {
  const { sent, address } = await show({
    'GET /moves': [DONE],
    'DELETE /moves/m1': undefined,
    'GET /moves/m1': DONE,
    'GET /moves/m1/items': listing(ADA, LUCA),
  });
  await see('soggiorni.csv');
  expect(document.querySelector('[data-row="m1"]')?.textContent).toContain('2 soggiorni');
  await press('Elimina');
  await see('non si potrà più annullare');
  expect(sent()).toEqual([]);
  await press('Elimina');
  await vi.waitFor(() => expect(sent()).toHaveLength(1));
  await press('Apri');
  await see('Che cosa è arrivato: 2 soggiorni.');
  expect(address()).toBe('/moving/m1');
});
