// @vitest-environment jsdom
import type { OwnersDay, StayAtHand, ToDo } from '@approdo/shared/contract/operations/today';
import { afterEach, expect, test } from 'vitest';
import {
  buttonOf,
  enter,
  fieldOf,
  leaveAdmin,
  press,
  see,
  seeNoMore,
  showAdmin,
} from '../../../testing/show-admin.tsx';
import { useToday } from '../today/index.ts';
import { ArrivalsAndDepartures } from './arrivals-and-departures.tsx';
import { ToDoPanel } from './to-do-panel.tsx';

afterEach(leaveAdmin);

const COUNTS = { requests: 0, messages: 0, late: 0, toDo: 0 };
const DAY: OwnersDay = {
  today: '2027-06-12',
  toDo: [],
  rest: 0,
  arrivals: [],
  departures: [],
  inHouse: [],
  next: [],
  counts: COUNTS,
};

function task(place: number): ToDo {
  const id = `t${place}`;
  return { kind: 'TASK', id, at: null, title: `Cosa ${place}`, detail: '', address: '/admin/task', action: 'Completa' };
}

const REQUEST: ToDo = {
  kind: 'REQUEST',
  id: 'b1',
  at: null,
  title: 'Anna Rossi chiede di prenotare',
  detail: 'giu 12, 2027 – giu 19, 2027, 4 ospiti',
  address: '/admin/bookings/b1',
  action: 'Conferma',
};

const LATE: ToDo = {
  kind: 'PAYMENT',
  id: 'b1',
  at: '2027-06-10',
  title: 'Anna Rossi: Deposito cauzionale in ritardo',
  detail: '200,00 € entro il 10 giugno 2027',
  address: '/admin/bookings/b1#soldi',
  action: 'Registra',
  payment: { purpose: 'SECURITY', amount: 20_000 },
};

const STAY: StayAtHand = {
  id: 'b2',
  guestName: 'Bea Neri',
  guestPhone: '+39 333 1',
  startDate: '2027-06-12',
  endDate: '2027-06-19',
  numberOfGuests: 2,
  linen: true,
  isReady: null,
};

function variants(): (string | undefined)[] {
  return [...document.querySelectorAll<HTMLElement>('li [data-variant]')].map(({ dataset }) => dataset.variant);
}

test('a day on which nothing waits is wished a good one', async () => {
  await showAdmin(<ToDoPanel day={DAY} />);
  await see('Niente da fare. Buona giornata.');
});

test('each line leads to where it is done, and the first button alone is filled', async () => {
  await showAdmin(<ToDoPanel day={{ ...DAY, toDo: [REQUEST, task(1)], counts: { ...COUNTS, toDo: 2 } }} />);
  await see('Anna Rossi chiede di prenotare');
  const link = document.querySelector('li a');
  expect([link?.textContent, link?.getAttribute('href')]).toEqual(['Conferma', '/bookings/b1']);
  expect(variants()).toEqual(['filled', 'outline']);
});

test('a task is completed in place', async () => {
  const { sent, banners } = await showAdmin(<ToDoPanel day={{ ...DAY, toDo: [task(1)] }} />, {
    'PATCH /task/t1/complete': {},
  });
  await press('Completa');
  expect(sent()).toEqual([{ method: 'PATCH', path: '/task/t1/complete', body: { completed: true } }]);
  expect(banners()).toHaveLength(1);
});

test('a late payment is recorded where it is told of, with its amount, whether the stay can be read or not', async () => {
  const { sent, banners, address } = await showAdmin(<ToDoPanel day={{ ...DAY, toDo: [LATE, REQUEST] }} />, {
    'POST /bookings/b1/entries': { direction: 'IN' },
  });
  await press('Registra');
  await see('Registra un pagamento');
  expect(document.querySelector('[role="dialog"]')?.textContent).toContain(LATE.title);
  expect(fieldOf('Importo (euro)').value).toBe('200,00');
  expect(fieldOf('Per che cosa').value).toBe('SECURITY');
  await enter('Come', 'CASH');
  await press('Salva');
  await seeNoMore('Registra un pagamento');
  expect(sent()).toMatchObject([
    {
      method: 'POST',
      path: '/bookings/b1/entries',
      body: { direction: 'IN', purpose: 'SECURITY', amount: 20_000, method: 'CASH' },
    },
  ]);
  expect(banners()).toEqual(['Pagamento salvato con successo']);
  expect(address()).toBe('/');
});

test('what is ended in place still leads to where the whole of it is', async () => {
  await showAdmin(<ToDoPanel day={{ ...DAY, toDo: [LATE, task(1)] }} />);
  const links = [...document.querySelectorAll('li a')].map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Anna Rossi: Deposito cauzionale in ritardo', '/bookings/b1#soldi'],
    ['Cosa 1', '/task'],
  ]);
});

/** The to-dos as they are read, and read again. */
function ReadToDos() {
  const { data } = useToday();
  return data && <ToDoPanel day={data} />;
}

test('once the last row is done, the focus is on what says that nothing is left', async () => {
  let toDo = [task(1)];
  await showAdmin(<ReadToDos />, {
    'GET /today': () => ({ ...DAY, toDo }),
    'PATCH /task/t1/complete': () => {
      toDo = [];
      return {};
    },
  });
  await see('Cosa 1');
  buttonOf('Completa').focus();
  await press('Completa');
  await expect.poll(() => document.activeElement?.textContent).toBe('Niente da fare. Buona giornata.');
});

test('the house is said to be ready in place, by the day of the departure', async () => {
  const line: ToDo = {
    kind: 'TURNOVER',
    id: '2027-06-10',
    at: '2027-06-12',
    title: 'La casa non è ancora pronta',
    detail: '',
    address: '/admin/turnovers',
    action: 'Segna pronta',
  };
  const { sent, banners } = await showAdmin(<ToDoPanel day={{ ...DAY, toDo: [line] }} />, {
    'PATCH /turnovers/2027-06-10': {},
  });
  await press('Segna pronta');
  expect(sent()).toEqual([{ method: 'PATCH', path: '/turnovers/2027-06-10', body: { isReady: true } }]);
  expect(banners()).toHaveLength(1);
});

test('seven are shown, then all that were told, and how many more there are', async () => {
  const toDo = Array.from({ length: 50 }, (_, place) => task(place));
  await showAdmin(<ToDoPanel day={{ ...DAY, toDo, rest: 4, counts: { ...COUNTS, toDo: 54 } }} />);
  expect(document.querySelectorAll('li')).toHaveLength(7);
  await press('Mostra tutte (54)');
  expect(document.querySelectorAll('li')).toHaveLength(50);
  await see('E altre 4 ancora.');
  await seeNoMore('Mostra tutte (54)');
});

test('who comes and goes is named with whom she comes, and is called where there is a number', async () => {
  const departures = [{ ...STAY, id: 'b3', guestName: 'Cleo Blu', guestPhone: null, endDate: '2027-06-13' }];
  await showAdmin(<ArrivalsAndDepartures day={{ ...DAY, arrivals: [STAY], departures }} />);
  await see('Bea Neri');
  const links = [...document.querySelectorAll('a')].map((link) => `${link.textContent} ${link.getAttribute('href')}`);
  expect(links).toEqual(['Bea Neri /bookings/b2', 'Chiama tel:+393331', 'Cleo Blu /bookings/b3']);
  const days = [...document.querySelectorAll('h3')].map(({ textContent }) => textContent);
  expect(days).toEqual(['Oggi', 'Domani']);
});

test('a line says of each guest until when she stays, and of who arrives whether the house is ready', async () => {
  const [dora, bea, cleo] = [
    { ...STAY, id: 'b4', guestName: 'Dora Blu', startDate: '2027-06-08', endDate: '2027-06-15', linen: false },
    { ...STAY, isReady: true },
    { ...STAY, id: 'b3', guestName: 'Cleo Neri', startDate: '2027-06-13', endDate: '2027-07-11', isReady: false },
  ];
  await showAdmin(<ArrivalsAndDepartures day={{ ...DAY, inHouse: [dora], arrivals: [bea, cleo] }} />);
  const lines = [...document.querySelectorAll('section section')].map((day) =>
    [...day.querySelectorAll('li > div')].map(({ textContent }) => textContent),
  );
  expect(lines).toEqual([
    [
      'Arriva Bea Neri 2 ospiti, con biancheria · fino al 19 giugno 2027 · Casa pronta',
      'In casa Dora Blu 2 ospiti · fino al 15 giugno 2027',
    ],
    ['Arriva Cleo Neri 2 ospiti, con biancheria · fino all’11 luglio 2027 · Casa da preparare'],
  ]);
});

test('where nobody comes or goes, and nobody is there, it is said once', async () => {
  await showAdmin(<ArrivalsAndDepartures day={DAY} />);
  await see('Oggi e domani non arriva e non parte nessuno.');
  expect(document.body.textContent).not.toContain('In casa');
});
