import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { remainderOf97 } from './iban.ts';
import { canNameHolder, describeTransfer, referenceOf, toSepaText, transferCode } from './transfer.ts';

test('a reference holds its own check digits', () => {
  expect(referenceOf('48213907')).toBe('RF1748213907');
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999 }), (number) => {
      const reference = referenceOf(String(number).padStart(8, '0'));
      expect(reference).toMatch(/^RF\d{10}$/);
      expect(remainderOf97(`${reference.slice(4)}${reference.slice(0, 4)}`)).toBe(1);
    }),
  );
});

test.each([
  ['DEPOSIT', 'ACCONTO', 'RF1748213907 acconto 27/06/2026'],
  ['DEPOSIT', 'CAPARRA', 'RF1748213907 caparra 27/06/2026'],
  ['BALANCE', 'CAPARRA', 'RF1748213907 saldo 27/06/2026'],
  ['SECURITY', 'ACCONTO', 'RF1748213907 deposito 27/06/2026'],
] as const)('a transfer of %s, the deposit being called %s, says %s', (kind, depositLabel, text) => {
  expect(describeTransfer({ reference: 'RF1748213907', kind, depositLabel, arrival: '2026-06-27' })).toBe(text);
});

describe('the code of a transfer', () => {
  const mariaRossi = { holder: 'Maria Rossi', iban: 'IT60X0542811101000000123456' };

  test.each([
    [
      { ...mariaRossi, amount: 18_171, text: 'RF1748213907 acconto 27/06/2026' },
      'BCD\n002\n1\nSCT\n\nMaria Rossi\nIT60X0542811101000000123456\nEUR181.71\n\n\nRF1748213907 acconto 27/06/2026',
    ],
    [
      {
        holder: 'Società È',
        iban: 'DE89370400440532013000',
        amount: 100_000_000,
        text: 'RF1748213907 saldo 27/06/2026',
      },
      'BCD\n002\n1\nSCT\n\nSocieta E\nDE89370400440532013000\nEUR1000000.00\n\n\nRF1748213907 saldo 27/06/2026',
    ],
    [
      {
        holder: 'Maria Rossi',
        iban: 'SM86U0322509800000000270100',
        bic: 'XXXXSMSM',
        amount: 5,
        text: 'RF1748213907 deposito 27/06/2026',
      },
      'BCD\n002\n1\nSCT\nXXXXSMSM\nMaria Rossi\nSM86U0322509800000000270100\nEUR0.05\n\n\nRF1748213907 deposito 27/06/2026',
    ],
  ])('is what banks read', (transfer, code) => {
    expect(transferCode(transfer)).toBe(code);
  });

  test('of the example has 98 bytes', () => {
    const code = transferCode({ ...mariaRossi, amount: 18_171, text: 'RF1748213907 acconto 27/06/2026' });
    expect(new TextEncoder().encode(code)).toHaveLength(98);
  });

  test('is never more than banks take, nor a line more, whatever the names', () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 200, unit: 'grapheme' }),
        fc.string({ maxLength: 300, unit: 'grapheme' }),
        fc.integer({ min: 1, max: 100_000_000 }),
        (name, text, amount) => {
          const holder = `Maria ${name}`;
          const code = transferCode({ ...mariaRossi, bic: 'UNCRITM1XXX', holder, text, amount });
          expect(code.split('\n')).toHaveLength(11);
          expect(new TextEncoder().encode(code).length).toBeLessThanOrEqual(331);
        },
      ),
    );
  });

  test('of nothing is none, nor to nobody', () => {
    expect(() => transferCode({ ...mariaRossi, amount: 0, text: '' })).toThrow(RangeError);
    expect(() => transferCode({ ...mariaRossi, holder: '山田', amount: 1, text: '' })).toThrow(RangeError);
  });
});

describe('a text for banks', () => {
  test.each([
    ['Straße Łódź Øystein', 'Strasse Lodz Oystein'],
    ['Müller & Söhne', 'Muller + Sohne'],
    ['Señor Müller-Weiß & Söhne', 'Senor Muller-Weiss + Sohne'],
    ['Čapek/Ørsted', 'Capek/Orsted'],
    ['ÆRØ æble Œuvre cœur', 'AERO aeble OEuvre coeur'],
    ['Đorđe Þór Iþil Irmak Işık ŞIRNAK', 'Dorde THor Ithil Irmak Isik SIRNAK'],
    ['Nicolò D’Angelo – figli', "Nicolo D'Angelo - figli"],
    ['a\nb', 'a b'],
    ['a  *  b', 'a b'],
    ['山田', ''],
    ['Иван', ''],
    ['Γιώργος', ''],
  ])('says %j as %j', (text, plain) => expect(toSepaText(text, 70)).toBe(plain));

  test('has only signs that every bank takes, no two blanks in a row, and stays as it is when said again', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200, unit: 'grapheme' }), fc.integer({ min: 1, max: 140 }), (text, max) => {
        const plain = toSepaText(text, max);
        expect(plain).toMatch(/^[A-Za-z0-9/\-?:().,'+ ]*$/);
        expect(plain).not.toMatch(/^ | {2}| $/);
        expect(plain.length).toBeLessThanOrEqual(max);
        expect(toSepaText(plain, max)).toBe(plain);
      }),
    );
  });

  test('loses no letter of those that Europe writes in Latin', () => {
    const letters = [...'àáâãäåæçèéêëìíîïðñòóôõöøùúûüýþÿāăąćċčďđēėęěğġģħīįıķĺļľłńņňőœŕřśşšșţťțūůűųźżžß'];
    const letter = fc.constantFrom(...letters, ...letters.map((small) => small.toUpperCase()));
    fc.assert(
      fc.property(fc.array(letter, { minLength: 1, maxLength: 30 }), (name) => {
        expect(toSepaText(name.join(''), 140)).toMatch(/^[A-Za-z]+$/);
        expect(toSepaText(name.join(''), 140).length).toBeGreaterThanOrEqual(name.length);
      }),
    );
  });

  test.each([
    ['Maria Rossi', true],
    ['山田', false],
    ['Иван & Κώστας', false],
    ['–', false],
    ['', false],
  ])('names %j: %s', (holder, canBe) => expect(canNameHolder(holder)).toBe(canBe));
});

test.each([
  [' Maria  Rossi ', 70, 'Maria Rossi'],
  ['Anna☀Rossi', 70, 'Anna Rossi'],
  ['Maria Rossi', 6, 'Maria'],
])('%s in at most %i signs that banks take is %s, with no blank at either end', (text, max, plain) => {
  expect(toSepaText(text, max)).toBe(plain);
});

test('a code of more bytes than banks read is none', () => {
  const transfer = { holder: 'Maria Rossi', iban: 'IT60X0542811101000000123456', amount: 100, text: 'saldo' };
  const bytes = transferCode(transfer).length;
  expect(transferCode({ ...transfer, bic: 'X'.repeat(331 - bytes) })).toHaveLength(331);
  expect(() => transferCode({ ...transfer, bic: 'X'.repeat(332 - bytes) })).toThrow('Not a transfer');
});
