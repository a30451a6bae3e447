import { DEFAULT_LOOK, SECTIONS } from '@approdo/shared/domain/content/look/look';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestSite, type TestSite } from '../../../testing/index.ts';
import { refusalOf } from '../../../testing/refusal.ts';

type Client = TestSite['anyone'];
type Edit = NonNullable<Parameters<Client['look']['change']>[0]>['body'];

let site: TestSite;
let owner: Awaited<ReturnType<TestSite['signIn']>>;
let admin: Client;
beforeEach(async () => {
  site = await createTestSite();
  owner = await site.signIn({ role: 'ADMIN', emailConfirmed: true });
  admin = owner.client;
});
afterEach(() => site.close());

async function publish(body: Edit, client = admin) {
  await client.look.change({ body });
  return await client.look.publish();
}

/** Publishes so many looks, each in a colour of its own, from a number on. */
async function publishColours(count: number, from = 0): Promise<void> {
  for (let at = from; at < from + count; at += 1) await publish({ colour: colourOf(at) });
}

const colourOf = (number: number) => `#0000${(16 + number).toString(16)}`;

const listColours = async () => (await admin.look.versions()).map(({ look }) => look.colour);

describe('the look', () => {
  it('is that of a new site until one is published, and anyone may read it', async () => {
    expect(await site.anyone.look.get()).toEqual(DEFAULT_LOOK);
    expect(await admin.look.draft()).toMatchObject({ ...DEFAULT_LOOK, isDraft: false });
  });

  it('is drafted field by field, where no visitor sees it', async () => {
    expect(await admin.look.change({ body: { colour: '#1A6B8F', hero: 'FULL' } })).toMatchObject({
      ...DEFAULT_LOOK,
      ...{ colour: '#1a6b8f', hero: 'FULL', isDraft: true },
    });
    const drafted = await admin.look.change({ body: { corners: 'ROUND' } });
    expect(drafted).toMatchObject({ colour: '#1a6b8f', hero: 'FULL', corners: 'ROUND' });
    expect(await admin.look.draft()).toEqual(drafted);
    expect(await site.anyone.look.get()).toEqual(DEFAULT_LOOK);
  });

  it('is published whole, which ends the draft', async () => {
    const sections = SECTIONS.toReversed().map((id) => ({ id, isVisible: id !== 'POSTS' }));
    const choice = {
      colour: '#1a6b8f',
      type: 'LORA',
      hero: 'SIDE',
      corners: 'SHARP',
      header: 'CENTRE',
      footer: 'COLUMNS',
      scheme: 'DEVICE',
      sections,
      share: 'CARD',
    } as const;
    const { version, ...published } = await publish(choice);
    expect(published).toEqual({ ...DEFAULT_LOOK, ...choice });
    expect(await site.anyone.look.get()).toEqual(published);
    expect(await admin.look.draft()).toEqual({ ...published, isDraft: false, version });
  });

  it('takes the accent of the home page again where the colour is taken away', async () => {
    await publish({ colour: '#1a6b8f' });
    await publish({ colour: null });
    expect(await site.anyone.look.get()).toEqual(DEFAULT_LOOK);
  });

  it('stays as it was where the draft is discarded', async () => {
    await publish({ hero: 'FULL' });
    await admin.look.change({ body: { hero: 'SIDE' } });
    await admin.look.discard();
    expect(await admin.look.draft()).toMatchObject({ hero: 'FULL', isDraft: false });
    await admin.look.discard();
  });

  it('has nothing to publish without a draft', async () => {
    const refused = await refusalOf(admin.look.publish());
    expect([refused.status, refused.message]).toEqual([409, 'Non ci sono modifiche da pubblicare']);
  });

  it('has no new version of a draft that changes nothing', async () => {
    await publish({ hero: 'FULL' });
    expect(await publish({ hero: 'FULL' })).toMatchObject({ hero: 'FULL' });
    expect(await admin.look.versions()).toHaveLength(2);
    expect(await admin.look.draft()).toMatchObject({ isDraft: false });
  });

  it('is in the log each time that it changes for visitors', async () => {
    await admin.look.change({ body: { hero: 'FULL' } });
    const list = async () => (await admin.audit.list({ query: { action: 'SETTINGS_CHANGED' } })).entries;
    expect(await list()).toEqual([]);
    await admin.look.publish();
    await admin.look.back();
    const line = { summary: 'Aspetto del sito', by: { name: 'Prova ADMIN' } };
    expect(await list()).toMatchObject([line, line]);
  });

  it('is of the admins alone while it is made', async () => {
    const editor = (await site.signIn({ role: 'EDITOR', emailConfirmed: true })).client;
    const user = (await site.signIn()).client;
    for (const [{ look }, status] of [[editor, 403] as const, [user, 403] as const, [site.anyone, 401] as const]) {
      const reading = [look.draft(), look.versions()];
      const changing = [look.change({ body: {} }), look.discard(), look.publish(), look.back(), look.preview()];
      const refused = await Promise.all([...reading, ...changing].map((call) => refusalOf(call)));
      expect(refused.map((each) => each.status)).toEqual(refused.map(() => status));
      expect(await look.get()).toEqual(DEFAULT_LOOK);
    }
  });
});

describe('of two admins', () => {
  it('the later is told what the earlier changed', async () => {
    const { version } = await admin.look.draft();
    await admin.look.change({ body: { corners: 'ROUND' } });
    const { client: other } = await site.signIn({ role: 'ADMIN', emailConfirmed: true });
    const late = { status: 412, body: { current: { corners: 'ROUND', isDraft: true } } };
    const change = other.look.change({ body: { corners: 'SHARP' }, version });
    expect(await refusalOf(change)).toMatchObject(late);
    expect(await refusalOf(other.look.publish({ version }))).toMatchObject(late);
    expect(await admin.look.draft()).toMatchObject({ corners: 'ROUND' });
  });

  it('the later is told that the draft was published, rather than that there is none', async () => {
    const { version } = await admin.look.change({ body: { corners: 'ROUND' } });
    const published = await admin.look.publish({ version });
    expect(await refusalOf(admin.look.publish({ version }))).toMatchObject({ status: 412 });
    const drafted = await admin.look.change({ body: { hero: 'FULL' }, version: published.version });
    expect(drafted).toMatchObject({ corners: 'ROUND', hero: 'FULL' });
  });
});

describe('the versions', () => {
  it('say what was published when and by whom, and begin with the look of a new site', async () => {
    await publish({ hero: 'FULL' });
    await site.database.updateTable('users').set({ name: 'Un altro nome' }).execute();
    const publishedAt = site.clock.now().toISOString();
    expect(await admin.look.versions()).toEqual([
      {
        ...{ id: expect.any(String), publishedAt, by: 'Prova ADMIN', isCurrent: true },
        look: { ...DEFAULT_LOOK, hero: 'FULL' },
      },
      { id: 'defaults', publishedAt: null, by: null, isCurrent: false, look: DEFAULT_LOOK },
    ]);
  });

  it('have the look of a new site as the present one before anything is published', async () => {
    await admin.look.change({ body: { hero: 'FULL' } });
    expect(await admin.look.versions()).toMatchObject([{ isCurrent: true, look: DEFAULT_LOOK }]);
  });

  it('are twenty at most: the oldest goes', async () => {
    await publishColours(19);
    expect(await listColours()).toEqual([...Array.from({ length: 19 }, (_, at) => colourOf(18 - at)), null]);
    await publishColours(1, 19);
    expect(await listColours()).toEqual(Array.from({ length: 20 }, (_, at) => colourOf(19 - at)));
    await publishColours(1, 20);
    expect(await listColours()).toEqual(Array.from({ length: 20 }, (_, at) => colourOf(20 - at)));
  });
});

describe('going back', () => {
  it('publishes what stood before, and again the other way', async () => {
    await publishColours(2);
    expect(await admin.look.back()).toEqual({ ...DEFAULT_LOOK, colour: colourOf(0) });
    expect(await site.anyone.look.get()).toMatchObject({ colour: colourOf(0) });
    expect(await admin.look.back()).toMatchObject({ colour: colourOf(1) });
    expect(await listColours()).toEqual([...[1, 0, 1, 0].map(colourOf), null]);
  });

  it('from the first look leads to that of a new site', async () => {
    await publish({ hero: 'FULL' });
    expect(await admin.look.back()).toEqual(DEFAULT_LOOK);
    expect(await admin.look.back()).toMatchObject({ hero: 'FULL' });
  });

  it('leads nowhere before anything is published', async () => {
    await admin.look.change({ body: { hero: 'FULL' } });
    const refused = await refusalOf(admin.look.back());
    expect([refused.status, refused.message]).toEqual([409, 'Non c’è un aspetto precedente']);
  });

  it('leaves the draft', async () => {
    await publish({ hero: 'FULL' });
    await admin.look.change({ body: { corners: 'ROUND' } });
    await admin.look.back();
    expect(await admin.look.draft()).toMatchObject({ hero: 'FULL', corners: 'ROUND', isDraft: true });
  });
});

describe('an edit', () => {
  const missing = `logo-${'0'.repeat(32)}-10x10.svg`;
  const sections = SECTIONS.map((id) => ({ id, isVisible: true }));
  const [NO_COLOUR, NO_VALUE] = ['Scrivi un colore come #1a6b8f', 'Scegli uno dei valori proposti'];
  const [NOT_ONCE, NO_FILE] = ['Ogni parte della home page c’è una volta sola', 'Il file non c’è'];
  const hiding = sections.map((section) => ({ ...section, isVisible: section.id !== 'BOOKING' }));

  async function put(body: object) {
    const headers = { authorization: `Bearer ${owner.token}`, 'content-type': 'application/json' };
    const answer = await fetch(`${site.origin}/api/look/draft`, { method: 'PUT', headers, body: JSON.stringify(body) });
    return { status: answer.status, body: await answer.json() };
  }

  it.each([
    [{ colour: 'blu' }, NO_COLOUR],
    [{ colour: '#fff' }, NO_COLOUR],
    [{ colour: '#1a6b8f;}' }, NO_COLOUR],
    [{ colour: 7 }, NO_COLOUR],
    [{ type: 'COMIC' }, NO_VALUE],
    [{ hero: 'full' }, NO_VALUE],
    [{ corners: null }, NO_VALUE],
    [{ header: '' }, NO_VALUE],
    [{ footer: 'NONE' }, NO_VALUE],
    [{ scheme: 'DARK' }, NO_VALUE],
    [{ sections: [] }, NOT_ONCE],
    [{ sections: null }, NOT_ONCE],
    [{ sections: sections.slice(1) }, NOT_ONCE],
    [{ sections: [...sections.slice(1), { id: 'SHOP', isVisible: true }] }, NOT_ONCE],
    [{ sections: [...sections.slice(1), sections[1]] }, NOT_ONCE],
    [{ sections: [...sections, sections[0]] }, NOT_ONCE],
    [{ sections: hiding }, 'La prenotazione resta sulla home page'],
    [{ logo: missing }, NO_FILE],
    [{ logoDark: { file: missing, width: 10, height: 10 } }, NO_FILE],
    [{ icon: 'terrace.jpg' }, NO_FILE],
    [{ logo: '../database.sqlite' }, NO_FILE],
    [{ share: 'HUGE' }, NO_FILE],
    [{ share: '/uploads/nowhere.jpg' }, NO_FILE],
    [{ share: `/uploads/${missing}` }, NO_FILE],
    [{ share: 'https://example.com/mare.jpg' }, NO_FILE],
  ])('is refused that is %j', async (body, text) => {
    const fields = Object.fromEntries(Object.keys(body).map((field) => [field, text]));
    expect(await put(body)).toMatchObject({ status: 400, body: { error: text, fields } });
    expect(await admin.look.draft()).toMatchObject({ isDraft: false });
  });

  it('is told all that is wrong with it at once', async () => {
    const { body } = await put({ colour: 'blu', hero: 'FULL', logo: missing, share: '/uploads/nowhere.jpg' });
    expect(body).toHaveProperty('fields', { colour: NO_COLOUR, logo: NO_FILE, share: NO_FILE });
  });
});

it('is seen on the pages as soon as it is published or taken back, and a draft leaves them in the cache', async () => {
  let renderings = 0;
  const other = await createTestSite({
    renderPage: async () => {
      renderings += 1;
      return { status: 200, html: '<!doctype html><title>home</title>' };
    },
  });
  const { client } = await other.signIn({ role: 'ADMIN', emailConfirmed: true });
  const visit = async () => {
    await fetch(`${other.origin}/`);
    return renderings;
  };
  await visit();
  await client.look.change({ body: { hero: 'FULL' } });
  await client.look.discard();
  await client.look.preview();
  expect(await visit()).toBe(1);
  await publish({ hero: 'SIDE' }, client);
  expect(await visit()).toBe(2);
  await client.look.back();
  expect(await visit()).toBe(3);
  await other.close();
});

it('is answered to visitors without the database, as other public reads are', async () => {
  const own = await createTestSite();
  const { client } = await own.signIn({ role: 'ADMIN', emailConfirmed: true });
  await publish({ hero: 'FULL' }, client);
  const read = async () => await (await fetch(`${own.origin}/api/look`)).json();
  expect(await read()).toMatchObject({ hero: 'FULL' });
  await own.database.destroy();
  expect(await read()).toMatchObject({ hero: 'FULL' });
  await own.close();
});

describe('a preview', () => {
  it('has an address for half an hour', async () => {
    const { path, until } = await admin.look.preview();
    expect(path).toMatch(/^\/look\/[\w-]{43}\/$/);
    expect(Date.parse(until) - site.clock.now().getTime()).toBe(30 * 60_000);
  });

  it('may be opened twenty times an hour by each admin', async () => {
    for (let times = 0; times < 20; times += 1) await admin.look.preview();
    const answer = await fetch(`${site.origin}/api/look/preview`, {
      method: 'POST',
      headers: { authorization: `Bearer ${owner.token}` },
    });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '3600']);
    expect(await answer.json()).toMatchObject({ error: 'Hai aperto molte anteprime: riprova tra poco' });
    const { client: other } = await site.signIn({ role: 'ADMIN', emailConfirmed: true });
    expect(await other.look.preview()).toHaveProperty('path');
    site.clock.advance(60 * 60_000 + 1);
    expect(await admin.look.preview()).toHaveProperty('path');
  });
});
