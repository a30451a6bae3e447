import { expect, test } from 'vitest';
import { aGuest, someGuests } from '../../../testing/shown-register.ts';
import { draftOfGuest } from './guest-draft.ts';
import { listToldFaults, reasonIn } from './told-faults.ts';

const fault = (field: string) => ({ guestId: 'g1', field, text: `Ospite 1 – ${field}: è obbligatorio` });
const told = someGuests({ faults: [fault('lastName'), fault('role')] });

test('what is typed over is no longer a fault, nor is that of a guest who is gone', () => {
  const draft = draftOfGuest(aGuest());
  expect(listToldFaults(told, [draft])).toHaveLength(2);
  expect(listToldFaults(told, [{ ...draft, lastName: 'Bianchi' }]).map(({ field }) => field)).toEqual(['role']);
  expect(listToldFaults(told, [{ ...draft, headId: 'g9' }]).map(({ field }) => field)).toEqual(['lastName']);
  expect(listToldFaults(told, [])).toEqual([]);
});

test.each([
  ['Ospite 1, Paolo Rossi – Cognome: è obbligatorio', 'è obbligatorio'],
  [
    'Ospite 2, senza nome – Nome: il portale non accetta «:»: scrivilo come nel documento, in lettere latine',
    'il portale non accetta «:»: scrivilo come nel documento, in lettere latine',
  ],
  ['Ospite 1, Anna: la – bella – Tipo alloggiato: indica il capo famiglia', 'indica il capo famiglia'],
  ['Carica prima le tabelle ufficiali', 'Carica prima le tabelle ufficiali'],
])('beside its field stands the reason alone: %s', (text, reason) => {
  expect(reasonIn(text)).toBe(reason);
});
