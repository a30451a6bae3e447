// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import {
  buttonOf,
  enter,
  leaveAdmin,
  press,
  Refusal,
  see,
  seeNoMore,
  showAdmin,
  tick,
} from '../../../../testing/show-admin.tsx';
import { WebhooksPart } from './webhooks-part.tsx';

afterEach(leaveAdmin);

const SECRET = `whsec_${'a'.repeat(43)}=`;
const HOME = {
  id: 'w1',
  url: 'https://casa.example/api/webhook/approdo',
  events: ['booking.confirmed', 'message.received'],
  isOn: true,
  state: 'OK',
  lastSuccessAt: '2027-06-02T08:00:00.000Z',
  lastError: null,
};
const DELIVERY = {
  id: 'msg_1',
  event: 'booking.confirmed',
  createdAt: '2027-06-02T08:00:00.000Z',
  status: 'FAILED',
  tries: 12,
  lastStatus: 503,
};
const isVisible = (text: string) => [...document.querySelectorAll('input')].some(({ value }) => value === text);

test.each([
  ['OK', 'Funziona'],
  ['FAILING', 'Non risponde'],
  ['OFF', 'Spento'],
  ['NEEDS_SECRET', 'Manca il segreto'],
])(
  'an address whose state is %s is said to be «%s», with what it is told of and what went wrong',
  async (state, stateText) => {
    const webhook = { ...HOME, state, isOn: state !== 'OFF', lastError: 'L’indirizzo non risponde' };
    await showAdmin(<WebhooksPart />, { 'GET /webhooks': [webhook] });
    for (const text of [
      HOME.url,
      stateText,
      'Confermata, Messaggio ricevuto',
      'L’indirizzo non risponde',
      'il 2 giugno 2027',
    ]) {
      await see(text);
    }
  },
);

test('one is added of what is typed, and its secret shown once', async () => {
  const { sent } = await showAdmin(<WebhooksPart />, {
    'GET /webhooks': [],
    'POST /webhooks': { ...HOME, secret: SECRET },
  });
  await see('Nessun programma collegato.');
  await press('Aggiungi');
  await see('Inserisci l’indirizzo da avvisare');
  await see('Scegli di che cosa avvisare');
  expect(sent()).toEqual([]);
  await enter('Indirizzo', HOME.url);
  await tick('Messaggio ricevuto');
  await tick('Nuova richiesta');
  await tick('Pagamento registrato');
  await tick('Pagamento registrato');
  await press('Aggiungi');
  await see('Copialo adesso: poi non lo mostriamo più.');
  expect(sent()).toMatchObject([
    { path: '/webhooks', body: { url: HOME.url, events: ['booking.requested', 'message.received'] } },
  ]);
  expect(isVisible(SECRET)).toBe(true);
  buttonOf('Copia');
  await press('Fatto');
  await seeNoMore('Copialo adesso: poi non lo mostriamo più.');
  expect(isVisible(SECRET)).toBe(false);
});

test('what the server has against an address stands beside it, and what was typed stays', async () => {
  await showAdmin(<WebhooksPart />, {
    'GET /webhooks': [],
    'POST /webhooks': new Refusal(409, { error: 'Hai già 5 indirizzi' }),
  });
  await see('Nessun programma collegato.');
  await enter('Indirizzo', HOME.url);
  await tick('Annullata');
  await press('Aggiungi');
  await see('Hai già 5 indirizzi');
  expect(isVisible(HOME.url)).toBe(true);
});

test('a trial says what was answered, or why it did not arrive', async () => {
  let answer: object = { status: 204 };
  const { banners } = await showAdmin(<WebhooksPart />, {
    'GET /webhooks': [HOME],
    'POST /webhooks/w1/test': () => answer,
  });
  await see(HOME.url);
  await press('Prova');
  expect(banners()).toEqual(['La prova è arrivata: l’indirizzo ha risposto 204']);
  answer = { status: null, error: 'L’indirizzo non risponde' };
  await press('Prova');
  expect(banners()).toEqual(['L’indirizzo non risponde']);
});

test('the last deliveries are asked for as they are opened, and each can go out again', async () => {
  const { calls, sent } = await showAdmin(<WebhooksPart />, {
    'GET /webhooks': [HOME],
    'GET /webhooks/w1/deliveries': [DELIVERY],
    'POST /webhooks/deliveries/msg_1/resend': { ...DELIVERY, id: 'msg_2', status: 'WAITING', tries: 0 },
  });
  await see(HOME.url);
  expect(calls.map(({ path }) => path)).toEqual(['/webhooks']);
  expect(buttonOf('Ultimi invii').getAttribute('aria-expanded')).toBe('false');
  await press('Ultimi invii');
  for (const text of ['Confermata, 2 giugno 2027', 'Non arrivato', '12 tentativi · risposta 503']) await see(text);
  await press('Rimanda');
  expect(sent()).toEqual([{ method: 'POST', path: '/webhooks/deliveries/msg_1/resend', body: undefined }]);
});

test('after a restore it is switched on again; where the secret is missing another is shown', async () => {
  const off = { ...HOME, isOn: false, state: 'OFF', lastError: 'Sospeso dopo un ripristino' };
  const missing = { ...off, id: 'w2', state: 'NEEDS_SECRET' };
  const { sent } = await showAdmin(<WebhooksPart />, {
    'GET /webhooks': [off, missing],
    'PUT /webhooks/w1': HOME,
    'PUT /webhooks/w2': { ...HOME, secret: SECRET },
  });
  await see('Sospeso dopo un ripristino');
  await press('Accendi');
  await press('Nuovo segreto');
  await see('Il segreto di questo indirizzo');
  expect(isVisible(SECRET)).toBe(true);
  const body = { url: HOME.url, events: HOME.events, isOn: true };
  expect(sent()).toEqual([
    { method: 'PUT', path: '/webhooks/w1', body },
    { method: 'PUT', path: '/webhooks/w2', body },
  ]);
});

test('one is taken away after a question', async () => {
  const { sent } = await showAdmin(<WebhooksPart />, { 'GET /webhooks': [HOME], 'DELETE /webhooks/w1': undefined });
  await see(HOME.url);
  await press('Rimuovi');
  await see('Rimuovere questo indirizzo?');
  expect(sent()).toEqual([]);
  await press('Rimuovi');
  await seeNoMore('Rimuovere questo indirizzo?');
  expect(sent()).toEqual([{ method: 'DELETE', path: '/webhooks/w1', body: undefined }]);
});
