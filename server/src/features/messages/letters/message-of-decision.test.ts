import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLettingSite, type LettingSite } from '../../../testing/letting-site.ts';
import { refusalOf } from '../../../testing/refusal.ts';

const MESSAGE = 'Le chiavi sono da Marta.\n\nA presto!';

let site: LettingSite;
beforeEach(async () => {
  site = await createLettingSite({ offers: ['de'] });
});
afterEach(() => site.close());

async function decide(status: 'CONFIRMED' | 'REJECTED', message?: string | null) {
  const { id } = await site.request();
  const mails = await site.mailOf(() =>
    site.owner.client.bookings.decide({ params: { id }, body: { status, message } }),
  );
  // The next request is for the same days.
  await site.owner.client.bookings.remove({ params: { id } });
  return mails[0]?.body ?? '';
}

describe.each([
  ['CONFIRMED', 'BOOKING_CONFIRMED'],
  ['REJECTED', 'BOOKING_REJECTED'],
] as const)('what the owner says as a request is %s', (status, kind) => {
  it('is read in the letter, and leaves nothing where she says nothing', async () => {
    expect(await decide(status, ` ${MESSAGE} `)).toContain(`\n\n${MESSAGE}\n\n`);
    for (const nothing of [undefined, null, '']) {
      const body = await decide(status, nothing);
      expect(body).not.toContain('{messaggio}');
      expect(body).not.toContain('\n\n\n');
    }
  });

  it('is the last paragraph of a wording of hers that has no place for it', async () => {
    const body = { subject: 'Oggetto', body: 'Buongiorno.\n\n{collegamento}' };
    await site.owner.client.mail.changeWording({ params: { kind }, body });
    expect(await decide(status, MESSAGE)).toMatch(new RegExp(`\n\n${MESSAGE}\n$`));
  });

  it('is no more than a thousand characters', async () => {
    const { id } = await site.request();
    const long = site.owner.client.bookings.decide({ params: { id }, body: { status, message: 'a'.repeat(1001) } });
    expect(await refusalOf(long)).toMatchObject({ status: 400, fields: { message: expect.any(String) } });
  });
});
