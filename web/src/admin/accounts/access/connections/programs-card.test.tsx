// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import {
  buttonOf,
  enter,
  leaveAdmin,
  press,
  see,
  seeNoMore,
  showAdmin,
  tick,
} from '../../../../testing/show-admin.tsx';
import { ProgramsCard } from './programs-card.tsx';

afterEach(leaveAdmin);

const LOCK = {
  id: 't1',
  name: 'Serratura',
  scopes: ['READ_CALENDAR', 'WRITE_DOOR_CODE'],
  createdAt: '2027-06-01T08:00:00.000Z',
  lastUsedAt: '2027-06-02T08:00:00.000Z',
  expiresAt: '2028-05-31T08:00:00.000Z',
};
const TOKEN = `apt_${'a'.repeat(43)}`;
const made = { ...LOCK, lastUsedAt: null, token: TOKEN };

test('nothing is asked for before it is opened, and then who may do what, since when and until when', async () => {
  const { calls } = await showAdmin(<ProgramsCard />, { 'GET /tokens': [LOCK] });
  await see('Per chi collega la casa ad altri programmi.');
  expect(calls).toEqual([]);
  expect(buttonOf('Programmi collegati').getAttribute('aria-expanded')).toBe('false');
  await press('Programmi collegati');
  for (const text of [
    'Codici di accesso',
    'Serratura',
    'Legge il calendario, Scrive il codice della porta',
    'usato il 2 giugno 2027',
    'vale fino al 31 maggio 2028',
  ]) {
    await see(text);
  }
});

test('what may be ticked does not take backups: that is the app’s', async () => {
  await showAdmin(<ProgramsCard />, { 'GET /tokens': [], 'GET /webhooks': [] });
  await press('Programmi collegati');
  await see('Nessun programma collegato.');
  const labels = [...document.querySelectorAll('[aria-label="Nuovo codice di accesso"] input[type="checkbox"]')].map(
    ({ id }) => document.querySelector(`label[for="${id}"]`)?.textContent,
  );
  expect(labels).toEqual(['Legge il calendario', 'Legge le prenotazioni', 'Scrive il codice della porta']);
});

test('one is made of what is typed, shown once, and gone from the page with the window', async () => {
  const { sent } = await showAdmin(<ProgramsCard />, { 'GET /tokens': [], 'POST /tokens': made });
  await press('Programmi collegati');
  await see('Nessun programma collegato.');
  await press('Crea');
  await see('Dai un nome al codice di accesso');
  await see('Scegli che cosa può fare');
  expect(sent()).toEqual([]);

  await enter('Nome', 'Serratura');
  await tick('Scrive il codice della porta');
  await press('Crea');
  await see('Copialo adesso: poi non lo mostriamo più.');
  expect(sent()).toMatchObject([
    { path: '/tokens', body: { name: 'Serratura', scopes: ['WRITE_DOOR_CODE'], days: 365 } },
  ]);
  const hasToken = () => [...document.querySelectorAll('input')].some(({ value }) => value === TOKEN);
  expect(hasToken()).toBe(true);
  await press('Fatto');
  await seeNoMore('Copialo adesso: poi non lo mostriamo più.');
  expect(hasToken()).toBe(false);
});

test('one is taken away after a question', async () => {
  const { sent } = await showAdmin(<ProgramsCard />, { 'GET /tokens': [LOCK], 'DELETE /tokens/t1': undefined });
  await press('Programmi collegati');
  await see('Serratura');
  await press('Rimuovi');
  await see('Rimuovere il codice di accesso «Serratura»?');
  expect(sent()).toEqual([]);
  await press('Rimuovi');
  await seeNoMore('Rimuovere il codice di accesso «Serratura»?');
  expect(sent()).toEqual([{ method: 'DELETE', path: '/tokens/t1', body: undefined }]);
});
