import { afterEach, describe, expect, test, vi } from 'vitest';
import type { z } from 'zod';
import { maxUnits } from '../../domain/base/text/text.ts';
import { italian } from '../../words/italian.ts';
import { formatMessages } from '../../words/say.ts';
import { contract } from '../index.ts';
import { fieldsOf } from './problem.ts';

afterEach(() => vi.restoreAllMocks());

function faultsOf(schema: z.ZodType, value: unknown): Record<string, string> {
  const checked = schema.safeParse(value);
  return checked.success ? {} : formatMessages(fieldsOf(checked.error), italian);
}

const message = contract.contact.send.body;
const right = { name: 'Ada Rossi', email: 'ada@example.com', message: 'Buongiorno a voi' };

describe('a text as it comes', () => {
  test('is too long in the words of its field, beside all others that are wrong', () => {
    const faults = faultsOf(contract.reviews.write.body, { rating: 9, comment: 'a'.repeat(maxUnits(500) + 1) });
    expect(faults).toEqual({
      rating: 'Il voto deve essere un numero intero da 1 a 5',
      comment: 'La recensione deve essere compresa tra 10 e 500 caratteri',
    });
  });

  test.each([
    ['name', `a${'\u0316\u0301'.repeat(40_000)}`, 'Al massimo 100 caratteri'],
    ['email', `a${'\u0316\u0301'.repeat(40_000)}`, 'Per favore inserisci una email valida'],
    ['phone', ' '.repeat(90_000), 'Al massimo 30 caratteri'],
    ['message', '\n'.repeat(90_000), 'Al massimo 5000 caratteri'],
  ])('is not looked at where it cannot fit: %s', (field, text, fault) => {
    const normalized = vi.spyOn(String.prototype, 'normalize');
    expect(faultsOf(message.partial(), { [field]: text })).toEqual({ [field]: fault });
    expect(normalized).not.toHaveBeenCalled();
  });

  test('of an address is kept as mail is sent to it', () => {
    expect(message.parse({ ...right, email: ' x@müller.example ' }).email).toBe('x@xn--mller-kva.example');
    expect(faultsOf(message, { ...right, email: 'müller@example.com' })).toHaveProperty('email');
  });

  test('may have as many units as its bound has room for', () => {
    const padded = `${' '.repeat(maxUnits(100) - 9)}Ada Rossi`;
    expect(message.parse({ ...right, name: padded }).name).toBe('Ada Rossi');
    expect(faultsOf(message, { ...right, name: ` ${padded}` })).toEqual({ name: 'Al massimo 100 caratteri' });
  });

  test('of a secret phrase is put in order only where it is short enough', () => {
    const normalized = vi.spyOn(String.prototype, 'normalize');
    const phrase = 'a\u0316\u0301'.repeat(5000);
    expect(faultsOf(contract.backup.uploadProtected.body, { passphrase: phrase })).toEqual({
      passphrase: 'La frase segreta è troppo lunga',
    });
    expect(normalized).not.toHaveBeenCalled();
  });
});

describe('the name of a person', () => {
  const named: readonly (readonly [string, z.ZodType, string])[] = [
    ['who registers', contract.auth.register.body, 'name'],
    ['in a profile', contract.profile.update.body, 'name'],
    ['of an account', contract.users.create.body, 'name'],
    ['of a guest', contract.bookings.request.body, 'guestName'],
    ['who writes', contract.contact.send.body, 'name'],
  ];

  test.each(named)('%s holds no address of the web', (_, schema, field) => {
    for (const name of ['Vinci https://example.com', 'x://', 'a:\u200B//b', '\u202Ehttp://x']) {
      expect(faultsOf(schema, { [field]: name })[field]).toBe('Il nome non può contenere indirizzi web');
    }
    for (const name of ['Ada Rossi', 'Rossi: Ada', 'Ada // Rossi', "D'Amico"]) {
      expect(faultsOf(schema, { [field]: name })[field]).toBeUndefined();
    }
  });
});
