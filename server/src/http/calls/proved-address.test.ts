import { randomUUID } from 'node:crypto';
import { contract } from '@approdo/shared/contract';
import type { Endpoint } from '@approdo/shared/contract/base/endpoint';
import { emailKey } from '@approdo/shared/domain/base/email';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFilingSite, type FilingSite } from '../../testing/filing-site.ts';
import { LONE_GUEST } from '../../testing/lone-guest.ts';

// Each site takes in the official lists.
vi.setConfig({ hookTimeout: 60_000 });

const DAY_MS = 86_400_000;
const EMAIL = 'vera@example.com';

/** Data that only the owner, and the reader of that address's mail, may see. */
const SECRETS = ['333 1234567', 'Arriva con la sedia a rotelle', 'Quanto costa giugno?', 'Rossi', 'AB 123-CD', 'Vera'];

type Sent = { readonly path?: string; readonly query?: string; readonly body?: unknown };
type Ask = (guest: Guest) => Sent;

/** Of a stay that was entered by hand for the address. */
const ofStay = ({ bookingId: path }: Guest) => ({ path });
const withEmail = () => ({ body: { email: EMAIL } });

/** Every row that reads, changes or sends anything which is found, at whatever remove, by an e-mail address. */
const BY_ADDRESS: Readonly<Record<string, Ask>> = {
  'auth.confirmEmail': () => ({ body: { email: EMAIL, token: 'A'.repeat(43) } }),
  'auth.disown': () => ({ body: { email: EMAIL, token: 'A'.repeat(43) } }),
  'auth.forgotPassword': withEmail,
  'auth.login': () => ({ body: { email: EMAIL, password: 'sbagliata' } }),
  'auth.me': () => ({}),
  'auth.register': () => ({ body: { email: EMAIL, name: 'Un altro', password: 'segreto lungo' } }),
  'auth.resendConfirmation': withEmail,
  'auth.resetPassword': () => ({ body: { email: EMAIL, token: 'A'.repeat(43), password: 'segreto lungo' } }),
  'bookings.askCancellation': (guest) => ({ ...ofStay(guest), body: { reason: 'No' } }),
  'bookings.calendar': ofStay,
  'bookings.chooseExtras': (guest) => ({ ...ofStay(guest), body: { extras: [] } }),
  'bookings.dropCancellation': ofStay,
  'bookings.get': ofStay,
  'bookings.list': () => ({}),
  'bookings.remove': ofStay,
  'bookings.request': () => ({
    body: { startDate: '2027-09-11', endDate: '2027-09-18', guestName: 'Io', guestEmail: EMAIL, numberOfGuests: 2 },
  }),
  'cardPayments.checkout': (guest) => ({ ...ofStay(guest), body: { purpose: 'STAY', amount: 100 } }),
  'checkIn.open': () => ({ body: { token: EMAIL } }),
  'checkIn.save': () => ({ body: { token: EMAIL, guests: [] } }),
  'contact.send': () => ({ body: { name: 'Io', email: EMAIL, message: 'Mandatemi tutto', privacyAccepted: true } }),
  'contracts.accept': ({ contract: { id, sha256 } }) => ({ path: id, body: { sha256 } }),
  'conversations.list': ofStay,
  'conversations.read': ofStay,
  'conversations.write': (guest) => ({ ...ofStay(guest), body: { text: 'Sono io' } }),
  'devices.list': () => ({}),
  'documents.get': ({ contract: { id } }) => ({ path: id }),
  'guide.ofBooking': ofStay,
  'keys.get': () => ({}),
  'mail.sampleWording': () => ({ path: 'PRE_ARRIVAL', body: { subject: 'Oggetto', body: 'Testo' } }),
  'mail.test': () => ({}),
  'money.get': ofStay,
  'passkeySignIn.options': withEmail,
  'personalData.erase': withEmail,
  'personalData.mine': () => ({}),
  'personalData.ofAddress': () => ({ query: `email=${EMAIL}` }),
  'profile.update': () => ({ body: { email: EMAIL.toUpperCase(), name: 'Un nome nuovo' } }),
  'reviews.listApproved': () => ({}),
  'reviews.write': () => ({ body: { rating: 1, comment: 'Una casa che non ho mai visto in vita mia.' } }),
  'search.find': () => ({ body: { q: EMAIL } }),
};

/** Checked separately, since it deletes the calling account. */
const CHECKED_SEPARATELY = ['personalData.eraseMine'];

/** All others that an account may call which has no role: nothing of theirs is anybody's by an address. */
const BY_NO_ADDRESS = [
  ...['auth.loginSecond', 'auth.logout', 'backup.finishDriveLink', 'blog.get', 'blog.list', 'cancellationTerms.get'],
  ...['cardPayments.takeEvent', 'cleaning.mark', 'cleaning.open', 'devices.end', 'devices.endOthers'],
  ...['featureBoxes.list', 'freshProof.give', 'freshProof.options', 'galleries.get', 'galleries.list', 'handover.make'],
  ...[
    'handover.redeem',
    'health.get',
    'homepage.get',
    'look.get',
    'keys.addPasskey',
    'keys.beginApp',
    'keys.beginPasskey',
  ],
  ...['keys.confirmApp', 'keys.makeRecoveryCodes', 'keys.putOffer', 'keys.removeApp', 'keys.removePasskey'],
  ...['keys.renamePasskey', 'languages.list', 'menu.list', 'officialCodes.find', 'pages.get', 'passkeySignIn.enter'],
  ...['prices.days', 'prices.get', 'profile.updateWithPicture', 'property.get', 'rates.get', 'rates.quote'],
  ...['reviews.summarize', 'stayRules.get', 'stayRules.importedStays'],
];

const rows = new Map<string, Endpoint>(
  Object.entries(contract).flatMap(([resource, calls]) =>
    Object.entries(calls).map(([call, row]) => [`${resource}.${call}`, row] as const),
  ),
);

let site: FilingSite;

/** A guest without an account, by a booking that the owner entered for the address. */
type Guest = Awaited<ReturnType<typeof haveGuest>>;

async function haveGuest() {
  const { client } = site.owner;
  await client.contracts.changeTemplate({ query: {}, body: { subject: 'Contratto', body: 'Con {nome}' } });
  const { id: bookingId } = await client.bookings.enterByHand({
    body: {
      ...{ key: randomUUID(), startDate: '2027-06-12', endDate: '2027-06-19', numberOfGuests: 1, language: 'it' },
      ...{ guestName: 'Vera Bianchi', guestEmail: EMAIL, guestPhone: SECRETS[0], note: SECRETS[1] },
    },
  });
  await site.write(bookingId, [LONE_GUEST]);
  await site.anyone.contact.send({
    body: { name: 'Vera', email: EMAIL, phone: SECRETS[0], message: SECRETS[2] ?? '', privacyAccepted: true },
  });
  return { bookingId, contract: await client.contracts.make({ params: { id: bookingId } }) };
}

/** An account that has proved no address: it was opened with one that is another's. */
async function openUnconfirmed() {
  const password = 'segreto lungo';
  const { token } = await site.anyone.auth.register({ body: { name: 'Un altro', email: EMAIL, password } });
  return { token, client: site.withToken(token), password };
}

/** An account that had proved an address, has a request of its own, and gave itself one that is another's. */
async function changeAddress() {
  const { token, client, password } = site.guest;
  await site.request({ startDate: '2027-08-14', endDate: '2027-08-21', guestName: 'Io', note: 'Mia' });
  await client.profile.update({ body: { email: EMAIL, currentPassword: password } });
  return { token, client, password };
}

/** All rows of the address in the database, except the account's. */
async function listHeld(guest: Guest): Promise<string[]> {
  const passing = ['users', 'attempts', 'mailed_tokens', 'audit'];
  const held = [];
  for (const { name } of (await site.database.introspection.getTables()).filter(
    (each) => !passing.includes(each.name),
  )) {
    const storedRows = await site.database
      .$extendTables<Record<string, Record<string, unknown>>>()
      .selectFrom(name)
      .selectAll()
      .execute();
    held.push(...storedRows.map((row) => `${name} ${JSON.stringify(row)}`));
  }
  return held.filter((row) => emailKey(row).includes(EMAIL) || row.includes(guest.bookingId));
}

async function call(name: string, token: string, { path = '', query = '', body = {} }: Sent) {
  const row = rows.get(name);
  if (!row) throw new Error(`no row is called ${name}`);
  const answer = await fetch(`${site.origin}/api${row.path.replaceAll(/\{\w+\}/g, path)}?${query}`, {
    method: row.method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(row.method === 'GET' ? {} : { body: JSON.stringify(body) }),
  });
  return { status: answer.status, text: await answer.text() };
}

const secretsIn = (text: string) => SECRETS.filter((secret) => text.includes(secret));

async function confirm(): Promise<void> {
  await site.anyone.auth.resendConfirmation({ body: { email: EMAIL } });
  const letters = (await site.deliverMail()).map(({ body }) => /\/confirm-email\?(\S+)/.exec(body)?.[1] ?? '');
  const token = new URLSearchParams(letters.findLast(Boolean)).get('token') ?? '';
  await site.anyone.auth.confirmEmail({ body: { email: EMAIL, token } });
}

const ofAnybody = [...rows].filter(([, { access }]) => access !== 'editor' && access !== 'admin').map(([name]) => name);

it('every row that an account without a role may call is known to find by an address, or not to', () => {
  const known = [...Object.keys(BY_ADDRESS), ...CHECKED_SEPARATELY, ...BY_NO_ADDRESS];
  expect(ofAnybody.filter((name) => !known.includes(name))).toEqual([]);
  expect(known.filter((name) => !rows.has(name) || known.indexOf(name) !== known.lastIndexOf(name))).toEqual([]);
});

const STRANGERS = [
  ['has never confirmed', openUnconfirmed, { account: 1 }],
  ['has changed its address and not confirmed the new one', changeAddress, { account: 1, bookings: 1, letters: 1 }],
] as const;

describe.each(STRANGERS)('an account that %s', (_, begin) => {
  let guest: Guest;
  let stranger: Awaited<ReturnType<typeof begin>>;
  beforeAll(async () => {
    site = await createFilingSite();
    guest = await haveGuest();
    stranger = await begin();
  });
  afterAll(() => site.close());

  it.each(Object.entries(BY_ADDRESS))(
    'is told nothing that is held of the address, and changes nothing, by %s',
    async (name, ask) => {
      const before = await listHeld(guest);
      const { text } = await call(name, stranger.token, ask(guest));
      expect(secretsIn(text)).toEqual([]);
      expect(await listHeld(guest)).toEqual(expect.arrayContaining(before));
    },
  );

  it('finds no more of it with a role', async () => {
    const role = (given: 'EDITOR' | 'USER') =>
      site.database.updateTable('users').set({ role: given }).where('email_key', '=', EMAIL).execute();
    await role('EDITOR');
    const { status, text } = await call('search.find', stranger.token, { body: { q: EMAIL } });
    await role('USER');
    expect([status, secretsIn(text)]).toEqual([200, []]);
  });

  it('is given no stay, and no code, by whatever the owner writes the address in', async () => {
    const { client } = site.owner;
    const { id: userId } = await stranger.client.auth.me();
    const stay = { key: randomUUID(), startDate: '2027-07-03', endDate: '2027-07-10', numberOfGuests: 1 };
    const { id } = await client.bookings.enterByHand({ body: { ...stay, guestName: 'Vera', guestEmail: null } });
    await client.bookings.edit({ params: { id }, body: { guestEmail: EMAIL } });
    await client.users.update({ params: { id: userId }, body: { name: 'Rinominata' } });
    const code = client.discountCodes.create({ body: { code: 'VERA10', percent: 10, forEmail: EMAIL } });
    await expect(code).rejects.toMatchObject({ fields: { forEmail: expect.any(String) } });
    for (const path of [id, guest.bookingId]) {
      expect(await call('bookings.get', stranger.token, { path })).toMatchObject({ status: 404 });
    }
  });
});

describe.each(STRANGERS)('once a stay is over, an account that %s', (_, begin, itsOwn) => {
  let guest: Guest;
  let token: string;
  beforeEach(async () => {
    site = await createFilingSite();
    guest = await haveGuest();
    const { password } = await begin();
    // A stay that is ahead would keep anybody from being erased.
    site.clock.advance(120 * DAY_MS);
    ({ token } = await site.anyone.auth.login({ body: { email: EMAIL, password } }));
  });
  afterEach(() => site.close());

  it('has what is held of the address once it has confirmed that', async () => {
    await confirm();
    const { text } = await call('personalData.mine', token, {});
    expect(secretsIn(text)).toEqual(expect.arrayContaining(SECRETS.slice(0, 3)));
    expect(await call('bookings.get', token, { path: guest.bookingId })).toMatchObject({ status: 200 });
  });

  it('erases what is its own alone, after a restore too, and all that is held of the address stays', async () => {
    const before = await listHeld(guest);
    const accounts = () => site.database.selectFrom('users').selectAll().where('email_key', '=', EMAIL).execute();
    const [account] = await accounts();
    if (!account) throw new Error('there is no such account');
    const { erased } = await site.withToken(token).personalData.eraseMine({ body: { email: EMAIL } });
    expect(erased).toEqual(itsOwn);
    expect(await listHeld(guest)).toEqual(before);

    await site.database.insertInto('users').values(account).execute();
    await site.app.finalizeData();
    expect(await accounts()).toEqual([]);
    expect(await listHeld(guest)).toEqual(before);
  });
});
