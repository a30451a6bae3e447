import { afterEach, beforeEach, expect, test } from 'vitest';
import { createMemoryRows } from '../../testing/memory-rows.ts';
import { pushAnswers as answers, type PushServiceDouble, startPushService } from '../../testing/push-service.ts';
import { storeInRows } from '../stored-values.ts';
import { createPushService } from './push-service.ts';

let double: PushServiceDouble;
beforeEach(async () => {
  double = await startPushService();
});
afterEach(() => double.close());

const SILENT = { kind: 'LATER', error: 'Il servizio degli avvisi non risponde' };

function open(more: Partial<Parameters<typeof createPushService>[0]> = {}) {
  return createPushService({
    openStoredValue: storeInRows(createMemoryRows()),
    secret: 'a secret of the tests, more than 32 bytes long',
    ownerEmail: undefined,
    origin: 'https://casa.example',
    now: () => new Date(),
    trustedHosts: [double.host],
    ownHost: 'casa.example',
    answerMs: 300,
    ...more,
  });
}

const messageTo = (subscription: ReturnType<PushServiceDouble['subscribe']>['subscription']) =>
  ({ subscription, payload: '{}', topic: 'a-topic', urgency: 'high', ttlSeconds: 60 }) as const;

const never = new AbortController().signal;

test('who says nothing, or goes on saying it, is not waited for', async () => {
  const phone = double.subscribe('telefono');
  phone.answerWith(answers.silence());
  expect(await open().send(messageTo(phone.subscription), never)).toMatchObject(SILENT);
  phone.answerWith(answers.endless());
  expect(await open({ answerMs: 10_000 }).send(messageTo(phone.subscription), never)).toEqual({ kind: 'SENT' });
});

test('who is called off throws, and says nothing of the device', async () => {
  const phone = double.subscribe('telefono');
  phone.answerWith(answers.silence());
  const controller = new AbortController();
  const sending = open({ answerMs: 60_000 }).send(messageTo(phone.subscription), controller.signal);
  controller.abort(new Error('stopping'));
  await expect(sending).rejects.toThrow('stopping');
});

test('no redirect is followed', async () => {
  const [phone, elsewhere] = [double.subscribe('telefono'), double.subscribe('altrove')];
  phone.answerWith(answers.redirect(elsewhere.subscription.endpoint, 307));
  expect(await open().send(messageTo(phone.subscription), never)).toMatchObject({ kind: 'REFUSED' });
  expect(double.requestCount()).toBe(1);
});

test.each([
  ['10.0.0.1'],
  ['127.0.0.1'],
  ['169.254.169.254'],
  ['::1'],
  ['fd00::1'],
  ['::ffff:127.0.0.1'],
  ['64:ff9b::7f00:1'],
])('a name that leads to %s, though to a public place as well, is never connected to', async (address) => {
  const phone = double.subscribe('telefono');
  const resolve = async () => [
    { address: '8.8.8.8', family: 4 },
    { address, family: address.includes(':') ? 6 : 4 },
  ];
  const endpoint = 'https://push.example/x';
  const service = open({ resolve });
  expect(service.isAllowedEndpoint(endpoint)).toBe(true);
  expect(await service.send(messageTo({ ...phone.subscription, endpoint }), never)).toEqual({
    kind: 'REFUSED',
    error: 'L’indirizzo degli avvisi porta a una rete privata o non ammessa',
  });
  expect(double.connections()).toBe(0);
});

test('the site itself is no push service', () => {
  expect(open().isAllowedEndpoint('https://casa.example/api/x')).toBe(false);
  expect(open().isAllowedEndpoint('https://CASA.example./api/x')).toBe(false);
});
