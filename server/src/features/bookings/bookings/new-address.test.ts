import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aStayRequest, createTestSite, type TestSite } from '../../../testing/index.ts';
import { refusalOf } from '../../../testing/refusal.ts';

const OLD = 'ada@example.com';
const NEW = 'ada.nuova@example.com';
const WRITTEN_HERE = {
  it: "E-mail inviate d'ora in poi a questo indirizzo",
  en: 'From now on we will write to you at this address',
  de: 'Wir schreiben Ihnen von nun an an diese Adresse',
  fr: 'Nous vous écrirons désormais à cette adresse',
} as const;

let site: TestSite;
let owner: Awaited<ReturnType<TestSite['signIn']>>;
let guest: Awaited<ReturnType<TestSite['signIn']>>;
beforeEach(async () => {
  site = await createTestSite({ ownerEmail: 'padrona@example.it', offers: ['en', 'de', 'fr'] });
  owner = await site.signIn({ role: 'ADMIN', emailConfirmed: true });
  guest = await site.signIn();
});
afterEach(() => site.close());

type RequestOverrides = Parameters<typeof aStayRequest>[0];

async function request(overrides: RequestOverrides = {}): Promise<string> {
  return (await guest.client.bookings.request({ body: aStayRequest({ guestEmail: OLD, ...overrides }) })).id;
}

async function confirmed(overrides: RequestOverrides = {}): Promise<string> {
  const id = await request(overrides);
  await owner.client.bookings.decide({ params: { id }, body: { status: 'CONFIRMED' } });
  return id;
}

type Edit = Parameters<TestSite['anyone']['bookings']['edit']>[0]['body'];

const edit = (id: string, body: Edit) => owner.client.bookings.edit({ params: { id }, body });

const addressOf = async (id: string) => (await owner.client.bookings.get({ params: { id } })).guestEmail;

/** The mail sent during the action. */
async function mailOf(work: () => Promise<unknown>) {
  await site.deliverMail();
  site.sent.length = 0;
  await work();
  return [...(await site.deliverMail())];
}

describe('an address that the owner corrects', () => {
  it('is told of the confirmed stay, once, and that letters go there from now on', async () => {
    const id = await confirmed();
    const mails = await mailOf(() => edit(id, { guestEmail: NEW }));
    expect(mails).toMatchObject([
      { to: { address: NEW, name: 'Ada Rossi' }, subject: 'Prenotazione confermata: 12 giugno 2027 – 19 giugno 2027' },
    ]);
    expect(mails[0]?.body).toContain(`\n\n${WRITTEN_HERE.it}\n\n`);
    expect(mails[0]?.calendar).toContain('BEGIN:VEVENT');
    expect(await mailOf(() => edit(id, { guestEmail: NEW, numberOfGuests: 2 }))).toEqual([]);
    expect(await mailOf(() => edit(id, { guestEmail: NEW.toUpperCase() }))).toEqual([]);
    const [changed, ...others] = await mailOf(() => edit(id, { endDate: '2027-06-20' }));
    expect(changed).toMatchObject({ to: { address: NEW.toUpperCase() }, subject: /La tua prenotazione è cambiata/ });
    expect(others).toEqual([]);
  });

  it.each(['it', 'en', 'de', 'fr'] as const)('is told so in the words of the guest: %s', async (language) => {
    const id = await confirmed({ language });
    const [mail] = await mailOf(() => edit(id, { guestEmail: NEW }));
    expect(mail?.body).toContain(WRITTEN_HERE[language]);
  });

  it('reads it below a wording of the owner’s that does not say so; at other times no letter does', async () => {
    const body = { subject: 'Ci siamo', body: 'A presto.\n\n{collegamento}' };
    await owner.client.mail.changeWording({ params: { kind: 'BOOKING_CONFIRMED' }, body });
    const [first] = await mailOf(() => confirmed());
    expect(first?.body).not.toContain(WRITTEN_HERE.it);
    const [{ id = '' } = {}] = await owner.client.bookings.list();
    const [mail] = await mailOf(() => edit(id, { guestEmail: NEW }));
    expect(mail?.body).toBe(`Casa Zagara\n\nA presto.\n\n${site.origin}/booking/${id}\n\n${WRITTEN_HERE.it}\n`);
  });

  it('gets nothing of a request before the confirmation, nor of a stay that is over', async () => {
    const overrides = await request();
    expect(await mailOf(() => edit(overrides, { guestEmail: NEW }))).toEqual([]);
    const [confirmation] = await mailOf(() =>
      owner.client.bookings.decide({ params: { id: overrides }, body: { status: 'CONFIRMED' } }),
    );
    expect(confirmation?.to.address).toBe(NEW);
    expect(confirmation?.body).not.toContain(WRITTEN_HERE.it);
    site.clock.advance(Date.parse('2027-06-20T10:00:00Z') - site.clock.now().getTime());
    owner = await site.signIn({ role: 'ADMIN', emailConfirmed: true });
    expect(await mailOf(() => edit(overrides, { guestEmail: OLD }))).toEqual([]);
    expect(await addressOf(overrides)).toBe(OLD);
  });

  it('must be one, and is no guest’s to change', async () => {
    const id = await confirmed();
    expect(await refusalOf(edit(id, { guestEmail: 'ada@' }))).toMatchObject({
      status: 400,
      fields: { guestEmail: 'Per favore inserisci una email valida' },
    });
    const own = guest.client.bookings.edit({ params: { id }, body: { guestEmail: NEW } });
    expect(await refusalOf(own)).toMatchObject({ status: 403 });
    expect(await addressOf(id)).toBe(OLD);
  });

  it('gets the letter before the arrival that has not left for the other', async () => {
    const arrival = { isOn: true, days: 7, hour: 9 };
    await owner.client.stayLetters.replaceSchedule({ body: { arrival, thanks: { isOn: false, days: 2, hour: 10 } } });
    const id = await confirmed({ startDate: '2027-03-10', endDate: '2027-03-17' });
    await site.deliverMail();
    site.clock.advance(Date.parse('2027-03-03T09:00:00Z') - site.clock.now().getTime());
    await site.app.timedLetters.pollNow();
    site.sent.length = 0;
    await edit(id, { guestEmail: NEW });
    await site.app.timedLetters.pollNow();
    const letters = (await site.deliverMail()).map(({ to, subject }) => [to.address, subject]);
    expect(letters).toEqual([
      [NEW, expect.stringContaining('Prenotazione confermata')],
      [NEW, 'Ti aspettiamo il 10 marzo 2027'],
    ]);
  });
});

describe('an account that changes its e-mail', () => {
  async function change(email: string): Promise<string> {
    const mails = await mailOf(() => guest.client.profile.update({ body: { email, currentPassword: guest.password } }));
    const link = mails.find(({ to }) => to.address === email)?.body ?? '';
    return new URL(/http\S+/.exec(link)?.[0] ?? '').searchParams.get('token') ?? '';
  }

  it('takes its stays with it once the new address is confirmed, and each that is confirmed is told there', async () => {
    const own = guest.user.email;
    const stay = await confirmed({ guestEmail: own.toUpperCase() });
    const overrides = await request({ guestEmail: own, startDate: '2027-07-01', endDate: '2027-07-08' });
    const friends = await confirmed({ guestEmail: OLD, startDate: '2027-08-01', endDate: '2027-08-08' });
    const token = await change(NEW);
    expect(await addressOf(stay)).toBe(own.toUpperCase());
    const mails = await mailOf(() => site.anyone.auth.confirmEmail({ body: { email: NEW, token } }));
    expect(mails).toMatchObject([{ to: { address: NEW }, subject: /^Prenotazione confermata: 12 giugno/ }]);
    expect(mails[0]?.body).toContain(WRITTEN_HERE.it);
    expect(await Promise.all([stay, overrides, friends].map(addressOf))).toEqual([NEW, NEW, OLD]);
  });

  it('leaves what is over, and others’ stays, where they were', async () => {
    const own = guest.user.email;
    const past = await confirmed({ guestEmail: own, startDate: '2027-03-02', endDate: '2027-03-05' });
    const stranger = await site.signIn();
    const { id: theirs } = await stranger.client.bookings.request({ body: aStayRequest({ guestEmail: own }) });
    site.clock.advance(Date.parse('2027-03-06T10:00:00Z') - site.clock.now().getTime());
    const token = await change(NEW);
    expect(await mailOf(() => site.anyone.auth.confirmEmail({ body: { email: NEW, token } }))).toEqual([]);
    expect(await Promise.all([past, theirs].map(addressOf))).toEqual([own, own]);
  });

  it('takes them along from the last address that was confirmed, past one that never was', async () => {
    const stay = await confirmed({ guestEmail: guest.user.email });
    await change('sbagliata@example.com');
    const token = await change(NEW);
    const mails = await mailOf(() => site.anyone.auth.confirmEmail({ body: { email: NEW, token } }));
    expect(mails.map(({ to }) => to.address)).toEqual([NEW]);
    expect(await addressOf(stay)).toBe(NEW);
  });

  it('takes them along where a link for a new password proves the address, too', async () => {
    const stay = await confirmed({ guestEmail: guest.user.email });
    await change(NEW);
    const [mail] = await mailOf(() => site.anyone.auth.forgotPassword({ body: { email: NEW } }));
    const token = new URL(/http\S+/.exec(mail?.body ?? '')?.[0] ?? '').searchParams.get('token') ?? '';
    await site.anyone.auth.resetPassword({ body: { email: NEW, token, password: 'tutta nuova' } });
    expect(await addressOf(stay)).toBe(NEW);
  });
});
