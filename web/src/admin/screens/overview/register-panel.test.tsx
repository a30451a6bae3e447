// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { leaveAdmin, see, showAdmin } from '../../../testing/shown-admin.tsx';
import { RegisterPanel } from './register-panel.tsx';

afterEach(leaveAdmin);

const ARRIVAL = {
  ...{ stayId: 's1', title: 'Airbnb', date: '2027-06-12', dueAt: '2027-06-13T13:00:00.000Z' },
  ...{ isLate: false, guests: 0, numberOfGuests: 2 },
};

test('who was not told of yet leads to the window of her stay, and a key on no paper to where it is shown', async () => {
  await showAdmin(<RegisterPanel register={{ arrivals: [ARRIVAL], isKeySaved: false, due: 1 }} />);
  await see('Da comunicare entro il 13 giugno 2027 alle 15:00');
  await see('La chiave del registro non è ancora scritta su carta.');
  const links = [...document.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Airbnb', '/register?ospiti=s1'],
    ['Scrivi la chiave', '/register/begin/key'],
  ]);
});

test('it is hidden where there is nothing to see to', async () => {
  await showAdmin(<RegisterPanel register={{ arrivals: [], isKeySaved: true, due: 0 }} />);
  expect(document.body.textContent).not.toContain('Ospiti');
});
