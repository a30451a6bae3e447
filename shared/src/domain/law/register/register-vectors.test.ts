import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { sayGuestFault } from '../../../words/law/say-guest-fault.ts';
import { WORDS } from '../../../words/words.ts';
import { alloggiatiDeadline } from './alloggiati-deadline.ts';
import { alloggiatiFile, listArriving } from './alloggiati-line.ts';
import type { RegisteredStay } from './guest.ts';
import { LAST_NAME_MAX, latinName, latinNumber } from './latin-name.ts';
import { findGuestFaults } from './register-faults.ts';
import { fingerprintOf, readRegisterKey, writeRegisterKey } from './register-key.ts';
import { type RetentionFacts, retention } from './retention.ts';
import { vectors } from './testing/law-vectors.ts';
import { officialTables as tables } from './testing/official-tables.ts';

/** JSON has strings where the domain has unions. */
const stayOf = (stay: unknown) => stay as RegisteredStay;

function write(counted: readonly string[]): string {
  return counted.map((line) => line.replace(/\{(\d+)\}/g, (_, n) => ' '.repeat(Number(n)))).join('\r\n');
}

function sha256(data: string | Uint8Array): Buffer {
  return createHash('sha256').update(data).digest();
}

describe('names in Latin capitals', () => {
  test.each(vectors.names)('$name is $written', ({ name, written }) => {
    expect(latinName(name, LAST_NAME_MAX).written ?? null).toBe(written);
  });

  test.each([
    ['D’Amico-Conti', "D'AMICO CONTI"],
    ["  O'  Brien, Jr.", "O' BRIEN JR"],
    ['Łukasz Đorđević', 'LUKASZ DORDEVIC'],
    ['Iŋa Ħal ığdır', 'INA HAL IGDIR'],
    ['ʻOkina Saʿid Qurʾan', "'OKINA SA'ID QUR'AN"],
    ['\u200FRos\u00ADsi\u200B Ma\u2060rio\uFEFF', 'ROSSI MARIO'],
  ])('%s is %s', (name, written) => expect(latinName(name, LAST_NAME_MAX)).toEqual({ written }));

  test.each([
    ['Иванов', 'И'],
    ['Rossi 2', '2'],
    ['王', '王'],
    ['...', '.'],
  ])('%s is refused for %s', (name, sign) => {
    expect(latinName(name, 50)).toEqual({ fault: { key: 'latinLettersOnly', values: { sign } } });
  });

  test('a number of a document has no sign that nobody sees', () => {
    expect(latinNumber('\u202Aca 123-45.6/\u200Baa\u202C')).toBe('CA123456AA');
  });

  test('is refused once it is too long, and not cut', () => {
    expect(latinName('ß'.repeat(26), 50)).toEqual({ fault: { key: 'tooLongInLatin', values: { max: 50 } } });
    expect(latinName('ß'.repeat(25), 50)).toEqual({ written: 'S'.repeat(50) });
  });
});

describe('the file of the portal', () => {
  const files = [...vectors.alloggiati.map((each) => ({ ...each, apartmentId: null })), ...vectors.alloggiatiFlats];

  test.each(files)('$id, to the byte', ({ stay, apartmentId, files: expected }) => {
    expect(findGuestFaults(stayOf(stay), tables)).toEqual([]);
    for (const { arrival, counted, bytes, sha256: digest } of expected) {
      const file = alloggiatiFile(listArriving(stayOf(stay), arrival), { tables, apartmentId });
      expect(file).toBe(write(counted));
      expect(Buffer.byteLength(file)).toBe(bytes);
      expect(sha256(file).toString('hex')).toBe(digest);
    }
  });

  test('has each field where the layout has it', () => {
    const [single] = vectors.alloggiatiFlats;
    const line = alloggiatiFile(listArriving(stayOf(single?.stay), '2026-02-16'), { tables, apartmentId: 4 });
    const fields = vectors.layout.map(({ start, length }) => line.slice(start, start + length).trim());
    expect(fields).toEqual([
      '16',
      '16/02/2026',
      '03',
      'ROSSI',
      'PAOLO',
      '1',
      '13/03/1973',
      '412058091',
      'RM',
      '100000100',
      '100000100',
      'IDENT',
      'AB123CD',
      '412058091',
      '000004',
    ]);
  });

  test('has whoever stays beyond 30 nights again on the day on which 30 are over, with the rest', () => {
    const [single] = vectors.alloggiati;
    const long = { ...stayOf(single?.stay), arrival: '2026-02-16', departure: '2026-04-18' };
    const daysOn = (day: string) => alloggiatiFile(listArriving(long, day), { tables, apartmentId: null }).slice(2, 14);
    expect(daysOn('2026-02-16')).toBe('16/02/202630');
    expect(daysOn('2026-03-18')).toBe('18/03/202630');
    expect(daysOn('2026-04-17')).toBe('17/04/202601');
    expect(daysOn('2026-03-17')).toBe('');
  });
});

describe('what keeps a guest from being told to the portal', () => {
  test.each(vectors.refusals)('$id', ({ stay, faults }) => {
    const { guests } = stayOf(stay);
    const found = findGuestFaults(stayOf(stay), tables).map((fault) => ({
      guest: fault.guestId,
      field: fault.field,
      text: sayGuestFault(fault, guests, WORDS.it),
    }));
    expect(found).toEqual(faults);
  });

  test('everything, of whoever is only named by her number', () => {
    const stay: RegisteredStay = { arrival: '2026-06-06', departure: '2026-06-13', guests: [{ id: 'a' }] };
    const texts = findGuestFaults(stay, tables).map((fault) => sayGuestFault(fault, stay.guests, WORDS.it));
    expect(texts).toEqual([
      'Ospite 1, senza nome – Tipo alloggiato: è obbligatorio',
      'Ospite 1, senza nome – Cognome: è obbligatorio',
      'Ospite 1, senza nome – Nome: è obbligatorio',
      'Ospite 1, senza nome – Sesso: è obbligatorio',
      'Ospite 1, senza nome – Data di nascita: è obbligatoria',
      'Ospite 1, senza nome – Stato di nascita: è obbligatorio',
      'Ospite 1, senza nome – Cittadinanza: è obbligatoria',
      'Ospite 1, senza nome – Tipo documento: è obbligatorio',
      'Ospite 1, senza nome – Numero documento: è obbligatorio',
      'Ospite 1, senza nome – Luogo di rilascio: è obbligatorio',
    ]);
  });

  const [, , family] = vectors.alloggiati;
  const complete = stayOf(family?.stay);
  const changed = (id: string, change: object): RegisteredStay => ({
    ...complete,
    guests: complete.guests.map((guest) => (guest.id === id ? { ...guest, ...change } : guest)),
  });
  test.each([
    ['a1', { birthDate: '2026-06-07' }, 'birthDate', "è successiva all'arrivo"],
    ['a1', { birthPlace: null }, 'birthPlace', 'è obbligatorio per chi è nato in Italia'],
    ['a1', { docNumber: 'CA/12_3' }, 'docNumber', 'può avere solo lettere e cifre'],
    ['a1', { docNumber: '1'.repeat(21) }, 'docNumber', 'supera 20 caratteri'],
    [
      'a1',
      { firstName: 'Марко' },
      'firstName',
      'il portale non accetta «М»: scrivilo come nel documento, in lettere latine',
    ],
    ['a2', { headId: 's1' }, 'role', 'il tipo non corrisponde a quello del capo'],
    ['b2', { headId: 'b2' }, 'role', 'indica il capo gruppo'],
    ['a2', { role: 'GROUP_MEMBER', headId: 'b1' }, 'role', 'un capo famiglia ha almeno un familiare'],
    ['b2', { role: 'FAMILY_MEMBER', headId: 'a1' }, 'role', 'un capo gruppo ha almeno un membro'],
  ])('of %s with %j, %s', (id, change, field, why) => {
    const stay = changed(id, change);
    const texts = findGuestFaults(stay, tables).map((fault) => [
      fault.field,
      sayGuestFault(fault, stay.guests, WORDS.it).split(': ').slice(1).join(': '),
    ]);
    expect(texts).toContainEqual([field, why]);
  });
});

describe('a key on paper', () => {
  test.each(vectors.keys)('$written', ({ hex, written, fingerprint }) => {
    const key = Buffer.from(hex, 'hex');
    expect(writeRegisterKey(key, sha256(key))).toBe(written);
    expect(fingerprintOf(sha256(key))).toBe(fingerprint);
    const typed = readRegisterKey(` ${written.toLowerCase().replaceAll('-', ' ')}`);
    expect(Buffer.from(typed?.key ?? []).toString('hex')).toBe(hex);
    expect(typed?.check).toBe(written.slice(-4));
  });

  test('is read with O for 0, I and L for 1, and without hyphens', () => {
    const [{ hex = '', written = '' } = {}] = vectors.keys;
    const typed = readRegisterKey(written.replaceAll('0', 'o').replace('1', 'l').replace('1', 'I').replaceAll('-', ''));
    expect(Buffer.from(typed?.key ?? []).toString('hex')).toBe(hex);
  });

  test.each([
    '',
    'RICOMINCIA',
    '0'.repeat(55),
    `${'0'.repeat(55)}U`,
    `${'0'.repeat(51)}1${'0'.repeat(4)}`,
    '0'.repeat(1e6),
  ])('is none where it is badly written', (typed) => expect(readRegisterKey(typed)).toBeUndefined());
});

test.each(vectors.alloggiatiDue)(
  'who comes on $arrival for $nights nights is due by $dueAt',
  ({ dueAt, ...arrival }) => {
    expect(alloggiatiDeadline(arrival)).toEqual(new Date(dueAt));
  },
);

test('a night is due within six hours, which are hours where the clocks change', () => {
  const due = (arrival: string, nights: number) =>
    alloggiatiDeadline({ arrival, nights, checkInFrom: null }).toISOString();
  expect(due('2026-10-24', 1)).toBe('2026-10-24T19:00:00.000Z');
  expect(due('2026-03-28', 7)).toBe('2026-03-29T14:00:00.000Z');
});

describe('what is deleted', () => {
  test.each(vectors.retention)('$facts on $today', ({ facts, today, names, rest }) => {
    expect(retention(facts as RetentionFacts, today)).toMatchObject({ names, rest });
  });

  test('is everything 90 days after the departure, and no day before', () => {
    const open: RetentionFacts = { parts: [true, false], departure: '2026-07-04', regional: 'OPEN' };
    expect(retention(open, '2026-10-01')).toMatchObject({ names: false, rest: false });
    expect(retention(open, '2026-10-02')).toMatchObject({ names: true, rest: true });
  });

  test('is not the rest while the region has not accepted it, and a receipt after five years', () => {
    const reported: RetentionFacts = {
      parts: [true],
      departure: '2026-07-04',
      regional: 'OPEN',
      transmittedOn: '2026-07-02',
    };
    expect(retention(reported, '2026-07-06')).toEqual({ names: true, rest: false, receipt: false });
    expect(retention(reported, '2031-07-01').receipt).toBe(false);
    expect(retention(reported, '2031-07-02').receipt).toBe(true);
  });
});
