import { afterEach, beforeEach, expect, test } from 'vitest';
import { listenerAnswers as answers, startWebhookListener, type WebhookListener } from '../testing/webhook-listener.ts';
import { createWebhookSender } from './webhook-sender.ts';

let listener: WebhookListener;
beforeEach(async () => {
  listener = await startWebhookListener();
});
afterEach(() => listener.close());

const SILENT = { status: null, error: 'L’indirizzo non risponde' };
const NOT_ALLOWED = { status: null, error: 'L’indirizzo porta a una rete privata o non ammessa' };
const never = new AbortController().signal;
const messageTo = (url: string) => ({ url, body: '{}', sign: async () => ({ 'webhook-id': 'msg_1' }) });

function open(more: Partial<Parameters<typeof createWebhookSender>[0]> = {}) {
  return createWebhookSender({
    trustedHosts: [listener.host],
    ownHost: 'casa.example',
    answerMs: 300,
    ...more,
  });
}

test('who says nothing, or never ends what it says, is not waited for', async () => {
  const program = listener.open('casa');
  program.answerWith(answers.silence());
  expect(await open().send(messageTo(program.url), never)).toEqual(SILENT);
  program.answerWith(answers.endless());
  expect(await open({ answerMs: 10_000 }).send(messageTo(program.url), never)).toEqual({ status: 200, error: null });
  program.answerWith(answers.drip(50));
  expect(await open().send(messageTo(program.url), never)).toEqual({ status: 200, error: null });
});

test('no more than 4 KiB of an answer are read', async () => {
  const program = listener.open('casa');
  let written = 0;
  program.answerWith((_request, response) => {
    response.writeHead(200);
    const timer = setInterval(() => {
      if (response.destroyed) return clearInterval(timer);
      written += 1024;
      response.write('x'.repeat(1024));
    }, 5);
  });
  await open({ answerMs: 10_000 }).send(messageTo(program.url), never);
  // Data in flight when the connection ends is not read.
  expect(written).toBeGreaterThan(4 * 1024);
  expect(written).toBeLessThan(64 * 1024);
});

test('no redirect is followed', async () => {
  const [program, elsewhere] = [listener.open('casa'), listener.open('altrove')];
  program.answerWith(answers.redirect(elsewhere.url, 307));
  expect(await open().send(messageTo(program.url), never)).toMatchObject({ status: 307, error: expect.any(String) });
  expect(listener.requestCount()).toBe(1);
});

test('what is called off throws, and says nothing of the address', async () => {
  const program = listener.open('casa');
  program.answerWith(answers.silence());
  const controller = new AbortController();
  const sending = open({ answerMs: 60_000 }).send(messageTo(program.url), controller.signal);
  controller.abort(new Error('stopping'));
  await expect(sending).rejects.toThrow('stopping');
});

test.each([
  ['10.0.0.1'],
  ['127.0.0.1'],
  ['169.254.169.254'],
  ['192.168.1.10'],
  ['::1'],
  ['fd00::1'],
  ['::ffff:127.0.0.1'],
])('a name that leads to %s, though to a public place as well, is never connected to', async (address) => {
  const resolve = async () => [
    { address: '8.8.8.8', family: 4 },
    { address, family: address.includes(':') ? 6 : 4 },
  ];
  const sender = open({ resolve });
  expect(sender.checkAddress('https://altrove.example/x')).toEqual({ address: 'https://altrove.example/x' });
  expect(await sender.send(messageTo('https://altrove.example/x'), never)).toEqual(NOT_ALLOWED);
  expect(listener.connections()).toBe(0);
});

test('an address that was trusted once and is no more is not asked', async () => {
  const program = listener.open('casa');
  expect(await open({ trustedHosts: [] }).send(messageTo(program.url), never)).toEqual(NOT_ALLOWED);
  expect(listener.connections()).toBe(0);
});

test('the site itself is no other program', () => {
  expect(open().checkAddress('https://CASA.example./api/x')).toEqual({
    fault: 'Questo è il tuo sito: inserisci l’indirizzo dell’altro programma',
  });
});
