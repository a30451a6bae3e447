import { connect } from '../support/api.ts';
import { owner as account } from '../support/start-site.ts';
import { expect, test } from './cluster/cluster-test.ts';

test('each process is killed in its turn, whoever has the duty: every message is sent once, within thirty seconds', async ({
  cluster,
}) => {
  const visitor = connect({ origin: cluster.address });
  const waits: number[] = [];
  for (const place of cluster.processes.keys()) {
    const message = `Si sente il mare? Numero ${place}.`;
    const body = { name: 'Giulia', email: 'giulia@example.com', message, privacyAccepted: true };
    await visitor.contact.send({ body });
    const started = cluster.killAndStart(place);
    const since = performance.now();
    const copies = () =>
      cluster.mail.received.filter(
        ({ recipients, mail }) => recipients.includes(account.email) && mail.text?.includes(message),
      );
    await expect.poll(() => copies().length, { timeout: 30_000 }).toBeGreaterThan(0);
    waits.push(performance.now() - since);
    await started;
    // What was on its way when its process ended may come again, and is then the same message.
    expect(new Set(copies().map(({ mail }) => mail.messageId)).size).toBe(1);
  }
  test.info().annotations.push({ type: 'seen', description: `sent after ${waits.map(Math.round).join(', ')} ms` });
});
