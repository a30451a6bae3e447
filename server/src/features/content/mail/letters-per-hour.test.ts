import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { transact } from '../../../db/transaction.ts';
import { aStayRequest, createTestSite, type TestSite } from '../../../testing/index.ts';
import { type Mail, queueMail } from './mail.service.ts';

const HOUR = 3_600_000;
const OWNER = 'padrona@example.it';

let site: TestSite;
let guest: Awaited<ReturnType<TestSite['signIn']>>;
let admin: typeof guest;
beforeEach(async () => {
  site = await createTestSite({ ownerEmail: OWNER });
  guest = await site.signIn();
  admin = await site.signIn({ role: 'ADMIN', emailConfirmed: true });
});
afterEach(() => site.close());

async function request(times: number): Promise<void> {
  for (let count = 0; count < times; count += 1) {
    const { id } = await guest.client.bookings.request({ body: aStayRequest() });
    await admin.client.bookings.remove({ params: { id } });
  }
}

async function countLetters(address: string): Promise<number> {
  return (await site.deliverMail()).filter(({ to }) => to.address === address).length;
}

describe('to one address', () => {
  it('twenty letters leave in an hour, and the others each when there is room', async () => {
    await request(10);
    site.clock.advance(HOUR / 2);
    await request(35);
    expect(await countLetters(guest.user.email)).toBe(20);
    site.clock.advance(HOUR / 2 - 1);
    expect(await countLetters(guest.user.email)).toBe(20);
    site.clock.advance(1);
    expect(await countLetters(guest.user.email)).toBe(30);
    site.clock.advance(HOUR / 2);
    expect(await countLetters(guest.user.email)).toBe(40);
    site.clock.advance(HOUR / 2);
    expect(await countLetters(guest.user.email)).toBe(45);
  });

  it('the owner and the administrators get as many as there are', async () => {
    const { client, user } = admin;
    for (let count = 0; count < 25; count += 1) {
      await queue({ ...aMessage(), isForOwner: true, to: { name: '', address: OWNER } });
    }
    expect(await countLetters(OWNER)).toBe(25);
    for (let count = 0; count < 25; count += 1) await client.mail.test();
    expect(await countLetters(user.email)).toBe(25);
  });

  it('no link is sent while there is no room, and the answer is the same', async () => {
    const answer = await site.anyone.auth.forgotPassword({ body: { email: 'nessuno@example.com' } });
    await request(20);
    expect(await site.anyone.auth.forgotPassword({ body: { email: guest.user.email } })).toEqual(answer);
    expect(await countLetters(guest.user.email)).toBe(20);
    site.clock.advance(HOUR);
    expect(await countLetters(guest.user.email)).toBe(20);
    await site.anyone.auth.forgotPassword({ body: { email: guest.user.email } });
    expect(await countLetters(guest.user.email)).toBe(21);
  });

  it('letters count in any spelling of it, whatever they are about', async () => {
    const kinds = Array.from({ length: 12 }, (_, n) => `KIND_${n}`);
    for (const address of ['ADA@example.com', 'ada@Example.com']) {
      for (const kind of kinds) await queue({ ...aMessage(), kind, to: { name: '', address } });
    }
    expect(await site.deliverMail()).toHaveLength(20);
  });

  it('what is not queued in the end has taken no room', async () => {
    const failed = transact(site.database, async (trx) => {
      for (let count = 0; count < 20; count += 1) await queueMail(trx, site.clock, aMessage());
      throw new Error('undone');
    });
    await expect(failed).rejects.toThrow('undone');
    await queue(aMessage());
    expect(await site.deliverMail()).toHaveLength(1);
  });
});

function aMessage(): Mail {
  return { kind: 'TEST', to: { name: '', address: 'ada@example.com' }, subject: 'Ciao', body: 'Ciao' };
}

async function queue(mail: Mail): Promise<void> {
  await transact(site.database, (trx) => queueMail(trx, site.clock, mail));
}
