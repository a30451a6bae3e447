import { randomUUID } from 'node:crypto';
import { transact } from '../db/transaction.ts';
import { insertMessage } from '../features/messages/conversations/conversations.repository.ts';
import { createLettingSite, type LettingSite } from './letting-site.ts';

type SignedIn = Awaited<ReturnType<LettingSite['signIn']>>;

/** A site on 1 June 2027 with one request, about which its guest and the owner write to each other. */
export async function createTalkingSite() {
  const site = await createLettingSite({ now: '2027-06-01T08:00:00Z', offers: ['de'] });
  const { id } = await site.request();

  const again = async (person: SignedIn): Promise<SignedIn> => {
    const { user, password, device } = person;
    const { token } = await site.anyone.auth.login({ body: { email: user.email, password, device } });
    const client = site.withToken(token);
    return { ...person, token, client, prove: () => client.freshProof.give({ body: { password } }) };
  };

  const talking = {
    ...site,
    /** Of the request. */
    id,
    write: (who: SignedIn, text: string, more: { readonly key?: string } = {}) =>
      who.client.conversations.write({ params: { id }, body: { text, ...more } }),
    list: (who: SignedIn) => who.client.conversations.list({ params: { id } }),
    read: (who: SignedIn, upTo?: string) =>
      who.client.conversations.read({ params: { id }, body: upTo === undefined ? {} : { upTo } }),
    unreadOf: async (who: SignedIn) => (await who.client.bookings.get({ params: { id } })).unread,

    /** Sets the clock and signs both in again, since their sessions may have ended. */
    async moveTo(instant: string): Promise<void> {
      site.clock.advance(Date.parse(instant) - site.clock.now().getTime());
      talking.owner = await again(talking.owner);
      talking.guest = await again(talking.guest);
    },

    /** Inserts so many earlier messages of the guest. */
    async fill(count: number): Promise<void> {
      await transact(site.database, async (trx) => {
        for (let position = 1; position <= count; position += 1) {
          const createdAt = site.clock.now().toISOString();
          const timestamps = { createdAt, readAt: createdAt, toldAt: createdAt, answeredAt: null };
          const message = {
            id: randomUUID(),
            bookingId: id,
            position,
            side: 'GUEST',
            text: 'Ciao',
            key: null,
          } as const;
          await insertMessage(trx, { ...message, ...timestamps });
        }
      });
    },
  };
  return talking;
}

export type TalkingSite = Awaited<ReturnType<typeof createTalkingSite>>;
