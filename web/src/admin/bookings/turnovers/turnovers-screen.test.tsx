// @vitest-environment jsdom
import type { OwnTurnover, TurnoverSettingsAnswer } from '@approdo/shared/contract/bookings/turnovers';
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
  showAdmin,
  tick,
} from '../../../testing/show-admin.tsx';
import { ScreenContext } from '../../session/screen-context.ts';
import { SCREENS } from '../../shell/screens.ts';
import { TurnoversScreen } from './turnovers-screen.tsx';

afterEach(leaveAdmin);

const LINK = { url: 'https://casa.example/cleaning#abc', calendarUrl: 'https://casa.example/cleaning/def.ics' };
const SETTINGS: TurnoverSettingsAnswer = {
  isOn: true,
  items: [{ id: 'bagni', text: 'Bagni' }],
  warnAt: '18:00',
  link: LINK,
  version: 'v1',
};
const TURNOVER: OwnTurnover = {
  day: '2027-06-10',
  bookingId: 'b1',
  nextArrival: '2027-06-12',
  checkOutBy: '10:00',
  checkInFrom: '16:00',
  leaving: { numberOfGuests: 2 },
  arriving: { numberOfGuests: 4, linen: true, note: 'Lettino' },
  items: [{ id: 'bagni', text: 'Bagni', isDone: false }],
  isReady: false,
  readyAt: null,
  readyBy: null,
};

type Site = {
  settings?: Partial<TurnoverSettingsAnswer>;
  turnovers?: OwnTurnover[];
  answers?: Record<string, unknown>;
};

async function show({ settings, turnovers = [TURNOVER], answers = {} }: Site = {}) {
  const screen = SCREENS.find(({ path }) => path === 'turnovers');
  if (!screen) throw new Error('there is no such screen');
  return await showAdmin(
    <ScreenContext value={screen}>
      <TurnoversScreen />
    </ScreenContext>,
    {
      'GET /turnover-settings': { ...SETTINGS, ...settings },
      'GET /turnovers': turnovers,
      'PATCH /turnovers/2027-06-10': TURNOVER,
      'PUT /turnover-settings': SETTINGS,
      'POST /turnover-settings/link': SETTINGS,
      'DELETE /turnover-settings/link': undefined,
      ...answers,
    },
  );
}

const listButtons = () => [...document.querySelectorAll('button')].map(({ textContent }) => textContent);

test('off, it says what it is for, and is switched on', async () => {
  const { sent, banners } = await show({ settings: { isOn: false } });
  await see(
    'Dopo ogni partenza, che cosa c’è da fare e se la casa è pronta. Chi pulisce apre un collegamento, senza account.',
  );
  expect(listButtons()).toEqual(['Attiva']);
  await press('Attiva');
  expect(sent()).toEqual([{ method: 'PUT', path: '/turnover-settings', body: { isOn: true } }]);
  await expect.poll(() => banners()).toEqual(['Pulizie attivate con successo']);
});

test('it is switched off after a question', async () => {
  const { sent } = await show();
  await see('Spegni');
  await press('Spegni');
  expect(sent()).toEqual([]);
  await press('Spegni');
  await expect.poll(() => sent()).toMatchObject([{ body: { isOn: false } }]);
});

test('a departure says who comes next, and is marked ready', async () => {
  const { sent } = await show();
  await see('Partenza giu 10, 2027');
  await see('Arrivano in 4 il giu 12, 2027, con biancheria');
  await see('Nota: Lettino');
  await press('Segna pronta');
  await expect
    .poll(() => sent())
    .toEqual([{ method: 'PATCH', path: '/turnovers/2027-06-10', body: { isReady: true } }]);
});

test('what who comes takes with her stands there, as many of it as she takes', async () => {
  const extras = [
    { name: 'Cane', quantity: 2 },
    { name: 'Lettino', quantity: 1 },
  ];
  await show({ turnovers: [{ ...TURNOVER, arriving: { numberOfGuests: 4, linen: true, note: null, extras } }] });
  await see('Extra: Cane × 2, Lettino');
});

test('one that is ready says by whom, and can be opened again', async () => {
  const ready = { ...TURNOVER, isReady: true, readyAt: '2027-06-10T12:05:00.000Z' };
  const { sent } = await show({ turnovers: [{ ...ready, readyBy: 'LINK' }] });
  await see('Segnata pronta da chi pulisce il giu 10, 2027 14:05');
  await press('Non è pronta');
  await expect.poll(() => sent()).toMatchObject([{ body: { isReady: false } }]);
});

test('the owner ticks too, and a tick that does not arrive goes back', async () => {
  const refused = new Refusal(500, { error: 'Qualcosa non ha funzionato' });
  const { sent, banners } = await show({ answers: { 'PATCH /turnovers/2027-06-10': refused } });
  await see('Bagni');
  await tick('Bagni');
  expect(sent()).toMatchObject([{ body: { items: [{ id: 'bagni', isDone: true }] } }]);
  await expect.poll(() => banners()).toEqual(['Errore nel segnare le pulizie']);
  expect(fieldOf('Bagni')).toMatchObject({ checked: false });
});

test('where nobody leaves it says so', async () => {
  await show({ turnovers: [] });
  await see('Nessuna partenza nei prossimi 60 giorni.');
});

test('the link is copied, made anew after a question, and deleted after another', async () => {
  const written: string[] = [];
  Object.assign(navigator, { clipboard: { writeText: async (text: string) => void written.push(text) } });
  const { sent, banners } = await show();
  await see('Pagina di chi pulisce');
  expect(fieldOf('Pagina di chi pulisce').value).toBe(LINK.url);
  for (const button of document.querySelectorAll('button')) {
    if (button.textContent === 'Copia') await acting(() => button.click());
  }
  expect(written).toEqual([LINK.url, LINK.calendarUrl]);
  expect(banners()).toEqual(['Collegamento copiato con successo']);
  await press('Rifai il collegamento');
  expect(sent()).toEqual([]);
  await press('Rifai il collegamento');
  await expect.poll(() => sent()).toMatchObject([{ method: 'POST', path: '/turnover-settings/link' }]);
  await press('Elimina il collegamento');
  await press('Elimina il collegamento');
  await expect.poll(() => sent().at(-1)).toMatchObject({ method: 'DELETE', path: '/turnover-settings/link' });
});

test('without a link there is a way to one', async () => {
  const { sent } = await show({ settings: { link: null } });
  await see('Non c’è ancora un collegamento.');
  await press('Crea il collegamento');
  await expect.poll(() => sent()).toMatchObject([{ method: 'POST', path: '/turnover-settings/link' }]);
});

test('the list is edited and saved against the version that was read', async () => {
  const { calls } = await show();
  await see('Che cosa c’è da fare');
  await enter('Voce 1', 'Bagni e doccia');
  await acting(() => buttonOf('Aggiungi voce').click());
  await enter('Voce 2', 'Griglia');
  await press('Salva l’elenco');
  await expect
    .poll(() => calls.find(({ method }) => method === 'PUT'))
    .toMatchObject({
      version: 'v1',
      body: {
        items: [
          { id: 'bagni', text: 'Bagni e doccia' },
          { id: expect.any(String), text: 'Griglia' },
        ],
        warnAt: '18:00',
      },
    });
});
