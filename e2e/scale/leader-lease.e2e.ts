import { connect } from '../support/api.ts';
import { owner as account } from '../support/start-site.ts';
import { expect, test } from './cluster/cluster-test.ts';

const TIMES = 5;

test(`whoever holds the leader lease is killed, ${TIMES} times: every message is sent once, within thirty seconds`, async ({
  cluster,
}) => {
  const visitor = connect({ origin: cluster.address });
  const waits: number[] = [];
  for (let time = 0; time < TIMES; time += 1) {
    await expect.poll(cluster.findHolder, { timeout: 20_000 }).toBeDefined();
    const holder = (await cluster.findHolder()) ?? 0;
    const message = `Si sente il mare? Numero ${time}.`;
    const body = { name: 'Giulia', email: 'giulia@example.com', message, privacyAccepted: true };
    await visitor.contact.send({ body });
    const since = performance.now();
    const started = cluster.killAndStart(holder);
    const copies = () =>
      cluster.mail.received.filter(
        ({ recipients, mail }) => recipients.includes(account.email) && mail.text?.includes(message),
      );
    await expect.poll(() => copies().length, { timeout: 30_000 }).toBeGreaterThan(0);
    waits.push(performance.now() - since);
    await started;
    // A message being sent when its process ended may arrive again, as the same message.
    expect(new Set(copies().map(({ mail }) => mail.messageId)).size).toBe(1);
  }
  test.info().annotations.push({ type: 'seen', description: `sent after ${waits.map(Math.round).join(', ')} ms` });
});
