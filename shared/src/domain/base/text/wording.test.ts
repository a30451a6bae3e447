import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fillWording, findWordingFaults, type Placeholder } from './wording.ts';

const PLACEHOLDERS: readonly Placeholder[] = [
  { name: 'nome', kind: 'line' },
  { name: 'note', kind: 'text' },
  { name: 'collegamento', kind: 'link' },
];

const faultsOf = (subject: string, body: string) => findWordingFaults({ subject, body }, PLACEHOLDERS);
const bodyOf = (body: string, values: Record<string, string>) => fillWording({ subject: 'x', body }, values).body;

describe('a wording', () => {
  test.each([
    ['with all that it needs is right', 'Ciao {nome}', 'Apri {collegamento}', {}],
    ['may leave out what is no link', 'Ciao', '{collegamento}', {}],
    ['has to keep its link', 'Ciao', 'Ciao {nome}', { body: 'Il testo deve contenere il segnaposto {collegamento}' }],
    [
      'names nothing that is unknown',
      'Ciao {cognome}',
      '{collegamento} {Nome}',
      {
        subject: 'Il segnaposto {cognome} non esiste in questo messaggio',
        body: 'Il segnaposto {Nome} non esiste in questo messaggio',
      },
    ],
    [
      'has no link in its subject',
      'Apri {collegamento}',
      '{collegamento}',
      { subject: "Il segnaposto {collegamento} non può stare nell'oggetto" },
    ],
    [
      'has no text of several lines in its subject',
      '{note}',
      '{collegamento}',
      { subject: "Il segnaposto {note} non può stare nell'oggetto" },
    ],
    [
      'does not take empty braces for a name',
      '{}',
      '{collegamento}',
      { subject: 'Il segnaposto {} non esiste in questo messaggio' },
    ],
    ['may have a brace alone', 'Ciao {', 'a } b {collegamento}', {}],
  ])('%s', (_, subject, body, faults) => {
    expect(faultsOf(subject, body)).toEqual(faults);
  });
});

describe('a filled wording', () => {
  test('has the values in their places, each time', () => {
    const filled = fillWording({ subject: 'Per {nome}', body: 'Ciao {nome},\n\n{nome}!' }, { nome: 'Ada' });
    expect(filled).toEqual({ subject: 'Per Ada', body: 'Ciao Ada,\n\nAda!\n' });
  });

  test('has the article that an Italian date asks for, and what somebody wrote as it was written', () => {
    const values = { nome: '8 giugno 2027', note: 'Arrivo il 8 giugno' };
    expect(bodyOf('Dal {nome} ({nome}), entro il {nome}. {note}', values)).toBe(
      'Dall’8 giugno 2027 (8 giugno 2027), entro l’8 giugno 2027. Arrivo il 8 giugno\n',
    );
    expect(bodyOf('il {nome}, nel {note}', { ...values, nome: '18 giugno' })).toBe(
      'il 18 giugno, nel Arrivo il 8 giugno\n',
    );
  });

  test('takes braces in a value for nothing but braces', () => {
    const body = bodyOf('{nome}: {collegamento}', { nome: '{collegamento} $& {nome}', collegamento: 'https://x' });
    expect(body).toBe('{collegamento} $& {nome}: https://x\n');
  });

  test('leaves out a line that has nothing to tell', () => {
    expect(bodyOf('E-mail: {nome}\nTelefono: {note}\nFine', { nome: 'ada', note: '' })).toBe('E-mail: ada\nFine\n');
  });

  test('leaves out a paragraph that has nothing to tell, its heading too', () => {
    expect(bodyOf('Ciao\n\nNote:\n{note}\n\nFine', { note: '' })).toBe('Ciao\n\nFine\n');
  });

  test('keeps the paragraphs of a value', () => {
    expect(bodyOf('{note}\n\nFine', { note: 'uno\n\ndue' })).toBe('uno\n\ndue\n\nFine\n');
  });

  test('has a subject of one line', () => {
    expect(fillWording({ subject: 'Da {nome}', body: 'x' }, { nome: 'Ada\r\nBcc: b@example.com' }).subject).toBe(
      'Da Ada Bcc: b@example.com',
    );
  });

  test('tells nothing of names that every object has', () => {
    expect(bodyOf('{constructor} {__proto__}', {})).toBe('{constructor} {__proto__}\n');
  });

  test('is the text itself where it has no placeholder', () => {
    const plain = fc.string({ unit: fc.constantFrom('a', ' ', 'è', '.', '{', ',') }).filter((text) => text !== '');
    fc.assert(
      fc.property(plain, (text) => {
        expect(bodyOf(text, { nome: 'x' })).toBe(`${text}\n`);
      }),
    );
  });
});
