import { type MailServer, startMailServer } from '../../server/src/testing/mail-server.ts';
import { connect, connectOwner } from '../support/api.ts';
import { expect, test } from '../support/site-test.ts';
import { makeDataDir, type RunningSite, removeDataDir, startSite } from '../support/start-site.ts';

/** QUALITY.md: within half a minute of its return; the rest is for a busy machine. */
const RETURN = { timeout: 45_000, intervals: [250] };

test('a mail server that is off, silent or unwilling delays mail and nothing else, and kill -9 loses none', async () => {
  test.setTimeout(180_000);
  let server = await startMailServer();
  const dataDir = makeDataDir('mail');
  const open = () => startSite({ dataDir, variables: { SMTP_URL: server.url } });
  let site = await open();

  server.stallAt('greeting');
  await write(site, 'Prima: il server tace');
  await site.kill();
  site = await open();
  await write(site, 'Seconda: tace ancora');
  server.stallAt(undefined);
  await server.close();
  await write(site, 'Terza: il server è spento');
  const received = [...server.received];
  server = await startMailServer({ port: server.port });
  await expect.poll(() => lettersIn(received, server), RETURN).toEqual(['Prima', 'Seconda', 'Terza']);

  server.answerWith(451);
  await write(site, 'Quarta: più tardi');
  await expect.poll(() => listMail(site), RETURN).toContainEqual(['WAITING', true]);
  await site.kill();
  server.answerWith(250);
  site = await open();
  await expect.poll(() => lettersIn(received, server), RETURN).toEqual(['Prima', 'Quarta', 'Seconda', 'Terza']);

  server.answerWith(550);
  await write(site, 'Quinta: mai');
  await expect.poll(() => listMail(site), RETURN).toContainEqual(['FAILED', true]);
  expect(lettersIn(received, server)).toHaveLength(4);

  await site.stop();
  await server.close();
  removeDataDir(dataDir);
});

/** Answered whatever the mail server does, since it is contacted only afterwards. */
async function write(site: RunningSite, message: string): Promise<void> {
  const visitor = { name: 'Ada Rossi', email: 'ada@example.com', privacyAccepted: true };
  await connect(site).contact.send({ body: { ...visitor, message } });
}

/** The received letters by their first word; copies with the same Message-ID count once. */
function lettersIn(earlier: MailServer['received'], { received }: MailServer): string[] {
  const mails = [...earlier, ...received].map(({ mail }) => mail);
  const once = new Map(mails.map((mail) => [mail.messageId, mail.text ?? '']));
  return [...once.values()].flatMap((text) => /(Prima|Seconda|Terza|Quarta|Quinta):/.exec(text)?.[1] ?? []).sort();
}

/** The owner's view of each letter: its state, and whether the mail server's message is displayed. */
async function listMail(site: RunningSite): Promise<unknown[]> {
  const letters = await (await connectOwner(site)).mail.list();
  return letters.map(({ status, lastError }) => [status, lastError !== null]);
}
