// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { someRegionalSettings } from '../../../testing/regional-answers.ts';
import { aGuest, aRegisterStay, findCodes, someGuests } from '../../../testing/register-answers.ts';
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
} from '../../../testing/show-admin.tsx';
import { GuestsWindow } from './guests-window.tsx';
import { INACTIVITY_MS } from './use-inactivity.ts';

afterEach(async () => {
  await leaveAdmin();
  vi.useRealTimers();
});

const PATH = '/register/stays/s1';

async function show(stored: unknown = someGuests(), answers: Readonly<Record<string, unknown>> = {}, stay = {}) {
  const onClose = vi.fn();
  const rendered = await showAdmin(<GuestsWindow stay={aRegisterStay(stay)} onClose={onClose} />, {
    [`GET ${PATH}/guests`]: stored,
    'GET /codes': findCodes,
    'GET /regional/settings': someRegionalSettings(),
    ...answers,
  });
  return { ...rendered, onClose };
}

const labels = () => [...document.querySelectorAll('fieldset label')].map(({ textContent }) => textContent);

async function key(name: string): Promise<void> {
  const event = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true });
  await acting(() => (document.activeElement ?? document.body).dispatchEvent(event));
}

test('a guest is shown as she was written, her codes by their names', async () => {
  await show();
  await see('Ospite 1, Paolo Rossi · Ospite singolo');
  await expect.poll(() => fieldOf('Comune di nascita').value).toBe('ROMA (RM)');
  expect(fieldOf('Stato di nascita').value).toBe('Italia');
  expect(fieldOf('Tipo di documento').value).toBe('Carta di identità');
  expect(fieldOf('Numero del documento').value).toBe('AB123CD');
  await see('Identifica ogni ospite al check-in, di persona o in video dal vivo. Non chiedere foto dei documenti.');
  expect(labels()).not.toContain('Stato di residenza');
});

test('of a family the first shows a document, and the others are with her', async () => {
  const { sent } = await show(someGuests({ guests: [] }), {
    [`PUT ${PATH}/guests`]: someGuests({ guests: [aGuest(), aGuest({ id: 'g2' })] }),
  });
  await see('Ospite 2');
  await acting(() => fieldOf('In famiglia').click());
  expect(labels().filter((label) => label === 'Numero del documento')).toHaveLength(1);
  await enter('Cognome', 'Rossi');
  await press('Salva');
  await expect.poll(() => sent()).toHaveLength(1);
  expect(sent()).toMatchObject([
    {
      body: {
        guests: [
          { role: 'FAMILY_HEAD', headId: null, lastName: 'Rossi' },
          { role: 'FAMILY_MEMBER', headId: expect.any(String), docNumber: null },
        ],
      },
    },
  ]);
});

test('what is missing is counted above and said beside its field, until it is typed over', async () => {
  const faults = [
    { guestId: 'g1', field: 'lastName', text: 'Ospite 1, senza nome – Cognome: è obbligatorio' },
    { guestId: 'g1', field: 'docPlace', text: 'Ospite 1, senza nome – Luogo di rilascio: è obbligatorio' },
  ];
  await show(someGuests({ guests: [aGuest({ lastName: null })], faults, warnings: ['Sono meno di 2'] }));
  await see('Mancano 2 dati');
  await see('Sono meno di 2');
  const field = fieldOf('Cognome');
  const description = document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent;
  expect([field.getAttribute('aria-invalid'), description]).toEqual(['true', 'è obbligatorio']);
  await enter('Cognome', 'Rossi');
  await see('Manca 1 dato');
});

test('a code is looked for from the second letter and chosen by the keys', async () => {
  const { calls, sent } = await show(someGuests({ guests: [aGuest({ birthPlace: null })] }), {
    [`PUT ${PATH}/guests`]: someGuests(),
  });
  await see('Comune di nascita');
  const requests = () => calls.filter(({ path, query }) => path === '/codes' && query.kind === 'COMUNI' && query.on);
  fieldOf('Comune di nascita').focus();
  await enter('Comune di nascita', 'r');
  await enter('Comune di nascita', 'ro');
  await expect.poll(() => document.querySelectorAll('[role="option"]')).toHaveLength(2);
  expect(requests().map(({ query }) => query)).toEqual([{ kind: 'COMUNI', q: 'ro', on: '1973-03-13' }]);
  const field = fieldOf('Comune di nascita');
  expect(field.getAttribute('aria-expanded')).toBe('true');
  await key('ArrowDown');
  const [, second] = document.querySelectorAll('[role="option"]');
  expect([field.getAttribute('aria-activedescendant'), second?.getAttribute('aria-selected')]).toEqual([
    second?.id,
    'true',
  ]);
  await key('Enter');
  expect(sent()).toEqual([]);
  await expect.poll(() => fieldOf('Comune di nascita').value).toBe('ROMANO (BG)');
  await press('Salva');
  await expect.poll(() => sent()).toMatchObject([{ body: { guests: [{ birthPlace: '412058092' }] } }]);
});

test('a search says that it found nothing, or failed', async () => {
  let fails = false;
  await show(someGuests(), {
    'GET /codes': (call: Parameters<typeof findCodes>[0]) =>
      fails && call.query.q === 'zz' ? new Refusal(500, { error: 'Guasto' }) : findCodes(call),
  });
  await see('Cittadinanza');
  await enter('Cittadinanza', 'zy');
  await see('Nessun risultato');
  fails = true;
  await enter('Cittadinanza', 'zz');
  await see('Non riusciamo a cercare, riprova');
});

test('how a guest was identified is said with when and by whom, and can be taken back; what is typed stays', async () => {
  const identified = { how: 'VIDEO', at: '2027-06-08T16:30:00.000Z', by: 'Anna' } as const;
  const answers = [
    someGuests({ guests: [aGuest({ identified })], version: 'v2' }),
    someGuests({ guests: [aGuest()], version: 'v3' }),
  ];
  const { calls } = await show(someGuests(), {
    [`POST ${PATH}/identify`]: () => answers.shift(),
    [`PUT ${PATH}/guests`]: someGuests({ version: 'v4' }),
  });
  await see('Paolo Rossi');
  await enter('Cognome', 'Bianchi');
  await press('Identificato in video');
  await see('Identificato in video l’8 giugno 2027 alle 18:30 da Anna');
  await press('Annulla');
  await see('Identificato di persona');
  expect(fieldOf('Cognome').value).toBe('Bianchi');
  await press('Salva');
  await expect.poll(() => calls.find(({ method }) => method === 'PUT')?.version).toBe('v3');
  const requests = calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
  expect(requests).toEqual([
    { guestIds: ['g1'], how: 'VIDEO' },
    { guestIds: ['g1'], how: null },
  ]);
});

test('what was deleted is asked no more, and says since when', async () => {
  await show(
    someGuests({ guests: [aGuest({ lastName: null, firstName: null, namesDeletedAt: '2027-06-08T02:00:00.000Z' })] }),
  );
  await see('Cancellato l’8 giugno 2027: nome e documento');
  expect(labels()).not.toContain('Cognome');
  expect(labels()).toContain('Sesso');
});

test('what was told and changed since says whom to tell', async () => {
  await show(someGuests(), {}, { isChanged: true });
  await see('Questi dati sono già stati comunicati. Se erano sbagliati, avvisa la Questura.');
});

test('names that are there sixty days after the departure say when they go', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-08-20T10:00:00Z') });
  await show();
  await see('Fra 28 giorni cancelliamo questi dati: completa la comunicazione.');
});

test('without a second proof it leads to where one is added', async () => {
  const refusal = new Refusal(403, { error: 'Due prove', code: 'SECOND_PROOF_MISSING' } as never);
  await show(refusal);
  await see('Il registro degli ospiti si apre con la verifica in due passaggi: attivala nel tuo account.');
  expect(document.querySelector('[role="dialog"] a')?.getAttribute('href')).toBe('/access');
});

test('refused it says why, and can be asked again', async () => {
  let isMissing = true;
  await show(() => (isMissing ? new Refusal(409, { error: 'Manca la chiave del registro ospiti' }) : someGuests()));
  await see('Manca la chiave del registro ospiti');
  isMissing = false;
  await press('Riprova');
  await see('Paolo Rossi');
});

test('left alone for ten minutes it closes, whatever is typed, and says so', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { onClose, banners } = await show();
  await see('Paolo Rossi');
  await enter('Cognome', 'Bianchi');
  await acting(() => vi.advanceTimersByTime(INACTIVITY_MS - 1000));
  window.dispatchEvent(new Event('pointermove'));
  await acting(() => vi.advanceTimersByTime(INACTIVITY_MS - 1000));
  expect(onClose).not.toHaveBeenCalled();
  await acting(() => vi.advanceTimersByTime(2000));
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(banners()).toEqual([
    'La finestra è rimasta ferma 10 minuti: si è chiusa, e quello che non era salvato è andato perso.',
  ]);
});

test('the list may be emptied and filled, and each guest can be taken away', async () => {
  await show();
  await see('Ospite 1');
  await press('Aggiungi ospite');
  await see('Ospite 2');
  await acting(() => document.querySelector<HTMLButtonElement>('[aria-label="Rimuovi: Ospite 1"]')?.click());
  expect(fieldOf('Cognome').value).toBe('');
  expect(buttonOf('Salva')).toBeDefined();
});

const ROSS1000 = { 'GET /regional/settings': someRegionalSettings({ region: 'LAZIO', system: 'ROSS1000' }) };

test('where a region is told, it asks where guests live, and why and how they travel', async () => {
  const { sent } = await show(someGuests({ reason: 'CULTURALE' }), {
    ...ROSS1000,
    [`PUT ${PATH}/guests`]: someGuests(),
  });
  await see('Stato di residenza');
  expect(fieldOf('Motivo del viaggio').value).toBe('CULTURALE');
  expect(labels()).not.toContain('Mezzo durante il soggiorno');
  await enter('Motivo del viaggio', '');
  await enter('Mezzo con cui arrivano', 'AEREO+NAVETTA/TAXI/AUTO');
  await see('Aereo e navetta, taxi o auto');
  await press('Salva');
  await expect
    .poll(() => sent())
    .toMatchObject([{ body: { reason: null, transport: 'AEREO+NAVETTA/TAXI/AUTO', transportThere: null } }]);
});

test('a word that the region does not take is told beside its field', async () => {
  const fields = { reason: 'Scegli una delle voci del sistema della regione' };
  await show(someGuests(), {
    ...ROSS1000,
    [`PUT ${PATH}/guests`]: new Refusal(400, { error: fields.reason, fields } as never),
  });
  await see('Motivo del viaggio');
  await enter('Motivo del viaggio', 'BALNEARE');
  await press('Salva');
  await expect.poll(() => fieldOf('Motivo del viaggio').getAttribute('aria-invalid')).toBe('true');
});

test('where no region is told, or by numbers alone, nothing is asked of the journey', async () => {
  await show(someGuests(), { 'GET /regional/settings': someRegionalSettings({ region: 'UMBRIA', system: 'TABLE' }) });
  await see('Stato di residenza');
  expect(document.body.textContent).not.toContain('Motivo del viaggio');
});

test('an exemption is one of the municipality’s codes, by what they mean; what was written before stays', async () => {
  const exemptions = [
    { code: 'E1', label: 'Autisti di pullman' },
    { code: 'E2', label: 'Chi assiste un malato' },
  ];
  const { sent } = await show(someGuests({ guests: [aGuest({ exemption: 'VECCHIA' })] }), {
    'GET /tourist-tax': { exemptions, version: 'v1' },
    [`PUT ${PATH}/guests`]: someGuests(),
  });
  await expect
    .poll(() => [...fieldOf('Esenzione').querySelectorAll('option')].map(({ textContent }) => textContent))
    .toEqual(['Nessuna', 'E1 · Autisti di pullman', 'E2 · Chi assiste un malato', 'VECCHIA']);
  expect(fieldOf('Esenzione').value).toBe('VECCHIA');
  await enter('Esenzione', 'E2');
  await press('Salva');
  await expect.poll(() => sent()).toMatchObject([{ body: { guests: [{ exemption: 'E2' }] } }]);
});

test('where no code is written down the exemption is typed', async () => {
  const { sent } = await show(someGuests(), {
    'GET /tourist-tax': { exemptions: [], version: 'v1' },
    [`PUT ${PATH}/guests`]: someGuests(),
  });
  await see('Esenzione');
  await enter('Esenzione', 'Guida turistica');
  await press('Salva');
  await expect.poll(() => sent()).toMatchObject([{ body: { guests: [{ exemption: 'Guida turistica' }] } }]);
});
