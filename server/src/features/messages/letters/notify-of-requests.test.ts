import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aStayRequest, createTestSite, type TestSite } from '../../../testing/index.ts';
import { refusalOf } from '../../../testing/refusal.ts';

const MINUTE = 60_000;
const OWNER = 'padrona@example.it';

let site: TestSite;
let owner: Awaited<ReturnType<TestSite['signIn']>>;
let guest: Awaited<ReturnType<TestSite['signIn']>>;
beforeEach(async () => {
  site = await createTestSite({ ownerEmail: OWNER, offers: ['en', 'de', 'fr'] });
  owner = await site.signIn({ role: 'ADMIN', emailConfirmed: true });
  guest = await site.signIn();
});
afterEach(() => site.close());

const ask = (guestName = 'Ada Rossi', { client } = guest) =>
  client.bookings.request({ body: aStayRequest({ guestName }) });

const withdraw = (id: string) => guest.client.bookings.remove({ params: { id } });

/** The owner's mail so far, newest last. */
const lettersToOwner = async () => (await site.deliverMail()).filter(({ to }) => to.address === OWNER);

async function later(minutes: number): Promise<void> {
  site.clock.advance(minutes * MINUTE);
  await site.app.requestExpiry.pollNow();
}

describe('requests of one account', () => {
  it('that wait are ten at most: the next is refused in words, in each language, until one is decided or withdrawn', async () => {
    const [first, second] = [await ask(), await ask()];
    for (let count = 2; count < 10; count += 1) await ask();
    const refused = await refusalOf(ask());
    expect([refused.status, refused.message]).toEqual([
      409,
      'Hai già 10 richieste in attesa: aspetta una risposta, o ritirane una',
    ]);
    for (const [lang, words] of [
      ['en', 'You already have 10 requests waiting: wait for an answer, or withdraw one'],
      ['de', 'Sie haben bereits 10 offene Anfragen: Bitte warten Sie auf eine Antwort, oder ziehen Sie eine zurück'],
      ['fr', 'Vous avez déjà 10 demandes en attente\u00A0: attendez une réponse, ou retirez-en une'],
    ]) {
      const answer = await fetch(`${site.origin}/api/bookings?lang=${lang}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${guest.token}`, 'content-type': 'application/json' },
        body: JSON.stringify(aStayRequest()),
      });
      expect(await answer.json()).toEqual({ error: words, code: 'TOO_MANY_OPEN_REQUESTS' });
    }
    await withdraw(first.id);
    await ask();
    await owner.client.bookings.decide({ params: { id: second.id }, body: { status: 'REJECTED' } });
    await ask();
    expect((await refusalOf(ask())).status).toBe(409);
    const other = await site.signIn();
    expect(await ask('Bruno Verdi', other)).toMatchObject({ status: 'PENDING' });
  });

  it('are withdrawn ten times an hour at most', async () => {
    for (let count = 0; count < 10; count += 1) await withdraw((await ask()).id);
    const { id } = await ask();
    expect((await refusalOf(withdraw(id))).status).toBe(429);
    site.clock.advance(60 * MINUTE);
    await withdraw(id);
  });
});

describe('the letter that tells the owner of requests', () => {
  it('goes at once for the first, and once a quarter of an hour is over for all that came in it', async () => {
    await ask('Ada Rossi');
    expect((await lettersToOwner()).map(({ subject }) => subject)).toEqual([
      expect.stringContaining('Nuova richiesta da Ada Rossi'),
    ]);
    site.clock.advance(5 * MINUTE);
    await ask('Bruno Verdi', await site.signIn());
    site.clock.advance(MINUTE);
    const { note } = await ask('Carla Neri');
    await later(8);
    expect(await lettersToOwner()).toHaveLength(1);
    await later(1);
    const [, summaryLetter, ...more] = await lettersToOwner();
    expect(more).toEqual([]);
    expect(summaryLetter?.subject).toMatch(/^2 nuove richieste per /);
    expect(summaryLetter?.body).toMatch(/Bruno Verdi[\s\S]*Carla Neri/);
    expect(summaryLetter?.body).toContain('notti: 7');
    expect(summaryLetter?.body).toContain(`Note: ${note}`);
    expect(summaryLetter?.body).not.toContain('Ada Rossi');
  });

  it('is the usual one where a single request came in the quarter of an hour, whom an answer reaches', async () => {
    await ask('Ada Rossi');
    await ask('Bruno Verdi');
    await later(15);
    const letters = await lettersToOwner();
    expect(letters.at(-1)).toMatchObject({
      subject: expect.stringContaining('Nuova richiesta da Bruno Verdi'),
      replyTo: aStayRequest().guestEmail,
    });
    await later(15);
    await ask('Carla Neri');
    expect((await lettersToOwner()).at(-1)?.subject).toContain('Nuova richiesta da Carla Neri');
  });

  it('says nothing of what was withdrawn or decided before it went, nor does another', async () => {
    await ask('Ada Rossi');
    const [withdrawn, decided] = [await ask('Bruno Verdi'), await ask('Carla Neri')];
    await withdraw(withdrawn.id);
    await owner.client.bookings.decide({ params: { id: decided.id }, body: { status: 'REJECTED' } });
    await later(15);
    expect(await lettersToOwner()).toHaveLength(1);
  });

  it('goes once a quarter of an hour, however many ask and withdraw', async () => {
    for (let minute = 0; minute < 60; minute += 1) {
      const { id } = await ask();
      if (minute < 10) await withdraw(id);
      if (minute >= 10 && minute < 50) await owner.client.bookings.remove({ params: { id } });
      await later(1);
    }
    const requestLetters = (await lettersToOwner()).filter(({ subject }) => !subject.startsWith('Richiesta ritirata'));
    expect(requestLetters.length).toBeLessThanOrEqual(5);
  });

  it('names fifty, and counts the rest', async () => {
    await ask();
    for (let account = 0; account < 6; account += 1) {
      const other = await site.signIn();
      for (let count = 0; count < 9; count += 1) await ask('Ada Rossi', other);
    }
    await later(15);
    const summaryLetter = (await lettersToOwner()).at(-1);
    expect(summaryLetter?.subject).toMatch(/^54 nuove richieste/);
    expect(summaryLetter?.body).toContain('E altre 4.');
  });
});
