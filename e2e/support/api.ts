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

/** By site and account: a story signs its people in from one computer, so that no letter warns of a new device. */
const devices = new Map<string, string>();

export async function logIn(
  site: Pick<Site, 'origin'>,
  { email, password }: { readonly email: string; readonly password: string },
) {
  const name = `${site.origin} ${email}`;
  const session = await connect(site).auth.login({ body: { email, password, device: devices.get(name) } });
  if (session.device !== undefined) devices.set(name, session.device);
  return session;
}

export async function connectOwner(site: Pick<Site, 'origin'>): Promise<ApiClient> {
  return connect(site, (await logIn(site, owner)).token);
}

/** A guest with a confirmed address, for stories that begin after that. */
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
