import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aStayRequest, createTestSite, type TestSite } from '../../../testing/index.ts';

const OWNER = 'padrona@example.it';
const CIN = 'IT083041C2ABCDEFGH';
const CIR = '063014EXT0123';

let site: TestSite;
let owner: TestSite['anyone'];
let guest: Awaited<ReturnType<TestSite['signIn']>>;
beforeEach(async () => {
  site = await createTestSite({ now: '2027-03-01T10:00:00Z', ownerEmail: OWNER, offers: ['de'] });
  owner = (await site.signIn({ role: 'ADMIN', emailConfirmed: true })).client;
  guest = await site.signIn();
});
afterEach(() => site.close());

const request = () => guest.client.bookings.request({ body: aStayRequest() });
const confirm = (id: string) => owner.bookings.decide({ params: { id }, body: { status: 'CONFIRMED' } });

async function lastTo(address: string) {
  return (await site.deliverMail()).filter(({ to }) => to.address === address).at(-1);
}

/** Sets the owner's own wording of that letter. */
async function word(kind: string, body: string) {
  await owner.mail.changeWording({ params: { kind }, body: { subject: 'Oggetto', body } });
}

describe('a letter to a guest', () => {
  it('is answered by the owner, before she decides and after', async () => {
    const { id } = await request();
    expect((await lastTo(guest.user.email))?.replyTo).toBe(OWNER);
    await confirm(id);
    expect((await lastTo('ada@example.com'))?.replyTo).toBe(OWNER);
  });

  it('says by when a request is answered, and nothing of it where nothing ends', async () => {
    await request();
    expect((await lastTo(guest.user.email))?.body).not.toContain('Ti rispondiamo entro');
    await owner.stayRules.replace({ body: { requestHours: 48 } });
    await request();
    expect((await lastTo(guest.user.email))?.body).toContain('Ti rispondiamo entro le 11:00 del 3 marzo 2027.\n');
  });

  it('leads to the page of her booking, after a rejection to other dates', async () => {
    const { id } = await request();
    expect((await lastTo(guest.user.email))?.body).toContain(`${site.origin}/booking/${id}\n`);
    await owner.bookings.decide({ params: { id }, body: { status: 'REJECTED' } });
    expect((await lastTo(guest.user.email))?.body).toContain(`${site.origin}/booking\n`);
  });

  it('tells place and code of the property where they are known', async () => {
    await word('BOOKING_CONFIRMED', 'Dove: {indirizzo}\nMappa: {mappa}\n{cin}\n{cir}\n{dalle}\n\n{collegamento}');
    const { id } = await request();
    await owner.property.update({ body: { address: null, latitude: null, longitude: null, cin: null } });
    await confirm(id);
    expect((await lastTo('ada@example.com'))?.body).toBe(`Casa Zagara\n\n${site.origin}/booking/${id}\n`);
    await owner.property.update({
      body: { address: 'Via del Porto 3', latitude: 38.5, longitude: 14.9, cin: CIN, cir: CIR },
    });
    const { id: second } = await guest.client.bookings.request({
      body: aStayRequest({ startDate: '2027-07-10', endDate: '2027-07-17' }),
    });
    await confirm(second);
    expect((await lastTo('ada@example.com'))?.body).toBe(
      [
        'Casa Zagara',
        '',
        'Dove: Via del Porto 3',
        'Mappa: https://www.openstreetmap.org/?mlat=38.5&mlon=14.9#map=16/38.5/14.9',
        CIN,
        CIR,
        '',
        `${site.origin}/booking/${second}`,
        '',
      ].join('\n'),
    );
  });

  it('tells the price line by line and in all, or that it is to be agreed', async () => {
    await word('BOOKING_CONFIRMED', '{prezzo}\n= {totale}\n\n{collegamento}');
    const { id } = await request();
    const lines = [
      { kind: 'STAY', label: 'Una settimana', amount: 70_000 },
      { kind: 'DISCOUNT', label: 'Sconto', amount: -5000 },
    ] as const;
    await owner.money.setPrice({ params: { id }, body: { lines: [...lines] } });
    await confirm(id);
    expect((await lastTo('ada@example.com'))?.body).toMatch(
      /^Casa Zagara\n\nUna settimana: 700\s€\nSconto: -50\s€\n= 650\s€\n/,
    );
    const { id: short } = await guest.client.bookings.request({
      body: aStayRequest({ startDate: '2027-07-10', endDate: '2027-07-12' }),
    });
    await confirm(short);
    expect((await lastTo('ada@example.com'))?.body).toMatch(/^Casa Zagara\n\nDa concordare\n= Da concordare\n/);
  });

  it('has what the owner says in declining to cancel, and where she says nothing no gap', async () => {
    const { id } = await request();
    await confirm(id);
    for (const message of ['La casa è già pronta.', undefined]) {
      await guest.client.bookings.askCancellation({ params: { id }, body: {} });
      await owner.bookings.dropCancellation({ params: { id }, body: { message } });
      const letter = await lastTo('ada@example.com');
      expect(letter?.subject).toBe('La prenotazione resta confermata: 12 giugno 2027 – 19 giugno 2027');
      expect(letter?.body.includes('La casa è già pronta.')).toBe(message !== undefined);
      expect(letter?.body).not.toMatch(/\n{3}|\{messaggio\}/);
    }
  });

  it('keeps the owner’s words from before it could tell so much', async () => {
    await site.database
      .insertInto('mail_wordings')
      .values({ kind: 'CANCELLATION_DECLINED', subject: 'Resta tutto com’è', body: 'Vedi: {collegamento}' })
      .execute();
    const { id } = await request();
    await confirm(id);
    await guest.client.bookings.askCancellation({ params: { id }, body: {} });
    await owner.bookings.dropCancellation({ params: { id }, body: { message: 'A presto!' } });
    expect(await lastTo('ada@example.com')).toMatchObject({
      subject: 'Resta tutto com’è',
      body: `Casa Zagara\n\nVedi: ${site.origin}/booking/${id}\n\nA presto!\n`,
    });
  });
});
