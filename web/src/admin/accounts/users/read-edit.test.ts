import { expect, test } from 'vitest';
import { readEdit } from './read-edit.ts';

const marta = { name: 'Marta', email: 'marta@example.it', role: 'EDITOR' } as const;

test('what is as it was is not sent, since a role or e-mail that is sent ends the sessions', () => {
  expect(readEdit({ ...marta, name: 'Marta Conti', password: '' }, marta)).toEqual({ name: 'Marta Conti' });
  expect(readEdit({ ...marta, role: 'ADMIN', password: 'nuova parola' }, marta)).toEqual({
    name: 'Marta',
    role: 'ADMIN',
    password: 'nuova parola',
  });
});
