import { LANGUAGES } from '@approdo/shared/domain/base/language/language';
import { fillWording } from '@approdo/shared/domain/base/text/wording';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { transact } from '../../../db/transaction.ts';
import { createTestSite, type TestSite } from '../../../testing/index.ts';
import { queueMail } from '../../content/mail/index.ts';
import { defaultWordingOf, placeholdersOf, samplesOf } from './letter.ts';
import { LETTERS } from './letters.ts';

const NAME = 'Casa «dei Limoni»';

/** Whether the subject or the body's first line names the property. */
const isNamedIn = ({ subject, body }: { readonly subject: string; readonly body: string }) =>
  subject.includes(NAME) || body.split('\n', 1)[0]?.includes(NAME);

let site: TestSite;
let admin: TestSite['anyone'];
beforeEach(async () => {
  site = await createTestSite({ offers: ['en', 'de', 'fr'] });
  admin = (await site.signIn({ role: 'ADMIN', emailConfirmed: true })).client;
  await admin.property.update({ body: { name: NAME } });
});
afterEach(() => site.close());

/** Every letter in each of its languages, with its samples, of another property. */
async function writeAll() {
  const to = { name: 'Anna', address: 'anna@example.com' };
  return await transact(site.database, async (trx) => {
    const ids = [];
    for (const letter of LETTERS) {
      for (const language of letter.audience === 'owner' ? (['it'] as const) : LANGUAGES) {
        const wording = fillWording(defaultWordingOf(letter, language), samplesOf(letter, '', language));
        const mail = { kind: letter.kind, to, ...wording };
        ids.push([`${letter.kind} ${language}`, await queueMail(trx, site.clock, mail)] as const);
      }
    }
    return ids;
  });
}

test('every letter in every language says which house writes, in its subject or its first line', async () => {
  const ids = await writeAll();
  const mails = await site.database.selectFrom('outbox').select(['id', 'subject', 'body']).execute();
  const written = new Map(mails.map((mail) => [mail.id, mail]));
  expect(ids.filter(([, id]) => !isNamedIn(written.get(id) ?? { subject: '', body: '' }))).toEqual([]);
  expect(ids.length).toBeGreaterThan(LETTERS.length);
});

test('a letter that the owner words says it too, once, as do one on trial and a test', async () => {
  const letter = LETTERS.find(({ kind }) => kind === 'CONFIRM_EMAIL');
  if (!letter) throw new Error('no such letter');
  const links = placeholdersOf(letter)
    .filter(({ kind }) => kind === 'link')
    .map(({ name }) => `{${name}}`);
  const body = { subject: 'Un saluto', body: `Cara ospite,\n\n${links.join('\n')}` };
  await admin.mail.sampleWording({ params: { kind: letter.kind }, body });
  await admin.mail.changeWording({ params: { kind: letter.kind }, body });
  await admin.mail.test();
  await site.anyone.auth.register({ body: { name: 'Ada', email: 'ada@example.com', password: 'limoni di mare' } });
  await admin.mail.changeWording({ params: { kind: letter.kind }, body: { ...body, subject: `Da ${NAME}` } });
  await site.anyone.auth.resendConfirmation({ body: { email: 'ada@example.com' } });
  const mails = await site.deliverMail();
  expect(mails.map((mail) => mail.body.split('\n', 1)[0])).toEqual([NAME, NAME, NAME, 'Cara ospite,']);
  expect(defaultWordingOf(letter, 'it').body).not.toContain(NAME);
});

test('its name is that of the sender', async () => {
  await admin.mail.test();
  expect((await site.deliverMail()).map(({ senderName }) => senderName)).toEqual([NAME]);
});
