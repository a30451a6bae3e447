import { expect, test } from 'vitest';
import { nameOfficial } from './name-official.ts';

test.each([
  ['STATI', 'GERMANIA', 'de', 'Deutschland'],
  ['STATI', 'GERMANIA', 'it', 'Germania'],
  ['STATI', 'REGNO UNITO', 'fr', 'Royaume-Uni'],
  ['STATI', "STATI UNITI D'AMERICA", 'en', "STATI UNITI D'AMERICA"],
  ['COMUNI', 'ROMA', 'en', 'ROMA'],
  ['DOCUMENTI', "CARTA DI IDENTITA'", 'de', 'Personalausweis'],
  ['DOCUMENTI', 'PASSAPORTO ORDINARIO', 'en', 'Passport'],
  ['DOCUMENTI', 'PASSAPORTO DI SERVIZIO', 'en', 'PASSAPORTO DI SERVIZIO'],
  ['TIPO_ALLOGGIATO', 'CAPO FAMIGLIA', 'en', 'CAPO FAMIGLIA'],
] as const)('%s: %s is called so in %s', (kind, name, language, label) => {
  expect(nameOfficial(kind, name, language)).toBe(label);
});
