import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestSite, type TestSite } from '../../../testing/index.ts';
import { createKeyRows } from '../../../testing/key-rows.ts';

let site: TestSite;
let admin: TestSite['anyone'];
beforeEach(async () => {
  site = await createTestSite({ isDemo: true });
  ({ client: admin } = await site.signIn({ role: 'ADMIN', emailConfirmed: true }));
});
afterEach(() => site.close());

async function stateOf(step: string): Promise<string | undefined> {
  const { steps } = await admin.start.get();
  return steps.find(({ id }) => id === step)?.state;
}

describe('the first steps', () => {
  it('are all to be done at first, in the order in which one is led through them', async () => {
    expect(await admin.start.get()).toEqual({
      steps: ['look', 'property', 'photos', 'rates', 'pay', 'mail', 'keys', 'backup', 'demo', 'moving'].map((id) => ({
        id,
        state: 'TO_DO',
      })),
      isPutAway: false,
    });
  });

  it('are done or put off one by one, for every admin', async () => {
    await admin.start.settle({ params: { id: 'look' }, body: { state: 'DONE' } });
    await admin.start.settle({ params: { id: 'photos' }, body: { state: 'SKIPPED' } });
    await admin.start.settle({ params: { id: 'moving' }, body: { state: 'SKIPPED' } });
    const { client: other } = await site.signIn({ role: 'ADMIN', emailConfirmed: true });
    const { steps } = await other.start.get();
    expect(steps.filter(({ state }) => state !== 'TO_DO')).toEqual([
      { id: 'look', state: 'DONE' },
      { id: 'photos', state: 'SKIPPED' },
      { id: 'moving', state: 'SKIPPED' },
    ]);
  });

  it('stay done where they are put off afterwards, and are done after they were put off', async () => {
    await admin.start.settle({ params: { id: 'rates' }, body: { state: 'SKIPPED' } });
    await admin.start.settle({ params: { id: 'rates' }, body: { state: 'DONE' } });
    await admin.start.settle({ params: { id: 'rates' }, body: { state: 'SKIPPED' } });
    expect(await stateOf('rates')).toBe('DONE');
  });

  it('know that mail works once a test has left, not before, though it was put off', async () => {
    await admin.start.settle({ params: { id: 'mail' }, body: { state: 'SKIPPED' } });
    await admin.mail.test();
    expect(await stateOf('mail')).toBe('SKIPPED');
    await site.deliverMail();
    expect(await stateOf('mail')).toBe('DONE');
  });

  it('know whether whoever asks has a second proof, and may be put off until she has', async () => {
    await admin.start.settle({ params: { id: 'keys' }, body: { state: 'SKIPPED' } });
    expect(await stateOf('keys')).toBe('SKIPPED');
    const { id: userId } = await admin.auth.me();
    await createKeyRows(site.database).addPasskey({ userId });
    expect(await stateOf('keys')).toBe('DONE');
    const { client: other } = await site.signIn({ role: 'ADMIN', emailConfirmed: true });
    expect((await other.start.get()).steps.find(({ id }) => id === 'keys')?.state).toBe('SKIPPED');
  });

  it('know that there is a backup', async () => {
    await admin.backup.create({ body: { location: 'local' } });
    expect(await stateOf('backup')).toBe('DONE');
  });

  it('are without the demo where there is none, unless it was taken away by her', async () => {
    await admin.demo.remove();
    expect(await stateOf('demo')).toBeUndefined();
    await admin.start.settle({ params: { id: 'demo' }, body: { state: 'DONE' } });
    expect(await stateOf('demo')).toBe('DONE');
  });

  it('are put away and taken out again, with what was done', async () => {
    await admin.start.settle({ params: { id: 'look' }, body: { state: 'DONE' } });
    expect(await admin.start.putAway({ body: { isPutAway: true } })).toMatchObject({ isPutAway: true });
    expect(await admin.start.putAway({ body: { isPutAway: false } })).toMatchObject({ isPutAway: false });
    expect(await stateOf('look')).toBe('DONE');
  });

  it('know no other step', async () => {
    const { token } = await site.signIn({ role: 'ADMIN', emailConfirmed: true });
    const answer = await fetch(`${site.origin}/api/start/steps/paint`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ state: 'DONE' }),
    });
    expect(answer.status).toBe(404);
  });
});
