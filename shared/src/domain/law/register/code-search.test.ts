import { describe, expect, test } from 'vitest';
import { createCodeSearch, type LabelledRow } from './code-search.ts';

function place(name: string, changes: Partial<LabelledRow> = {}): LabelledRow {
  return { code: name.padEnd(9, '0').slice(0, 9), name, label: name, province: 'XX', endedOn: null, ...changes };
}

const search = createCodeSearch([
  place("ROMANO D'EZZELINO"),
  place("SANT'ANGELO ROMANO"),
  place('ROMA', { code: '412058091' }),
  place("FORLI'", { code: '408140012' }),
  place("FORLI'", { code: '408040012', endedOn: '1994-12-31' }),
  place('CHIAROMONTE'),
  place('GERMANIA', { code: '100000216', label: 'Deutschland' }),
  place('CÔTE D’AZUR'),
]);
const names = (q: string, on?: string) => search.find({ q, on }).map(({ name }) => name);

describe('what is sought among official names', () => {
  test('begins so, then has a word that does, then has it anywhere', () => {
    expect(names('roma')).toEqual(['ROMA', "ROMANO D'EZZELINO", "SANT'ANGELO ROMANO"]);
    expect(names('rom')).toEqual(['ROMA', "ROMANO D'EZZELINO", "SANT'ANGELO ROMANO", 'CHIAROMONTE']);
  });

  test('is found whatever its case and accents, and between its words', () => {
    expect(names('cote dazur')).toEqual([]);
    expect(names("Cote d'AZUR")).toEqual(['CÔTE D’AZUR']);
    expect(names('angelo')).toEqual(["SANT'ANGELO ROMANO"]);
  });

  test('is found by its label in the language of whoever seeks it', () => {
    expect(names('deutsch')).toEqual(['GERMANIA']);
    expect(names('german')).toEqual(['GERMANIA']);
  });

  test('is current, or had not ended before a day', () => {
    const codes = (on?: string) => search.find({ q: 'forli', on }).map(({ code }) => code);
    expect(codes()).toEqual(['408140012']);
    expect(codes('1994-12-31')).toEqual(['408140012', '408040012']);
    expect(codes('1995-01-01')).toEqual(['408140012']);
  });

  test('is found by its code, ended or not', () => {
    expect(search.find({ q: '408040012' })).toMatchObject([{ endedOn: '1994-12-31' }]);
  });

  test.each(['', ' ', "'", '.*', 'zzz', '\n'])('may be nothing: %j', (q) => expect(names(q)).toEqual([]));

  test('is told twenty times at most, each once', () => {
    const many = createCodeSearch(
      Array.from({ length: 12_000 }, (_, index) => place(`BORGO ${index} BORGO`, { code: `${index}` })),
    );
    const found = many.find({ q: 'borgo' });
    expect(found).toHaveLength(20);
    expect(new Set(found).size).toBe(20);
  });
});
