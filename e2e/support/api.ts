import { createClient, createHttpTransport } from '@approdo/shared/client';
import { contract } from '@approdo/shared/contract';
import { linkIn, waitForMail } from './mailbox.ts';
import { owner, type Site } from './start-site.ts';

export const guest = { name: 'Ada Rossi', email: 'ada@example.com', password: 'limoni e vento' };

export type ApiClient = ReturnType<typeof connect>;

export function connect(site: Pick<Site, 'origin'>, token?: string) {
  return createClient(
    contract,
    createHttpTransport({ base: `${site.origin}/api`, readToken: () => token, onTokenRefused: () => undefined }),
  );
}

export async function connectOwner(site: Pick<Site, 'origin'>): Promise<ApiClient> {
  const { token } = await connect(site).auth.login({ body: owner });
  return connect(site, token);
}

/** A guest whose address is confirmed by the link in her mail, for stories that begin after that. */
export async function connectGuest(site: Site, person = guest): Promise<ApiClient> {
  const visitor = connect(site);
  const { token } = await visitor.auth.register({ body: person });
  const link = new URL(linkIn(await waitForMail(site.dataDir, person.email, /conferma/i)));
  const email = link.searchParams.get('email') ?? '';
  await visitor.auth.confirmEmail({ body: { email, token: link.searchParams.get('token') ?? '' } });
  return connect(site, token);
}

export function aRequest(startDate: string, endDate: string, person = guest) {
  return {
    startDate,
    endDate,
    guestName: person.name,
    guestEmail: person.email,
    numberOfGuests: 2,
    note: 'Con un cane.',
  };
}
