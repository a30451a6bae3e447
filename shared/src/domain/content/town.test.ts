import { expect, test } from 'vitest';
import { townOf } from './town.ts';

test.each([
  ['Via Roma 1, 08020 Budoni (SS)', 'Budoni'],
  ['Via Roma, 1, 08020 Budoni SS, Italia', 'Budoni'],
  ['Via Roma 1 - 08020 San Teodoro - SS', 'San Teodoro'],
  ['Via Portici 3, 39100 Bolzano - Bozen (BZ)', 'Bolzano - Bozen'],
  ['Località Capo d’Orso 12345 snc, 07020 Palau', 'Palau'],
  ['Via del Limoneto 12, Cala Serena', 'Cala Serena'],
  ['Località Tanaunella, Budoni (SS), Italia', 'Budoni'],
  ['Budoni', 'Budoni'],
  ['Budoni (SS)', 'Budoni'],
  ['80079 Procida NA', 'Procida'],
])('%s names %s', (address, town) => {
  expect(townOf(address)).toBe(town);
});

test.each([
  '',
  ' ',
  'Via del Porto 3',
  'Via Roma',
  'Via Roma, 12',
  'Via Roma 1, interno 4',
  'Via Roma 1, 08020 ',
  ', (SS)',
])('%j names none', (address) => {
  expect(townOf(address)).toBeNull();
});
