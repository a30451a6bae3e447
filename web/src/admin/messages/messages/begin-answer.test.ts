import type { ContactMessage } from '@approdo/shared/contract/messages/messages';
import { expect, test } from 'vitest';
import { beginAnswer } from './begin-answer.ts';

function written(message: Partial<ContactMessage>): ContactMessage {
  return {
    id: '1',
    name: 'Giulia Moretti',
    email: 'giulia@example.it',
    phone: null,
    message: 'Si può portare un cane?',
    answered: false,
    createdAt: '2027-03-01T09:30:00.000Z',
    replies: [],
    version: 'v1',
    ...message,
  };
}

test('an answer begins with the name and ends with what was asked', () => {
  expect(beginAnswer(written({ message: 'Buongiorno,\nsi può portare un cane?' }))).toMatchObject({
    kind: 'mail',
    email: 'giulia@example.it',
    body: 'Ciao Giulia Moretti,\r\n\r\n\r\n\r\nIl 1 marzo 2027 alle 10:30 hai scritto:\r\n> Buongiorno,\r\n> si può portare un cane?',
  });
});

test('a long message is cut between two characters', () => {
  expect(beginAnswer(written({ message: '🍋'.repeat(3000) }))).toMatchObject({
    body: expect.stringContaining(`> ${'🍋'.repeat(1000)}…`),
  });
});
