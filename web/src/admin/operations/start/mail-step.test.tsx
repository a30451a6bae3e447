// @vitest-environment jsdom
import type { MailDelivery, QueuedMail } from '@approdo/shared/contract/content/mail';
import { afterEach, expect, test } from 'vitest';
import { buttonOf, leaveAdmin, press, see, seeNoMore, showAdmin } from '../../../testing/show-admin.tsx';
import { MailStep } from './mail-step.tsx';

afterEach(leaveAdmin);

const DELIVERY: MailDelivery = {
  way: 'server',
  sender: 'casa@example.it',
  server: { host: 'smtp.example.it', port: 465 },
  site: 'https://casa.example.it',
};

const A_TEST: QueuedMail = {
  id: '1',
  title: 'Messaggio di prova',
  to: { name: 'Anna', address: 'Anna@example.it' },
  subject: 'Messaggio di prova',
  status: 'WAITING',
  attempts: 1,
  nextAttemptAt: '2027-06-01T10:05:00.000Z',
  lastError: 'Connessione rifiutata.',
  createdAt: '2027-06-01T10:00:00.000Z',
  sentAt: null,
  isTest: true,
};
const REFUSED: QueuedMail = { ...A_TEST, id: '2', status: 'FAILED', lastError: '535 Password sbagliata' };
const SENT: QueuedMail = { ...A_TEST, id: '3', status: 'SENT', lastError: null, sentAt: '2027-06-01T10:00:01.000Z' };
const OF_ANOTHER: QueuedMail = { ...SENT, id: '4', to: { name: 'Bruno', address: 'bruno@example.it' } };
const { isTest: _, ...LETTER } = { ...SENT, id: '5', title: 'Messaggio, a te' };

const [WAITS, FAILED, TAKEN] = ['Connessione rifiutata.', '535 Password sbagliata', 'l’ha preso in consegna'];

const show = (messages: unknown, isDone = false) =>
  showAdmin(
    <MailStep
      isDone={isDone}
      onDone={() => undefined}
      onSeen={() => undefined}
      onBack={() => undefined}
      onLater={() => undefined}
      isLeaving={false}
    />,
    { 'GET /mail': messages, 'GET /mail/delivery': DELIVERY, 'POST /mail/test': { id: '3', message: 'In partenza' } },
  );

test.each([
  ['waits', A_TEST, WAITS],
  ['was refused', REFUSED, FAILED],
  ['was taken', SENT, TAKEN],
] as const)('who comes back reads that her last test %s', async (_name, tried, text) => {
  await show([OF_ANOTHER, LETTER, tried, { ...SENT, id: '6', createdAt: '2027-05-01T10:00:00.000Z' }]);
  await see(text);
});

test('a test of somebody else’s and another letter say nothing of hers', async () => {
  await show([OF_ANOTHER, LETTER]);
  await see('smtp.example.it');
  expect(document.querySelector('[role="status"]')?.textContent).toBe('');
});

test('a new test takes the place of the one before, and one that was taken lets her go on', async () => {
  let messages = [REFUSED];
  await show(() => messages);
  await see(FAILED);
  expect(buttonOf('Avanti')).toMatchObject({ disabled: true });
  messages = [SENT, REFUSED];
  await press('Invia un messaggio di prova');
  await see(TAKEN);
  await seeNoMore(FAILED);
  expect(buttonOf('Avanti')).toMatchObject({ disabled: false });
});
