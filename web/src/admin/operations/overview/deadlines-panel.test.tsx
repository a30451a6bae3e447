// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { leaveAdmin, see, showAdmin } from '../../../testing/show-admin.tsx';
import { DeadlinesPanel } from './deadlines-panel.tsx';

afterEach(leaveAdmin);

const ARRIVAL = {
  ...({ key: 'ALLOGGIATI:s1:2027-06-12', kind: 'ALLOGGIATI', title: 'Comunica gli ospiti di Airbnb' } as const),
  ...({ dueAt: '2027-06-13T13:00:00.000Z', state: 'DUE', path: '/register' } as const),
};
const MONTH = {
  ...({ key: 'REGIONAL:2027-05', kind: 'REGIONAL', title: 'ISTAT di maggio 2027' } as const),
  ...({ dueAt: '2027-06-08T22:00:00.000Z', state: 'LATE', path: '/register/istat' } as const),
};
const REGISTER = { arrivals: [], isKeySaved: false, due: 1 };

test('each leads to where it is seen to, guests to the window of their stay, and a key on no paper to where it is shown', async () => {
  await showAdmin(<DeadlinesPanel day={{ deadlines: [MONTH, ARRIVAL], register: REGISTER }} />);
  await see('Entro il 13 giugno 2027 alle 15:00');
  await see('Entro l’8 giugno 2027');
  await see('La chiave del registro non è ancora scritta su carta.');
  const links = [...document.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['ISTAT di maggio 2027', '/register/istat'],
    ['Comunica gli ospiti di Airbnb', '/register?ospiti=s1'],
    ['Scrivi la chiave', '/register/begin/key'],
    ['Tutte le scadenze', '/register/deadlines'],
  ]);
  expect([...document.querySelectorAll('li')].map((line) => line.textContent?.includes('In ritardo'))).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

test('a key on no paper is told where nothing falls due, and what falls due where no register is kept', async () => {
  await showAdmin(<DeadlinesPanel day={{ register: REGISTER }} />);
  await see('Scrivi la chiave');
  expect(document.body.textContent).not.toContain('Tutte le scadenze');
  await leaveAdmin();
  await showAdmin(<DeadlinesPanel day={{ deadlines: [MONTH] }} />);
  await see('ISTAT di maggio 2027');
});

test('it is hidden where there is nothing to see to', async () => {
  await showAdmin(<DeadlinesPanel day={{ register: { ...REGISTER, isKeySaved: true } }} />);
  expect(document.body.textContent).not.toContain('Scadenze');
});
