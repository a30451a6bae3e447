import type { ContactMessage } from '@approdo/shared/contract/contact';
import { expect, test } from 'vitest';
import { answerAddress } from './answer-address.ts';

function written(message: Partial<ContactMessage>): ContactMessage {
  return {
    id: '1',
    name: 'Giulia Moretti',
    email: 'giulia@example.it',
    phone: null,
    message: 'Si può portare un cane?',
    answered: false,
    createdAt: '2027-03-01T09:30:00.000Z',
    version: 'v1',
    ...message,
  };
}

test('an answer begins with the name and ends with what was asked', () => {
  const address = new URL(answerAddress(written({ message: 'Buongiorno,\nsi può portare un cane?' })));
  expect(address.pathname).toBe('giulia@example.it');
  expect(address.searchParams.get('body')).toBe(
    'Ciao Giulia Moretti,\r\n\r\n\r\n\r\nIl mar 01, 2027 10:30 hai scritto:\r\n> Buongiorno,\r\n> si può portare un cane?',
  );
});

test('nothing that a visitor wrote becomes a field of the mail', () => {
  const address = new URL(answerAddress(written({ email: 'a?cc=b@example.it', message: 'ciao&bcc=c@example.it' })));
  expect([...address.searchParams.keys()]).toEqual(['subject', 'body']);
});

test('a long message is cut between two characters', () => {
  const body = new URL(answerAddress(written({ message: '🍋'.repeat(3000) }))).searchParams.get('body');
  expect(body).toContain(`> ${'🍋'.repeat(1000)}…`);
});
