import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestSite, type TestSite } from '../../../testing/index.ts';
import { createKeyRows } from '../../../testing/key-rows.ts';

const CHANGED = 'È cambiato il modo di entrare nel tuo account';

let site: TestSite;
let rows: ReturnType<typeof createKeyRows>;
beforeEach(async () => {
  site = await createTestSite();
  rows = createKeyRows(site.database);
});
afterEach(() => site.close());

const keysOf = async (userId: string) =>
  (await site.database.selectFrom('code_apps').select('id').where('user_id', '=', userId).execute()).length;

async function resetBy(email: string): Promise<void> {
  await site.anyone.auth.forgotPassword({ body: { email } });
  const letter = (await site.deliverMail()).findLast(({ to, body }) => to.address === email && /token=/.test(body));
  const token = /[?&]token=([\w-]+)/.exec(letter?.body ?? '')?.[1] ?? '';
  await site.anyone.auth.resetPassword({ body: { email, token, password: 'una password nuova' } });
}

it('a reset by an address that nobody had confirmed leaves no key of a stranger’s, who is told at the former one', async () => {
  const stranger = await site.signIn();
  await rows.addApp({ userId: stranger.user.id });
  await rows.addCodes(stranger.user.id);
  const email = 'anna@example.com';
  await site.database
    .insertInto('former_emails')
    .values({ user_id: stranger.user.id, email: stranger.user.email })
    .execute();
  await site.database
    .updateTable('users')
    .set({ email, email_key: email, email_confirmed: 0 })
    .where('id', '=', stranger.user.id)
    .execute();
  await resetBy(email);
  expect(await keysOf(stranger.user.id)).toBe(0);
  expect(await site.database.selectFrom('ended_proofs').select('id').execute()).toHaveLength(4);
  const letters = (await site.deliverMail()).filter(({ subject }) => subject === CHANGED);
  expect(letters.map(({ to }) => to.address)).toEqual([stranger.user.email]);
});

it('a reset by a confirmed address sets the password and nothing else', async () => {
  const { user } = await site.signIn();
  await rows.addApp({ userId: user.id });
  await resetBy(user.email);
  expect(await keysOf(user.id)).toBe(1);
  expect(await site.database.selectFrom('ended_proofs').select('id').execute()).toEqual([]);
});
