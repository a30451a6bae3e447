import { expect, test } from 'vitest';
import { aGuest, someGuests } from '../../../testing/register-answers.ts';
import { listCurrentFaults, reasonIn } from './current-faults.ts';
import { draftOfGuest } from './guest-draft.ts';

const fault = (field: string) => ({ guestId: 'g1', field, text: `Ospite 1 – ${field}: è obbligatorio` });
const stored = someGuests({ faults: [fault('lastName'), fault('role')] });

test('what is typed over is no longer a fault, nor is that of a guest who is gone', () => {
  const draft = draftOfGuest(aGuest());
  expect(listCurrentFaults(stored, [draft])).toHaveLength(2);
  expect(listCurrentFaults(stored, [{ ...draft, lastName: 'Bianchi' }]).map(({ field }) => field)).toEqual(['role']);
  expect(listCurrentFaults(stored, [{ ...draft, headId: 'g9' }]).map(({ field }) => field)).toEqual(['lastName']);
  expect(listCurrentFaults(stored, [])).toEqual([]);
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
