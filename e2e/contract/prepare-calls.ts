import { createECDH, randomUUID } from 'node:crypto';
import { addDays } from '@approdo/shared/domain/base/date/local-date';
import { MAX_CONTENT_BYTES } from '@approdo/shared/rich-text/elements';
import { createKeyRows } from '../../server/src/testing/key-rows.ts';
import { LONE_GUEST } from '../../server/src/testing/lone-guest.ts';
import { aPicture } from '../../server/src/testing/media-files.ts';
import type { RegisterSite } from '../../server/src/testing/register-site.ts';

/** What a row needs besides its shape: fields that name existing records, and the caller if not the owner. */
export type PreparedCall = {
  readonly params?: Readonly<Record<string, string>>;
  readonly body?: Readonly<Record<string, unknown>>;
  readonly token?: string;
  readonly file?: File;
  /** Its texts are as long as allowed, which its shape does not say. */
  readonly isFull?: true;
};

type PrepareCall = () => Promise<PreparedCall> | PreparedCall;

/** Another site's address; nothing more is required of it. */
const ELSEWHERE = 'https://altrove.example.com/a';

const LONGEST_TITLE = '漢'.repeat(200);
const LONGEST_CONTENT = `<p>${'漢'.repeat(Math.floor((MAX_CONTENT_BYTES - '<p></p>'.length) / 3))}</p>`;

const NO_DAYS = { bookFrom: undefined, bookTo: undefined, stayFrom: undefined, stayTo: undefined };
const LONG_ENOUGH = `<p>${'Il porto si vede dal terrazzo. '.repeat(3)}</p>`;

const NO_EXTRAS = { code: undefined, extras: [] } as const;

/** Creates what each row needs before it accepts a body with all optional fields; rows not listed need nothing. */
export function prepareCalls(
  site: RegisterSite,
  { webhookHost, pushHost }: Record<'webhookHost' | 'pushHost', string>,
) {
  const { owner, guest } = site;
  const { client } = owner;
  let made = 0;

  /** A free week. */
  function week() {
    made += 1;
    const startDate = addDays('2027-04-03', 14 * made);
    return { startDate, endDate: addDays(startDate, 7) };
  }

  async function stay(status?: 'CONFIRMED'): Promise<string> {
    const { id } = await site.request(week());
    if (status) await client.bookings.decide({ params: { id }, body: { status } });
    return id;
  }

  async function pay(id: string, purpose: 'STAY' | 'SECURITY' = 'STAY') {
    const body = { key: randomUUID(), direction: 'IN', purpose, amount: 1000, method: 'BANK' } as const;
    return await client.money.enter({ params: { id }, body: { ...body, date: site.clock.today() } });
  }

  async function picture(): Promise<string> {
    const { url } = await client.media.add({ file: await aFile(), body: {} });
    return url.split('/').at(-1) ?? '';
  }

  function anAddress(): string {
    made += 1;
    return `persona-${made}@example.com`;
  }

  async function another() {
    return await site.signIn({ role: 'ADMIN', emailConfirmed: true });
  }

  const ofStay = async (body: PreparedCall['body'] = {}) => ({ params: { id: await stay('CONFIRMED') }, body });
  const forGuest = async (body: PreparedCall['body'] = {}) => ({ ...(await ofStay(body)), token: guest.token });
  const aFeed = { importUrl: ELSEWHERE };
  const aCode = (code: string) => ({ amount: undefined, forEmail: guest.user.email, code, ...NO_DAYS });

  async function wording(): Promise<PreparedCall> {
    const [{ kind, subject, body } = { kind: '', subject: '', body: '' }] = await client.mail.listWordings({
      query: {},
    });
    return { params: { kind }, body: { subject, body } };
  }

  async function added(): Promise<PreparedCall> {
    return { params: { id: await site.addStay() } };
  }

  const spend = async () =>
    await client.expenses.add({
      body: { key: randomUUID(), day: site.clock.today(), category: 'OTHER', amount: 100, repeats: 'MONTH' },
    });

  /** A line of the bank that pays a part of a stay. */
  async function aLine() {
    made += 1;
    const line = { id: String(made).padStart(32, '0'), date: site.clock.today(), amount: 1000, text: 'Bonifico' };
    const parts = [{ bookingId: await stay('CONFIRMED'), purpose: 'STAY' as const, amount: 1000 }];
    return { key: randomUUID(), as: 'PAYMENT' as const, line: { ...line, name: 'Ada' }, parts };
  }

  /** A stay of a portal's file, and the file. */
  async function aPortalStay() {
    made += 1;
    const days = 'Payout Date,Check-in,Check-out';
    const rows = [
      `Reservation ID,${days},Gross Booking Amount,Deductions,Lodging Tax Owner Remits,Payout Amount,Currency`,
      `HA-${made},2027-02-01,2027-01-10,2027-01-12,100.00,5.00,0.00,95.00,EUR`,
    ];
    const file = new File([rows.join('\n')], 'vrbo.csv');
    const { id = '' } = await client.payouts.read({ file, body: {}, query: {} });
    const all = await client.payouts.stays({ query: { year: 2027 } });
    return { file: id, stay: all.find(({ code }) => code === `HA-${made}`)?.id ?? '' };
  }

  const calls: Readonly<Record<string, PrepareCall>> = {
    'bank.accept': async () => ({ body: await aLine() }),
    'bank.undo': async () => ({ params: { id: (await client.bank.accept({ body: await aLine() })).id } }),
    'expenses.add': () => ({ body: { key: randomUUID(), day: site.clock.today(), from: null } }),
    'expenses.edit': async () => ({
      params: { id: (await spend()).id },
      body: { day: site.clock.today(), from: null },
    }),
    'expenses.void': async () => ({ params: { id: (await spend()).id } }),
    'payouts.withdraw': async () => ({ params: { id: (await aPortalStay()).file } }),
    'payouts.editStay': async () => ({ params: { id: (await aPortalStay()).stay }, body: { bookingId: null } }),
    'blog.create': async () => ({ body: { slug: 'un-articolo', coverImage: await picture() } }),
    'blog.edit': async () => ({ body: { slug: 'altro-articolo', coverImage: await picture() } }),
    'bookings.request': () => ({
      token: guest.token,
      body: { ...NO_EXTRAS, ...week(), instant: undefined, expectedTotal: undefined },
    }),
    'bookings.enterByHand': () => ({ body: { ...NO_EXTRAS, ...week(), key: randomUUID() } }),
    'bookings.decide': async () => ({ params: { id: await stay() }, body: { status: 'REJECTED' } }),
    'bookings.edit': async () => ({ params: { id: await stay() }, body: { ...NO_EXTRAS, ...week() } }),
    'bookings.cancel': () => ofStay(),
    'bookings.askCancellation': () => forGuest(),
    'bookings.dropCancellation': async () => {
      const prepared = await ofStay();
      await guest.client.bookings.askCancellation({ params: prepared.params, body: {} });
      return prepared;
    },
    'bookings.block': () => ({ body: week() }),
    'channels.create': () => ({ body: aFeed }),
    'channels.update': async () => {
      const { id } = await client.channels.create({ body: { name: 'Altrove', kind: 'OTHER' } });
      return { params: { id }, body: aFeed };
    },
    'checkIn.save': async () => {
      const { url } = await client.registerStays.makeLink({ params: { id: await site.addStay() } });
      const token = url.split('#').at(-1) ?? '';
      const { version, notice } = await site.anyone.checkIn.open({ body: { token } });
      const { role: _, ...details } = LONE_GUEST;
      const guests = [{ ...details, residenceState: details.birthState, residencePlace: 'Latina' }];
      return { body: { token, version, noticeVersion: notice.version, party: 'ALONE', guests }, token: '' };
    },
    'complianceList.replace': () => ({ body: { items: [{ key: 'GAS', state: 'DONE', note: 'Vista' }] } }),
    'contact.reply': async () => {
      const [{ id } = { id: '' }] = await client.contact.list();
      return { params: { id }, body: { key: randomUUID() } };
    },
    'conversations.write': () => forGuest({ key: randomUUID() }),
    'discountCodes.create': () => ({ body: aCode('ESTATE') }),
    'discountCodes.update': async () => {
      const { id } = await client.discountCodes.create({ body: { code: 'PRIMAVERA', percent: 5 } });
      return { params: { id }, body: aCode('INVERNO') };
    },
    'featureBoxes.create': async () => ({ body: { icon: `/uploads/${await picture()}` } }),
    'featureBoxes.update': async () => ({ body: { icon: `/uploads/${await picture()}` } }),
    'galleries.create': async () => ({ body: { slug: 'mare', images: [await picture()] } }),
    'galleries.edit': async () => ({ body: { slug: 'altro-mare', images: [await picture()] } }),
    'guide.setDoorCode': () => ofStay(),
    'homepage.update': async () => ({ body: { heroImage: `/uploads/${await picture()}` } }),
    'keys.renamePasskey': async () => {
      const { token, user } = await another();
      return { params: { id: await createKeyRows(site.database).addPasskey({ userId: user.id }) }, token };
    },
    'mail.changeWording': wording,
    'mail.sampleWording': wording,
    'media.add': async () => ({ file: await aFile(), body: { key: randomUUID() } }),
    'media.edit': async () => {
      await picture();
      const [{ id } = { id: '' }] = await client.media.list();
      return { params: { id } };
    },
    'menu.create': () => ({ body: { parentId: null, slug: 'casa' } }),
    'menu.update': () => ({ body: { parentId: null, slug: 'altra-casa' } }),
    'money.setPrice': () => ofStay(),
    'money.enter': () => ofStay({ key: randomUUID(), date: site.clock.today(), direction: 'IN', purpose: 'STAY' }),
    'money.reverse': async () => ({ params: { id: (await pay(await stay('CONFIRMED'))).id } }),
    'money.retain': async () => {
      const prepared = await ofStay();
      await pay(prepared.params.id, 'SECURITY');
      return prepared;
    },
    'moves.choose': async () => {
      const { id } = await client.moves.begin({ body: { kind: 'PHOTOS' } });
      return { params: { id }, body: { leave: [], take: [], gallery: undefined } };
    },
    'pages.create': () => ({ body: { slug: 'una-pagina' } }),
    'pages.edit': async () => {
      const { id } = await client.pages.create({
        body: { title: 'Il porto', slug: 'il-porto', content: LONG_ENOUGH },
      });
      return { params: { id }, body: { slug: 'altro-porto' } };
    },
    'priceRules.replace': () => ({
      body: { extras: [{ name: 'Culla', price: 500, per: 'STAY', max: 1, untilDays: 1, isOn: true }], discounts: [] },
    }),
    'profile.update': async () => {
      const { token, password } = await another();
      return {
        token,
        body: { email: anAddress(), currentPassword: password, newPassword: undefined, avatar: undefined },
      };
    },
    'profile.updateWithPicture': async () => {
      const { token, password } = await another();
      return {
        token,
        file: await aFile(),
        body: { email: anAddress(), currentPassword: password, newPassword: undefined },
      };
    },
    'property.update': async () => ({ body: { images: [] } }),
    'push.add': () => ({ body: { subscription: subscription(pushHost), kinds: [] } }),
    'push.edit': async () => {
      const body = { subscription: subscription(pushHost), name: 'Telefono' };
      const { id } = await client.push.add({ body });
      return { params: { id } };
    },
    'receipts.make': async () => {
      const prepared = await ofStay();
      return { ...prepared, body: { entryIds: [(await pay(prepared.params.id)).id] } };
    },
    'redirects.create': () => ({ body: { from: '/vecchia', to: '/nuova' } }),
    'redirects.update': async () => {
      const { id } = await client.redirects.create({ body: { from: '/antica', to: '/nuova' } });
      return { params: { id }, body: { from: '/piu-antica', to: '/nuova' } };
    },
    'registerGuests.replace': async () => {
      const guests = [{ ...LONE_GUEST, residenceState: LONE_GUEST.birthState, residencePlace: 'Latina' }];
      // The region's own terms for a journey.
      return {
        ...(await added()),
        body: { guests, reason: undefined, transport: undefined, transportThere: undefined },
      };
    },
    'registerStays.add': () => ({
      body: {
        key: randomUUID(),
        source: 'CHANNEL',
        title: 'Airbnb',
        numberOfGuests: 2,
        bookingId: undefined,
        ...week(),
      },
    }),
    'registerStays.replace': async () => ({ ...(await added()), body: week() }),
    'reviews.collect': () => ({ body: { date: site.clock.today() } }),
    'reviews.answer': async () => {
      const [{ id } = { id: '' }] = await client.reviews.listApproved();
      return { params: { id } };
    },
    'touristTax.replace': () => ({ body: { tariffs: [{ from: '2026-01-01', amount: 100 }] } }),
    'translations.update': async () => {
      const { posts } = await client.blog.list();
      return {
        params: { language: 'en', kind: 'posts', id: posts[0]?.id ?? '' },
        // The limit of each text depends on what it translates.
        isFull: true,
        body: { slug: undefined, fields: { title: { text: LONGEST_TITLE }, content: { text: LONGEST_CONTENT } } },
      };
    },
    'users.create': () => ({ body: { email: anAddress() } }),
    'users.update': async () => ({ params: { id: (await another()).user.id }, body: { email: anAddress() } }),
    'webhooks.add': () => ({ body: { url: `http://${webhookHost}/a` } }),
    'webhooks.replace': async () => {
      const { id } = await client.webhooks.add({
        body: { url: `http://${webhookHost}/a`, events: ['booking.requested'] },
      });
      return { params: { id }, body: { url: `http://${webhookHost}/b` } };
    },
  };
  return calls;
}

async function aFile(): Promise<File> {
  return new File([new Uint8Array(await aPicture())], 'mare.jpg');
}

/** A browser's subscription with a push service. */
function subscription(host: string) {
  const browser = createECDH('prime256v1');
  const p256dh = browser.generateKeys().toString('base64url');
  return { endpoint: `https://${host}/push/${randomUUID()}`, keys: { p256dh, auth: 'A'.repeat(22) } };
}
