import { fieldsOf } from '@approdo/shared/contract/base/problem';
import { expect, test } from 'vitest';
import { downloadFields } from './download-form.tsx';

const phrase = 'limoni e vento di mare';

function faultsOf(draft: { isProtected: boolean; passphrase: string; again: string }) {
  const read = downloadFields.safeParse(draft);
  return read.error ? fieldsOf(read.error) : {};
}

test('an archive that is not protected needs no passphrase, whatever was typed', () => {
  const read = downloadFields.parse({ isProtected: false, passphrase: 'corta', again: 'altra' });
  expect(read.passphrase).toBeUndefined();
});

test('a passphrase is taken once it was typed twice, however its accents were composed', () => {
  const composed = 'città di mare e vento';
  const read = downloadFields.parse({ isProtected: true, passphrase: composed.normalize('NFD'), again: composed });
  expect(read.passphrase).toBe(composed);
});

test('two that differ are told where the second was typed', () => {
  expect(faultsOf({ isProtected: true, passphrase: phrase, again: `${phrase}!` })).toEqual({
    again: 'Le due frasi non sono uguali',
  });
});

test('a short one is told at once, and that it was typed otherwise the second time, too', () => {
  expect(faultsOf({ isProtected: true, passphrase: 'corta', again: '' })).toEqual({
    passphrase: 'La frase segreta deve essere lunga almeno 12 caratteri',
    again: 'Le due frasi non sono uguali',
  });
});
