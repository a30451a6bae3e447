import { describe, expect, test } from 'vitest';
import { readTableFile } from './table-file.ts';

const STATES = 'Codice,Descrizione,Provincia,DataFineVal\r\n100000100,ITALIA,ES,\r\n100000215,FRANCIA,ES,\r\n';

describe('a list of the portal', () => {
  test('is read with commas or semicolons, with or without a byte order mark, with either end of a line', () => {
    const read = readTableFile('STATI', STATES);
    expect(read).toEqual({
      rows: [
        { code: '100000100', name: 'ITALIA', province: null, endedOn: null },
        { code: '100000215', name: 'FRANCIA', province: null, endedOn: null },
      ],
    });
    expect(readTableFile('STATI', `\uFEFF${STATES}`)).toEqual(read);
    expect(readTableFile('STATI', STATES.replaceAll('\r\n', '\n'))).toEqual(read);
    expect(readTableFile('STATI', STATES.replaceAll(',', ';'))).toEqual(read);
  });

  test('tells when a municipality came to an end', () => {
    const file = "Codice,Descrizione,Provincia,DataFineVal\n408040012,FORLI',FO,31/12/1994 00:00:00\n";
    expect(readTableFile('COMUNI', file)).toEqual({
      rows: [{ code: '408040012', name: "FORLI'", province: 'FO', endedOn: '1994-12-31' }],
    });
  });

  test('may have a row twice, and not with other words', () => {
    expect(readTableFile('STATI', `${STATES}100000215,FRANCIA,ES,\n`)).toMatchObject({ rows: { length: 2 } });
    expect(readTableFile('STATI', `${STATES}100000215,GALLIA,ES,\n`)).toEqual({ fault: { row: 4, what: 'TWICE' } });
  });

  test.each([
    ['', { row: 1, what: 'HEADER' }],
    ['<html>', { row: 1, what: 'HEADER' }],
    ['Codice,Descrizione\r\n16,OSPITE SINGOLO', { row: 1, what: 'HEADER' }],
    [`${STATES}1000002,SPAGNA,ES,`, { row: 4, what: 'CODE' }],
    [`${STATES}100000239,,ES,`, { row: 4, what: 'NAME' }],
    [`${STATES}100000239,SPAGNA`, { row: 4, what: 'FIELDS' }],
    [`${STATES}100000239,SPAGNA,ES,31/02/1994 00:00:00`, { row: 4, what: 'END' }],
    [`${STATES}100000239,SPAGNA,ES,ieri`, { row: 4, what: 'END' }],
    [`${STATES}100000239,SPAGNA,ES,31/12/1994`, { row: 4, what: 'END' }],
    [`${STATES}100000239,SPAGNA,ES,31/12/1994 24:00:00`, { row: 4, what: 'END' }],
    [`${STATES}100000239,SPAGNA,ES,31/12/1994 00:60:00`, { row: 4, what: 'END' }],
    [`${STATES}"100000239",SPAGNA,ES,`, { row: 4, what: 'CODE' }],
    ['Codice,Descrizione,Provincia,DataFineVal\r\n', { row: 2, what: 'NONE' }],
    [STATES.replace('ITALIA', 'ITALY'), { lacks: 'ITALIA' }],
  ])('%j is refused', (text, fault) => expect(readTableFile('STATI', text)).toEqual({ fault }));

  const MUNICIPALITIES = 'Codice,Descrizione,Provincia,DataFineVal\r\n415063014,CAPRI,NA,\r\n';

  test('of states is none of municipalities, nor the other way round', () => {
    expect(readTableFile('COMUNI', STATES)).toEqual({ fault: { row: 2, what: 'OTHER_LIST' } });
    expect(readTableFile('STATI', MUNICIPALITIES)).toEqual({ fault: { row: 2, what: 'OTHER_LIST' } });
  });

  test('of both at once gives each its own', () => {
    const both = MUNICIPALITIES + STATES.slice(STATES.indexOf('\n') + 1);
    expect(readTableFile('COMUNI', both)).toEqual(readTableFile('COMUNI', MUNICIPALITIES));
    expect(readTableFile('STATI', both)).toEqual(readTableFile('STATI', STATES));
  });

  test('of kinds of guests has all five', () => {
    const file = 'Codice,Descrizione\n16,OSPITE SINGOLO\n17,CAPO FAMIGLIA\n18,CAPO GRUPPO\n19,FAMILIARE\n';
    expect(readTableFile('TIPO_ALLOGGIATO', file)).toEqual({ fault: { lacks: 'MEMBRO GRUPPO' } });
  });
});
