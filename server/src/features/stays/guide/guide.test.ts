import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLettingSite, type LettingSite } from '../../../testing/letting-site.ts';
import { refusalOf } from '../../../testing/refusal.ts';

const WELCOME = { title: 'Benvenuti', content: '<p>Il pane si compra in piazza.</p>', shown: 'STAY' } as const;
const DOOR = { title: 'La porta', content: '<p>Il codice è 4711.</p>', shown: 'AROUND' } as const;

let site: LettingSite;
beforeEach(async () => {
  site = await createLettingSite({ offers: ['de'] });
});
afterEach(() => site.close());

const write = (body: Parameters<typeof site.owner.client.guide.replace>[0]['body']) =>
  site.owner.client.guide.replace({ body });

/** Moves the clock to an instant; sessions expire meanwhile, so the reader signs in again. */
async function at(instant: string, { user, password } = site.guest) {
  site.clock.advance(Date.parse(instant) - site.clock.now().getTime());
  const { token } = await site.anyone.auth.login({ body: { email: user.email, password } });
  return site.withToken(token);
}

async function titlesAt(instant: string, id: string): Promise<string[]> {
  const client = await at(instant);
  return (await client.guide.ofBooking({ params: { id } })).sections.map(({ title }) => title);
}

describe('the guide', () => {
  it('is empty at first, with a week before and a day after', async () => {
    const { version: _, ...guide } = await site.owner.client.guide.get();
    expect(guide).toEqual({ sections: [], daysBefore: 7, daysAfter: 1, checkInFrom: null, checkOutBy: null });
  });

  it('is kept in its order, cleaned, with what an edit leaves out as it was', async () => {
    const dirty = { ...DOOR, content: '<p onclick="x()">Il codice è 4711.</p><script>alert(1)</script>' };
    const written = await write({ sections: [WELCOME, dirty], checkInFrom: '16:00', checkOutBy: '10:00' });
    expect(written.sections).toMatchObject([WELCOME, DOOR]);
    await write({ daysBefore: 3 });
    expect(await site.owner.client.guide.get()).toMatchObject({
      sections: written.sections,
      daysBefore: 3,
      daysAfter: 1,
      checkInFrom: '16:00',
      checkOutBy: '10:00',
    });
    const moved = await write({ sections: written.sections.toReversed(), checkOutBy: null });
    expect(moved.sections.map(({ id }) => id)).toEqual(written.sections.map(({ id }) => id).toReversed());
    expect(moved.checkOutBy).toBeNull();
  });

  it('gives each section an id of its own, whatever ids are sent', async () => {
    const [first] = (await write({ sections: [WELCOME, DOOR] })).sections;
    const twice = await write({
      sections: [
        { ...WELCOME, id: first?.id },
        { ...DOOR, id: first?.id },
      ],
    });
    expect(new Set(twice.sections.map(({ id }) => id)).size).toBe(2);
  });

  it.each([
    [{ sections: [{ ...WELCOME, title: '' }] }, 'sections.0.title'],
    [{ sections: [{ ...WELCOME, title: 'a'.repeat(101) }] }, 'sections.0.title'],
    [
      { sections: [WELCOME, { ...DOOR, content: '<iframe src="https://evil.example"></iframe>'.repeat(2) }] },
      undefined,
    ],
    [{ sections: Array.from({ length: 31 }, () => WELCOME) }, 'sections'],
    [{ sections: [1, 2].map(() => ({ ...WELCOME, content: 'a'.repeat(600 * 1024) })) }, 'sections'],
    [{ sections: [{ ...WELCOME, shown: 'ALWAYS' as 'STAY' }] }, 'sections.0.shown'],
    [{ sections: [{ ...WELCOME, id: '../altrui' }] }, 'sections.0.id'],
    [{ daysBefore: 61 }, 'daysBefore'],
    [{ daysAfter: 31 }, 'daysAfter'],
    [{ daysBefore: -1 }, 'daysBefore'],
    [{ checkInFrom: '24:00' }, 'checkInFrom'],
    [{ checkOutBy: '9:30' }, 'checkOutBy'],
  ])('names what is not sound: case %#', async (body, field) => {
    if (field === undefined) {
      expect((await write(body)).sections[1]?.content).toBe('');
      return;
    }
    const refused = await refusalOf(write(body));
    expect([refused.status, Object.keys(refused.fields)]).toEqual([400, [field]]);
  });

  it('takes thirty sections, and 23:59 for an hour', async () => {
    const { sections } = await write({ sections: Array.from({ length: 30 }, () => WELCOME), checkInFrom: '23:59' });
    expect(sections).toHaveLength(30);
  });
});

describe('for a stay from 12 to 19 June', () => {
  beforeEach(async () => {
    await write({ sections: [WELCOME, DOOR], checkInFrom: '16:00' });
  });

  it('opens with the confirmation, around its days whole, and shuts after them, at midnight in Rome', async () => {
    const { id } = await site.request();
    const pending = await site.guest.client.guide.ofBooking({ params: { id } });
    expect(pending).toMatchObject({ sections: [], opensOn: null, closesOn: null });
    await site.owner.client.bookings.decide({ params: { id }, body: { status: 'CONFIRMED' } });
    const confirmed = await site.guest.client.guide.ofBooking({ params: { id } });
    expect(confirmed).toMatchObject({
      sections: [WELCOME],
      opensOn: '2027-03-01',
      closesOn: '2027-06-20',
      opensNextOn: '2027-06-05',
      checkInFrom: '16:00',
    });
    expect(await site.guest.client.bookings.get({ params: { id } })).toMatchObject({
      guide: { opensOn: '2027-03-01', closesOn: '2027-06-20' },
    });
    expect(await titlesAt('2027-06-04T21:59:59Z', id)).toEqual(['Benvenuti']);
    expect(await titlesAt('2027-06-04T22:00:00Z', id)).toEqual(['Benvenuti', 'La porta']);
    expect(await titlesAt('2027-06-20T21:59:59Z', id)).toEqual(['Benvenuti', 'La porta']);
    expect(await titlesAt('2027-06-20T22:00:00Z', id)).toEqual([]);
  });

  it('shuts at once when the owner cancels', async () => {
    const id = await site.decided('CONFIRMED');
    await site.owner.client.bookings.cancel({ params: { id }, body: {} });
    expect(await site.guest.client.guide.ofBooking({ params: { id } })).toMatchObject({
      sections: [],
      opensOn: null,
      opensNextOn: null,
    });
  });

  it('counts from the confirmation where that is late, and follows dates that move', async () => {
    const { id } = await site.request();
    const owner = await at('2027-06-10T08:00:00Z', site.owner);
    await owner.bookings.decide({ params: { id }, body: { status: 'CONFIRMED' } });
    const guest = await at('2027-06-10T08:00:00Z');
    expect(await guest.guide.ofBooking({ params: { id } })).toMatchObject({
      sections: [WELCOME, DOOR],
      opensOn: '2027-06-10',
    });
    await owner.bookings.edit({ params: { id }, body: { startDate: '2027-07-10', endDate: '2027-07-17' } });
    expect(await guest.guide.ofBooking({ params: { id } })).toMatchObject({
      sections: [WELCOME],
      opensNextOn: '2027-07-03',
      closesOn: '2027-07-18',
    });
  });

  it('is of its guest and of admins, who see all of it on any day', async () => {
    const id = await site.decided('CONFIRMED');
    const other = await site.signIn();
    const editor = await site.signIn({ role: 'EDITOR', emailConfirmed: true });
    for (const { client } of [other, editor]) {
      expect((await refusalOf(client.guide.ofBooking({ params: { id } }))).status).toBe(404);
    }
    expect(await site.owner.client.guide.ofBooking({ params: { id } })).toMatchObject({ sections: [WELCOME, DOOR] });
    const refused = await site.request({ startDate: '2027-08-01', endDate: '2027-08-08' });
    const all = await site.owner.client.guide.ofBooking({ params: { id: refused.id } });
    expect(all.sections).toHaveLength(2);
    const { booking } = await site.owner.client.bookings.block({
      body: { startDate: '2027-09-01', endDate: '2027-09-02' },
    });
    expect((await refusalOf(site.owner.client.guide.ofBooking({ params: { id: booking.id } }))).status).toBe(404);
  });
});

describe('in another language', () => {
  it('is read in what is checked, and in Italian, marked so, where nothing is', async () => {
    const { sections } = await write({ sections: [WELCOME, DOOR] });
    const id = await site.decided('CONFIRMED');
    const [welcome] = sections;
    const thing = { kind: 'guide', language: 'de', id: welcome?.id ?? '' } as const;
    await site.owner.client.translations.update({
      params: thing,
      body: { fields: { title: { text: 'Willkommen', isChecked: true } } },
    });
    const german = site.withToken(site.guest.token, 'de');
    const read = await german.guide.ofBooking({ params: { id } });
    expect(read.sections).toMatchObject([{ title: 'Willkommen', content: WELCOME.content, inItalian: ['content'] }]);
    expect((await site.guest.client.guide.ofBooking({ params: { id } })).sections[0]).not.toHaveProperty('inItalian');

    await write({ sections: [{ ...DOOR }] });
    const left = await site.database.selectFrom('translations').select('field').where('kind', '=', 'guide').execute();
    expect(left).toEqual([]);
  });
});

it('tells of its pictures, which the library knows to be shown there', async () => {
  const { media } = site.owner.client;
  const content = '<div data-type="image" data-src="/uploads/terrace.jpg"></div>';
  await write({ sections: [{ ...WELCOME, content }] });
  const id = await site.decided('CONFIRMED');
  const { pictures } = await site.guest.client.guide.ofBooking({ params: { id } });
  expect(pictures).toMatchObject([{ file: 'terrace.jpg' }]);
  const terrace = (await media.list()).find(({ url }) => url === '/uploads/terrace.jpg');
  const refused = await refusalOf(media.remove({ params: { id: terrace?.id ?? '' } }));
  expect(refused).toMatchObject({ status: 409 });
  const use = { type: 'guide', id: 'guide', title: 'Guida della casa' };
  expect(refused.body).toMatchObject({ usedIn: expect.arrayContaining([use]) });
});
