// @vitest-environment jsdom
import type { QueuedMail } from '@approdo/shared/contract/content/mail';
import { MantineProvider } from '@mantine/core';
import { expect, test } from 'vitest';
import { readMarkup } from '../../../testing/read-markup.ts';
import { HeldMail } from './held-mail.tsx';

const letter: QueuedMail = {
  id: '1',
  title: 'Prenotazione confermata, all’ospite',
  to: { name: 'Paola De Santis', address: 'paola@example.com' },
  subject: 'Prenotazione confermata',
  status: 'HELD',
  attempts: 0,
  nextAttemptAt: null,
  lastError: null,
  createdAt: '2027-06-01T10:00:00.000Z',
  sentAt: null,
};
const invented: QueuedMail = { ...letter, id: '2', isInvented: true };

function textFor(messages: readonly QueuedMail[]): string {
  const actions = { sendHeld: async () => undefined, removeHeld: async () => undefined };
  return readMarkup(
    <MantineProvider>
      <HeldMail messages={messages} actions={actions} />
    </MantineProvider>,
  ).text;
}

test('what is held after a restore says so, beside the letters of the demo as well', () => {
  expect(textFor([letter])).toContain('Nel backup che è stato ripristinato');
  expect(textFor([letter, invented])).toContain('Nel backup che è stato ripristinato');
});

test('a letter of the demo alone speaks of no restore that took place', () => {
  expect(textFor([invented])).toContain('È posta di esempio');
  expect(textFor([invented])).not.toContain('Nel backup che è stato ripristinato');
});

test('where nothing is held nothing is said', () => {
  expect(textFor([{ ...letter, status: 'SENT' }])).toBe('');
});
