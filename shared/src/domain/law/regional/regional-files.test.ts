import { DOMParser, type Element } from '@xmldom/xmldom';
import { describe, expect, test } from 'vitest';
import { addDays } from '../../base/date/local-date.ts';
import { officialTables as tables } from '../register/testing/official-tables.ts';
import { c59Csv, c59Table } from './c59-table.ts';
import type { RegionalRange } from './regional-days.ts';
import { ross1000File } from './ross1000.ts';
import { spotFile } from './spot.ts';
import { FIRST_DAY, guestOf, property } from './testing/regional-stays.ts';
import { vectors } from './testing/regional-vectors.ts';

const CODE = 'LT-0042';

/** JSON has strings where the domain has unions. */
const rangeOf = ({ settings, ...range }: { readonly settings: unknown }) =>
  ({ ...range, property: settings }) as unknown as RegionalRange;

function read(xml: string): readonly Element[] {
  const document = new DOMParser().parseFromString(xml, 'text/xml');
  return [...document.getElementsByTagName('movimento')];
}

const textsOf = (element: Element | undefined, name: string) =>
  [...(element?.getElementsByTagName(name) ?? [])].map(({ textContent }) => textContent);

const namesOf = (element: Element | undefined, name: string) =>
  [...(element?.getElementsByTagName(name)[0]?.childNodes ?? [])].map(({ nodeName }) => nodeName);

const stay = { source: 'SITE', arrival: '2026-06-06', departure: '2026-06-09', guests: [guestOf('A')] } as const;
const range = { from: '2026-06-06', to: '2026-06-09', stays: [stay], property };

describe('Ross1000', () => {
  test.each(vectors.ross1000)('$id, to the byte: $what', ({ xml, settings, ...of }) => {
    expect(ross1000File(rangeOf({ ...of, settings }), { code: settings.code, tables })).toBe(xml);
  });

  test('has a family with its head first, who brings the others, and what was said of the journey', () => {
    const [family] = vectors.c59;
    const [first] = read(ross1000File(rangeOf({ settings: property, ...family }), { code: CODE, tables }));
    expect(textsOf(first, 'idswh').map((idswh) => idswh?.slice(-2))).toEqual(['B1', 'B2', 'B3']);
    expect(textsOf(first, 'tipoalloggiato')).toEqual(['17', '19', '19']);
    expect(textsOf(first, 'idcapo').map((idswh) => idswh?.slice(-2))).toEqual(['B1', 'B1']);
    expect(textsOf(first, 'luogoresidenza')).toEqual(['415063014', 'Köln & Bonn']);
    expect(textsOf(first, 'comunenascita')).toEqual(['415063014']);
    expect(new Set(textsOf(first, 'tipoturismo'))).toEqual(new Set(['BALNEARE']));
    expect(new Set(textsOf(first, 'mezzotrasporto'))).toEqual(new Set(['BARCA/NAVE/TRAGHETTO']));
  });

  test('is closed with three zeros where the owner said so, but not while somebody is there', () => {
    const closed = [{ from: '2026-06-08', to: '2026-06-30' }];
    const days = read(
      ross1000File({ ...range, to: '2026-06-10', property: { ...property, closed } }, { code: CODE, tables }),
    );
    expect(days.map((day) => textsOf(day, 'apertura')[0])).toEqual(['SI', 'SI', 'SI', 'SI', 'NO']);
    expect(namesOf(days.at(-1), 'struttura').map((name) => textsOf(days.at(-1), name)[0])).toEqual([
      'NO',
      '0',
      '0',
      '0',
    ]);
  });

  test('eliminates who was told to arrive on a day and does not any more', () => {
    const reported = [
      { idswh: 'GONE', role: 'FAMILY_MEMBER', arrival: '2026-06-06' },
      { idswh: stay.guests[0].idswh, role: 'SINGLE', arrival: '2026-06-06' },
    ] as const;
    const [first, second] = read(ross1000File(range, { code: CODE, tables, reported }));
    expect([...(first?.childNodes ?? [])].map(({ nodeName }) => nodeName)).toEqual([
      'data',
      'struttura',
      'arrivi',
      'rettifiche',
    ]);
    expect(namesOf(first, 'eliminazione').map((name) => textsOf(first, name).at(-1))).toEqual([
      'GONE',
      '19',
      '20260606',
    ]);
    expect(textsOf(second, 'eliminazione')).toEqual([]);
  });

  test('tells no departure of a guest who arrived before the first day', () => {
    const early = { ...stay, arrival: addDays(FIRST_DAY, -1), departure: addDays(FIRST_DAY, 2) };
    const days = { from: FIRST_DAY, to: addDays(FIRST_DAY, 2), stays: [early], property };
    expect(ross1000File(days, { code: CODE, tables })).not.toContain('partenza');
    expect(
      ross1000File({ ...days, property: { ...property, firstDay: early.arrival } }, { code: CODE, tables }),
    ).toContain('<partenza>');
  });
});

describe('SPOT', () => {
  test.each(vectors.spot)('$id, to the byte: $what', ({ xml, isFirst, ...of }) => {
    expect(spotFile(rangeOf(of), { tables, isFirst })).toBe(xml);
  });

  test('has those who come and go with their head as her own, and another as a single', () => {
    const family = {
      ...stay,
      guests: [
        guestOf('H', { role: 'FAMILY_HEAD' }),
        guestOf('M', { role: 'FAMILY_MEMBER', headId: 'H', birthDate: '2020-06-07', residenceState: '100000216' }),
        guestOf('L', { role: 'FAMILY_MEMBER', headId: 'H', departure: '2026-06-08' }),
      ],
    };
    const days = read(spotFile({ ...range, stays: [family] }, { tables, isFirst: false }));
    expect(days.map((day) => day.getAttribute('type'))).toEqual(['MP', 'NM', 'MP', 'MP']);
    expect(textsOf(days[0], 'tipologiaalloggiato')).toEqual(['17', '16']);
    expect(namesOf(days[0], 'componente')).toEqual([
      'codiceclientesr',
      'sesso',
      'cittadinanza',
      'paeseresidenza',
      'occupazionepostoletto',
      'eta',
    ]);
    expect(textsOf(days[0], 'eta')).toEqual(['53', '5', '53']);
    expect(days.map((day) => textsOf(day, 'partenze').join())).toEqual([
      '',
      '',
      guestOf('L').idswh,
      guestOf('H').idswh,
    ]);
  });

  test('has a head whom nobody goes with as a single', () => {
    const apart = {
      ...stay,
      guests: [
        guestOf('H', { role: 'GROUP_HEAD' }),
        guestOf('L', { role: 'GROUP_MEMBER', headId: 'H', departure: '2026-06-08' }),
      ],
    };
    const [first] = read(spotFile({ ...range, stays: [apart] }, { tables, isFirst: false }));
    expect(textsOf(first, 'tipologiaalloggiato')).toEqual(['16', '16']);
    expect(textsOf(first, 'componente')).toEqual([]);
  });

  test('begins with a day on which nobody moved where nobody slept there on the eve', () => {
    const days = read(
      spotFile({ ...range, property: { ...property, firstDay: range.from } }, { tables, isFirst: true }),
    );
    expect(days.slice(0, 2).map((day) => [day.getAttribute('data'), day.getAttribute('type')])).toEqual([
      ['2026-06-05', 'NM'],
      ['2026-06-06', 'MP'],
    ]);
  });

  test('is closed with zeros, and says how one comes, moves about and why only where it was said', () => {
    const closed = [{ from: '2026-06-10', to: '2026-06-10' }];
    const withTravel = { ...stay, reason: 'NATURA', transport: 'AUTO', transportThere: 'BICI' };
    const days = read(
      spotFile(
        { ...range, to: '2026-06-10', stays: [withTravel], property: { ...property, closed } },
        { tables, isFirst: false },
      ),
    );
    expect(days.at(-1)?.getAttribute('type')).toBe('EC');
    expect(textsOf(days.at(-1), 'datistruttura')).toEqual(['000']);
    expect(
      ['mezzotrasportoarrivo', 'mezzotrasportomovimento', 'motivazioniviaggio'].map(
        (name) => textsOf(days[0], name)[0],
      ),
    ).toEqual(['AUTO', 'BICI', 'NATURA']);
  });
});

describe('the table', () => {
  test.each(vectors.c59)('$id', ({ days, rows, ...of }) => {
    expect(c59Table(rangeOf(of), tables)).toEqual({ days, rows });
  });

  test('is a row a day and origin for a spreadsheet, and a day without guests has zeros', () => {
    const table = c59Table({ ...range, from: '2026-06-05', to: '2026-06-06' }, tables);
    expect(c59Csv(table)).toBe(
      '\uFEFFData;Provenienza;Arrivi;Partenze;Presenti;Camere occupate\r\n2026-06-05;;0;0;0;0\r\n2026-06-06;LI;1;0;1;1\r\n',
    );
  });
});
