import { expect, test } from 'vitest';
import { changeRegionalTerms, initialRegionalTerms, reportsToRegion } from './regional-terms.ts';

const none = initialRegionalTerms(4);
const TODAY = '2026-07-01';

test('choosing a region fills in its system, its due day and the first day', () => {
  const trento = changeRegionalTerms(none, { region: 'TRENTO' }, TODAY);
  expect(trento).toMatchObject({ system: 'TABLE', due: { kind: 'HOURS', hours: 48 }, firstDay: TODAY, beds: 4 });
  expect(reportsToRegion(trento)).toBe(true);
  const lazio = changeRegionalTerms(trento, { region: 'LAZIO', due: { kind: 'DAY', day: 20 } }, '2026-09-01');
  expect(lazio).toMatchObject({ system: 'ROSS1000', due: { kind: 'DAY', day: 20 }, firstDay: TODAY });
});

test('the owner may change each, and without a region nothing is told', () => {
  const toscana = changeRegionalTerms(none, { region: 'TOSCANA' }, TODAY);
  const byHand = changeRegionalTerms(toscana, { system: 'TABLE', rooms: 2 }, TODAY);
  expect(byHand).toMatchObject({ region: 'TOSCANA', system: 'TABLE', rooms: 2, due: { kind: 'DAY', day: 5 } });
  const off = changeRegionalTerms(byHand, { region: null, system: 'SPOT' }, TODAY);
  expect(off).toMatchObject({ region: null, system: 'NONE' });
  expect(reportsToRegion(off)).toBe(false);
});

test('a region is told from some day on: taken away, it is today', () => {
  const lazio = changeRegionalTerms(none, { region: 'LAZIO' }, TODAY);
  expect(changeRegionalTerms(lazio, { firstDay: null }, '2026-09-01').firstDay).toBe('2026-09-01');
  expect(changeRegionalTerms(none, { rooms: 2 }, TODAY).firstDay).toBe(null);
});
