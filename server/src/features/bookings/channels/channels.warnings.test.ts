import { expect, test } from 'vitest';
import { listChannelWarnings } from './channels.warnings.ts';

const counts = { stays: 0, closures: 0, edges: 0, echoes: 0, free: 0, faulty: 0 };
const paused = (name: string) => ({ name, state: 'PAUSED' as const, lastError: null, counts });

test('a pause is told once, whatever it stops', () => {
  const why = 'è fermo: il sito è stato ripristinato da un backup.';
  const warningsOf = (...names: string[]) => listChannelWarnings(names.map(paused), []).map(({ text }) => text);
  expect(warningsOf('Airbnb')).toEqual([`Lo scambio con il calendario di Airbnb ${why}`]);
  expect(warningsOf('Airbnb', 'Vrbo', 'Casa')).toEqual([`Lo scambio con i calendari di Airbnb, Vrbo e Casa ${why}`]);
  expect(warningsOf()).toEqual([]);
});
