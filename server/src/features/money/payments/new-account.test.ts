import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestSite, type TestSite } from '../../../testing/index.ts';

const IBAN = 'IT60X0542811101000000123456';
const OTHER = 'DE89370400440532013000';
const ASKED = { status: 403, code: 'FRESH_PROOF_ASKED' };
const MINUTE = 60_000;

let site: TestSite;
let owner: Awaited<ReturnType<TestSite['signIn']>>;
beforeEach(async () => {
  site = await createTestSite({ now: '2027-03-01T10:00:00Z', ownerEmail: 'casa@example.com' });
  owner = await site.signIn({ role: 'ADMIN', emailConfirmed: true });
  await owner.client.paymentSettings.replace({ body: { holder: 'Maria Rossi', iban: IBAN } });
  await site.deliverMail();
  site.sent.length = 0;
  site.clock.advance(11 * MINUTE);
});
afterEach(() => site.close());

const replace = (body: Parameters<typeof owner.client.paymentSettings.replace>[0]['body']) =>
  owner.client.paymentSettings.replace({ body });

describe('where transfers go', () => {
  it.each([{ iban: OTHER }, { iban: '' }, { holder: 'Marta Conti' }, { bic: 'UNCRITMM' }])(
    'is not changed without a fresh proof: %j',
    async (change) => {
      const before = await owner.client.paymentSettings.get();
      await expect(replace({ ...change, depositDays: 7 })).rejects.toMatchObject(ASKED);
      expect(await owner.client.paymentSettings.get()).toEqual(before);
      expect(await site.deliverMail()).toEqual([]);
      await owner.prove();
      await expect(replace({ ...change, depositDays: 7 })).resolves.toMatchObject({ depositDays: 7 });
    },
  );

  it('may be sent as it is, however it is spelt, with what else there is to change', async () => {
    const body = { holder: 'Maria Rossi', iban: 'it60 x054 2811 1010 0000 0123 456', bic: null, depositDays: 7 };
    await expect(replace(body)).resolves.toMatchObject({ depositDays: 7 });
    expect(await site.deliverMail()).toEqual([]);
  });

  it('is told to be wrong before anybody is asked who she is', async () => {
    await expect(replace({ holder: '' })).rejects.toMatchObject({ status: 400 });
    const { version } = await owner.client.paymentSettings.get();
    await replace({ depositDays: 7 });
    const late = owner.client.paymentSettings.replace({ body: { iban: OTHER }, version });
    await expect(late).rejects.toMatchObject({ status: 412 });
  });
});

describe('the letter on a new account', () => {
  it('goes to the address of the configuration and to each administrator, once each', async () => {
    const other = await site.signIn({ role: 'ADMIN', emailConfirmed: true });
    await site.signIn({ role: 'EDITOR', emailConfirmed: true });
    await owner.prove();
    await replace({ iban: OTHER });
    const letters = await site.deliverMail();
    expect(letters.map(({ to }) => to.address)).toEqual(['casa@example.com', owner.user.email, other.user.email]);
    for (const { subject, body } of letters) {
      expect(subject).toBe('Sono cambiate le coordinate per i bonifici');
      expect(body).toContain(`${owner.user.name} ha cambiato`);
      expect(body).toContain('1 marzo 2027 alle 11:11');
      expect(body).toContain('nuovo IBAN: 3000\n');
      expect(body).not.toContain(OTHER.slice(0, -4));
      expect(body).toContain(`${site.origin}/admin/payments`);
    }
  });

  it('goes to the address that was confirmed while a new one is not', async () => {
    const former = owner.user.email;
    const body = { email: 'nuova@example.com', currentPassword: owner.password };
    await owner.client.profile.update({ body });
    await replace({ iban: OTHER });
    const letters = (await site.deliverMail()).filter(({ subject }) => subject.includes('coordinate'));
    expect(letters.map(({ to }) => to.address)).toEqual(['casa@example.com', former]);
  });

  it('says so where there is no account any more', async () => {
    await owner.prove();
    await replace({ iban: '' });
    expect((await site.deliverMail())[0]?.body).toContain('nuovo IBAN: nessuno\n');
  });

  it('is never kept back by how many went to an address', async () => {
    await owner.prove();
    for (let count = 0; count < 25; count += 1) await replace({ iban: count % 2 === 0 ? OTHER : IBAN });
    const toOwner = (await site.deliverMail()).filter(({ to }) => to.address === owner.user.email);
    expect(toOwner).toHaveLength(25);
  });
});
