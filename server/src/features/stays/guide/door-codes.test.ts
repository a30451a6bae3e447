import { afterEach, beforeEach, expect, it } from 'vitest';
import { createLettingSite, type LettingSite } from '../../../testing/letting-site.ts';
import { refusalOf } from '../../../testing/refusal.ts';

const lines: string[] = [];
let site: LettingSite;
beforeEach(async () => {
  lines.length = 0;
  site = await createLettingSite({ onLogLine: (line) => lines.push(line) });
});
afterEach(() => site.close());

const setCode = (id: string, code: string | null) =>
  site.owner.client.guide.setDoorCode({ params: { id }, body: { code } });

/** The door code in the guest's guide at an instant; sessions expire meanwhile. */
async function codeAt(instant: string, id: string, { user, password } = site.guest) {
  site.clock.advance(Date.parse(instant) - site.clock.now().getTime());
  const { token } = await site.anyone.auth.login({ body: { email: user.email, password } });
  return await site.withToken(token).guide.ofBooking({ params: { id } });
}

it('what opens the door is told to its guest around her days, and to nobody before or after', async () => {
  const id = await site.decided('CONFIRMED');
  await setCode(id, '4711#');
  expect(await site.owner.client.guide.ofBooking({ params: { id } })).toMatchObject({
    doorCode: '4711#',
    sections: [],
  });
  expect(await site.guest.client.guide.ofBooking({ params: { id } })).not.toHaveProperty('doorCode');
  expect(await codeAt('2027-06-04T21:59:59Z', id)).not.toHaveProperty('doorCode');
  expect(await codeAt('2027-06-04T22:00:00Z', id)).toMatchObject({ doorCode: '4711#' });
  expect(await codeAt('2027-06-20T21:59:59Z', id)).toMatchObject({ doorCode: '4711#' });
  expect(await codeAt('2027-06-20T22:00:00Z', id)).not.toHaveProperty('doorCode');
});

it('a program of that scope writes it, another code takes its place, and null takes it away', async () => {
  const id = await site.decided('CONFIRMED');
  const { token } = await site.owner.client.tokens.create({ body: { name: 'Serratura', scopes: ['WRITE_DOOR_CODE'] } });
  const program = site.withToken(token);
  const read = async () => (await site.owner.client.guide.ofBooking({ params: { id } })).doorCode;
  await program.guide.setDoorCode({ params: { id }, body: { code: '1234' } });
  expect(await read()).toBe('1234');
  await program.guide.setDoorCode({ params: { id }, body: { code: 'Az09*#Az09*#Az09*#Az' } });
  expect(await read()).toBe('Az09*#Az09*#Az09*#Az');
  await program.guide.setDoorCode({ params: { id }, body: { code: null } });
  expect(await read()).toBeUndefined();
  expect(await refusalOf(program.guide.ofBooking({ params: { id } }))).toMatchObject({ status: 403 });
});

it.each(['123', '1'.repeat(21), '12 34', '12-34', 'codìce', '1234\n', '', '１２３４', '9'.repeat(900)])(
  'what no lock takes is refused: %j',
  async (code) => {
    const id = await site.decided('CONFIRMED');
    const refused = await refusalOf(setCode(id, code));
    expect([refused.status, Object.keys(refused.fields)]).toEqual([400, ['code']]);
  },
);

it('a stay that is not confirmed has none, nor have closed days', async () => {
  const { id } = await site.request();
  expect(await refusalOf(setCode(id, '4711'))).toMatchObject({ status: 409 });
  await site.owner.client.bookings.decide({ params: { id }, body: { status: 'CONFIRMED' } });
  await setCode(id, '4711');
  await site.owner.client.bookings.cancel({ params: { id }, body: {} });
  expect(await refusalOf(setCode(id, '4712'))).toMatchObject({ status: 409 });
  expect(await codeAt('2027-06-12T10:00:00Z', id)).not.toHaveProperty('doorCode');
  const owner = await site.anyone.auth.login({ body: { email: site.owner.user.email, password: site.owner.password } });
  const { booking } = await site
    .withToken(owner.token)
    .bookings.block({ body: { startDate: '2027-09-01', endDate: '2027-09-02' } });
  const asOwner = site.withToken(owner.token).guide;
  const set = (params: { readonly id: string }) => asOwner.setDoorCode({ params, body: { code: '4711' } });
  expect(await refusalOf(set({ id: booking.id }))).toMatchObject({ status: 409 });
  expect(await refusalOf(set({ id: 'nessuna' }))).toMatchObject({ status: 404 });
});

it('it is in no letter, in no other answer, in no log and in no history', async () => {
  const id = await site.decided('CONFIRMED');
  const code = 'PORTA4711';
  const mail = await site.mailOf(() => setCode(id, code));
  expect(mail).toEqual([]);
  const { client } = site.owner;
  const answers = [
    await client.bookings.list(),
    await client.bookings.get({ params: { id } }),
    await client.bookingHistory.list({ params: { id } }),
    await site.guest.client.bookings.get({ params: { id } }),
    (await client.search.find({ body: { q: code } })).hits,
    lines,
  ];
  expect(JSON.stringify(answers)).not.toContain(code);
});

it('it goes with the booking, and twelve months after the stay', async () => {
  const left = async () => (await site.database.selectFrom('door_codes').selectAll().execute()).length;
  const id = await site.decided('CONFIRMED');
  await setCode(id, '4711');
  site.clock.advance(Date.parse('2028-06-18T12:00:00Z') - site.clock.now().getTime());
  await site.app.forgetting.pollNow();
  expect(await left()).toBe(1);
  site.clock.advance(24 * 3_600_000);
  await site.app.forgetting.pollNow();
  expect(await left()).toBe(0);
});
