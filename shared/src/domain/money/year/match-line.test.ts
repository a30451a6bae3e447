import { describe, expect, test } from 'vitest';
import { type BankLine, listWords, wordingOf } from './bank-line.ts';
import { type BankFacts, createJudge } from './judge-line.ts';
import { createStayMatcher, type OpenPart, type OpenStay } from './match-line.ts';
import given from './year-vectors.json' with { type: 'json' };

type VectorStay = Omit<OpenStay, 'isConfirmed' | 'owed' | 'back'> & {
  readonly instalments: readonly Omit<OpenPart, 'name'>[];
};
type Vector = { readonly line: BankLine; readonly bookings: readonly VectorStay[] };

const NAMES = { DEPOSIT: 'acconto', BALANCE: 'saldo', SECURITY: 'deposito', TAX: 'imposta', CREDIT: 'credito' };

function stayOf({ instalments, ...stay }: VectorStay): OpenStay {
  const owed = instalments.map((part) => ({ ...part, name: NAMES[part.kind] }));
  return { ...stay, isConfirmed: true, owed, back: [] };
}

const vectors = given.vectors.filter(({ kind }) => kind === 'match');
const [firstVector] = vectors;
if (!firstVector) throw new Error('there are no vectors of matches');
// The shape of these vectors is their kind's.
const bookings = (firstVector.given as unknown as Vector).bookings.map(stayOf);

test.each(vectors)('a line is matched by hand as by the product: $title', (vector) => {
  const { line, bookings: booked } = vector.given as unknown as Vector;
  const expected = vector.expect as unknown[];
  expect(propose(line, booked.map(stayOf))).toMatchObject(expected);
  expect(propose(line, booked.map(stayOf))).toHaveLength(expected.length);
});

function propose(line: BankLine, stays: readonly OpenStay[] = bookings) {
  const said = wordingOf(line);
  return createStayMatcher(stays).propose({ said, words: new Set(listWords(said)) }, line.amount);
}

const lineOf = (amount: number, text: string): BankLine => ({ date: '2027-03-01', amount, currency: 'EUR', text });
const RF = 'RF1748213907';

describe('of a stay that the reference names', () => {
  test('an amount short by at most 30 euros lacks what banks took', () => {
    expect(propose(lineOf(16_171, RF))).toMatchObject([
      {
        ...{ fit: 'FEES', sureness: 'LIKELY' },
        reasons: [`La causale è ${RF}`, 'Mancano 20,00\u00A0€: forse spese della banca'],
      },
    ]);
  });

  test('a smaller amount pays a part, and a larger one leaves a credit', () => {
    expect(propose(lineOf(10_000, RF))).toMatchObject([{ fit: 'PARTIAL', sureness: 'LIKELY' }]);
    expect(propose(lineOf(90_571, RF))).toMatchObject([
      {
        fit: 'OVER',
        parts: [
          { purpose: 'STAY', amount: 70_571 },
          { purpose: 'SECURITY', amount: 20_000 },
        ],
      },
    ]);
  });

  test('two references have one list of instalments', () => {
    const [proposal] = propose(lineOf(36_342, `${RF} RF4411223344`));
    expect(proposal).toMatchObject({ fit: 'EXACT', parts: [{ bookingId: 'a' }, { bookingId: 'b', amount: 18_171 }] });
  });

  test('it decides even where nothing is open', () => {
    const paid = bookings.map((stay) => ({ ...stay, owed: stay.bookingId === 'a' ? [] : stay.owed }));
    const [proposal] = propose(lineOf(18_171, RF), paid);
    expect(proposal).toMatchObject({ how: 'REFERENCE', fit: 'OVER', parts: [{ bookingId: 'a' }] });
  });
});

test('the digits alone are likely, the arrival and the amount alone only possible', () => {
  expect(propose(lineOf(18_171, 'saldo 48213907'))).toMatchObject([{ how: 'DIGITS', sureness: 'LIKELY' }]);
  expect(propose(lineOf(18_171, 'arrivo 27/06/2027'))).toMatchObject([{ how: 'ARRIVAL', sureness: 'POSSIBLE' }]);
  const byAmount = propose(lineOf(18_171, 'bonifico'));
  expect(byAmount).toMatchObject([{ how: 'AMOUNT' }, { how: 'AMOUNT' }]);
  expect(byAmount[0]?.reasons).toContain('Altre prenotazioni hanno questo importo');
});

test('the first way that finds a stay decides, though the amount does not fit it', () => {
  expect(propose(lineOf(42_400, 'Hübner Bruno'))).toEqual([]);
  const paid = bookings.map((stay) => (stay.bookingId === 'b' ? { ...stay, owed: [] } : stay));
  expect(propose(lineOf(42_400, 'Hübner Bruno'), paid)).toMatchObject([{ how: 'AMOUNT' }, { how: 'AMOUNT' }]);
});

test('more than three stays of an amount are none', () => {
  const many = ['a', 'b', 'c', 'd'].flatMap((bookingId) =>
    bookings.slice(0, 1).map((stay) => ({ ...stay, bookingId, reference: null })),
  );
  expect(propose(lineOf(18_171, 'bonifico'), many)).toEqual([]);
});

test('money out gives back what a guest has to her credit', () => {
  const credit: OpenPart = { kind: 'CREDIT', name: 'credito', remaining: 5000, dueDate: '2027-06-27' };
  const stays = bookings.map((stay) => (stay.bookingId === 'a' ? { ...stay, back: [credit] } : stay));
  expect(propose(lineOf(-5000, 'Rimborso Anna Rossi'), stays)).toMatchObject([
    { as: 'REFUND', how: 'NAME', sureness: 'LIKELY', parts: [{ bookingId: 'a', purpose: 'STAY', amount: 5000 }] },
  ]);
});

describe('a line', () => {
  const NOTHING: BankFacts = { stays: bookings, entries: [], payouts: [], expenses: [], known: new Set() };
  const judge = (line: BankLine, facts: Partial<BankFacts> = {}) =>
    createJudge({ ...NOTHING, ...facts }, [])({ ...line, id: 'x' });
  const entry = { id: 'e', bookingId: 'a', direction: 'IN', amount: 18_171, date: '2027-03-05' } as const;
  const payout = { id: 'p', portal: 'AIRBNB', date: '2027-02-27', amount: 50_001, currency: 'EUR' } as const;
  const euros = { amount: 8000, currency: 'EUR' };
  const expense = { id: 's', day: '2027-02-25', ...euros, supplier: 'Enel Energia', category: 'UTILITIES' } as const;

  test('that was accepted, or that an entry explains, has no proposals', () => {
    expect(judge(lineOf(18_171, RF), { known: new Set(['x']) })).toMatchObject({ state: 'KNOWN', proposals: [] });
    expect(judge(lineOf(18_171, RF), { entries: [entry] })).toMatchObject({ state: 'ENTERED', entryId: 'e' });
    expect(judge(lineOf(18_171, 'altro'), { entries: [entry] })).toMatchObject({ state: 'NEW' });
  });

  test('is explained by an entry once', () => {
    const twice = createJudge({ ...NOTHING, entries: [entry] }, []);
    expect(twice({ ...lineOf(18_171, RF), id: 'x' }).state).toBe('ENTERED');
    expect(twice({ ...lineOf(18_171, RF), id: 'y' }).state).toBe('NEW');
  });

  test('that names the stay of an entry is explained by it, and not one of the same day above it', () => {
    const lines = [lineOf(18_171, 'RF4411223344'), lineOf(18_171, RF)].map((line, at) => ({ ...line, id: `${at}` }));
    const facts = { ...NOTHING, entries: [{ ...entry, date: '2027-03-01' }] };
    expect(lines.map(createJudge(facts, lines)).map(({ state }) => state)).toEqual(['NEW', 'ENTERED']);
  });

  test('of a portal is its payout, or asks for its file', () => {
    expect(judge(lineOf(50_001, 'AIRBNB PAYMENTS'), { payouts: [payout] }).proposals).toEqual([
      { as: 'PAYOUT', payoutId: 'p', sureness: 'SURE', reasons: ['È il pagamento di Airbnb del 27/02/2027'] },
    ]);
    expect(judge(lineOf(50_001, 'bonifico'), { payouts: [payout] }).proposals).toMatchObject([
      { sureness: 'POSSIBLE' },
    ]);
    expect(judge(lineOf(50_001, 'HomeAway')).note).toBe('Sembra un pagamento di Vrbo: carica il suo file in Portali.');
  });

  test('that pays an expense is sure where it names the supplier', () => {
    expect(judge(lineOf(-8000, 'SDD ENEL ENERGIA SPA'), { expenses: [expense] }).proposals).toMatchObject([
      { as: 'EXPENSE', expenseId: 's', sureness: 'SURE', reasons: ['È la spesa del 25/02/2027: Enel Energia'] },
    ]);
    const [possible] = judge(lineOf(-8000, 'SDD'), { expenses: [{ ...expense, supplier: null }] }).proposals;
    expect(possible).toMatchObject({ sureness: 'POSSIBLE', reasons: ['È la spesa del 25/02/2027: Utenze'] });
  });

  test('of which two things are equally sure is only possible', () => {
    const twins = [payout, { ...payout, id: 'q' }];
    const { proposals } = judge(lineOf(50_001, 'AIRBNB'), { payouts: twins });
    expect(proposals.map(({ sureness }) => sureness)).toEqual(['POSSIBLE', 'POSSIBLE']);
  });

  test('in another currency is left to the owner', () => {
    const line = judge({ ...lineOf(18_171, RF), currency: 'CHF' });
    expect(line).toMatchObject({ note: 'Importo in CHF: registralo a mano.', proposals: [] });
  });
});
