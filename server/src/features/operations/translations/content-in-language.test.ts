import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestSite, noteQueries, type TestSite } from '../../../testing/index.ts';
import { refusalOf } from '../../../testing/refusal.ts';
import { aGallery } from '../../../testing/writing.ts';
import { createGalleries } from '../../content/galleries/galleries.service.ts';

let site: TestSite;
let admin: Awaited<ReturnType<TestSite['signIn']>>;
beforeEach(async () => {
  site = await createTestSite({ offers: ['en', 'de'] });
  admin = await site.signIn({ role: 'ADMIN', emailConfirmed: true });
});
afterEach(() => site.close());

async function read(path: string, token?: string): Promise<{ status: number; etag: string | null; body: unknown }> {
  const headers = { accept: 'application/json;versions=1', ...(token && { authorization: `Bearer ${token}` }) };
  const answer = await fetch(`${site.origin}/api${path}`, { headers });
  return { status: answer.status, etag: answer.headers.get('etag'), body: await answer.json() };
}

const ITALIAN_SLUG = 'il-giro-dell-isola-in-gozzo';
const ENGLISH_SLUG = 'round-the-island-by-boat';

async function takeBack(kind: string, id: string, field: string, language = 'en'): Promise<void> {
  const params = { language, kind, id };
  const { fields } = await admin.client.translations.get({ params });
  const text = fields.find((one) => one.field === field)?.text ?? '';
  await admin.client.translations.update({ params, body: { fields: { [field]: { text, isChecked: false } } } });
}

const idOf = async (slug: string) => (await site.anyone.blog.get({ params: { slug } })).id;

describe('a call that names no language', () => {
  it.each([
    '/homepage',
    '/property',
    '/gallery',
    '/feature-boxes',
    '/menuitems',
    '/blog',
    `/blog/${ITALIAN_SLUG}`,
    '/pages/informativa-privacy',
    '/reviews/approved',
  ])('is answered at %s as if there were none', async (path) => {
    const { body } = await read(path);
    const keys = JSON.stringify(body).match(/"(?:inItalian|alternates|amenityKeys|languages?)":/g);
    expect(keys).toBeNull();
  });
});

describe('the home page', () => {
  it('is in the language of the call, with what is not and without a version', async () => {
    await takeBack('homepage', 'homepage', 'heroSubtitle');
    const { heroSubtitle, version } = await site.anyone.homepage.get();
    const { body, etag } = await read('/homepage?lang=en');
    expect(body).toMatchObject({
      siteName: 'Casa Zagara',
      heroTitle: 'The house above the bay',
      heroSubtitle,
      primaryButton: { text: 'Book your stay', link: '/booking', visible: true },
      inItalian: ['heroSubtitle'],
      language: 'en',
    });
    expect(etag).toBeNull();
    expect(body).not.toHaveProperty('version');
    expect((await read('/homepage?lang=it')).body).toMatchObject({ inItalian: [], language: 'it', version });
  });

  it('is Italian throughout in a language that is not offered, but to those who write in it', async () => {
    const { heroTitle } = await site.anyone.homepage.get();
    expect((await read('/homepage?lang=fr')).body).toMatchObject({ heroTitle, inItalian: [], language: 'it' });
    expect((await read('/homepage?lang=fr', admin.token)).body).toMatchObject({
      heroTitle: 'La maison au-dessus de la baie',
      language: 'fr',
    });
  });

  it('keeps its translation, once its Italian has changed', async () => {
    await admin.client.homepage.update({ body: { heroTitle: 'Un altro titolo' } });
    expect((await read('/homepage?lang=en')).body).toMatchObject({ heroTitle: 'The house above the bay' });
  });
});

it('the property tells its amenities in the language, and their icons by the Italian', async () => {
  await takeBack('property', 'property', 'amenities.TV');
  const { amenities } = await site.anyone.property.get();
  expect((await read('/property?lang=en')).body).toMatchObject({
    name: 'Casa Zagara',
    amenities: ['Free WiFi', 'Private parking', 'Coffee maker', 'TV', 'Fully equipped kitchen'],
    amenityKeys: amenities,
    inItalian: ['amenities.TV'],
  });
});

it('galleries and their pictures are in the language, or in Italian and marked', async () => {
  expect((await read('/gallery/la-casa?lang=en')).body).toMatchObject({
    name: 'The house',
    slug: 'la-casa',
    inItalian: [],
    pictures: expect.arrayContaining([
      expect.objectContaining({
        file: 'night-sky-house.jpg',
        caption: 'At night there are only the sea and the stars.',
      }),
    ]),
  });
  const { body } = await read('/gallery?lang=de');
  expect(body).toMatchObject([{ name: 'La casa', inItalian: ['name', 'description'] }, {}]);
  expect(Object(body)[0].pictures[0]).toMatchObject({ inItalian: ['caption', 'alt'] });
});

it('boxes and lines of the menu are absent until they are translated, with those under them', async () => {
  await takeBack('feature_boxes', 'box-il-mare', 'description');
  await takeBack('menu_items', 'menu-il-soggiorno', 'label');
  const english = site.speaking('en');
  expect((await english.featureBoxes.list()).map(({ title }) => title)).toEqual([
    'A house all to yourselves',
    'Our own lemon grove',
  ]);
  expect((await english.menu.list()).map(({ label }) => label)).toEqual(['The house', 'Gallery', 'Blog']);
  // No post is in German, so a menu line to the blog would lead nowhere.
  expect(await site.speaking('de').menu.list()).toHaveLength(3);
});

it('administrators see boxes that are not translated, like drafts, with their Italian', async () => {
  await takeBack('feature_boxes', 'box-il-mare', 'description');
  const editor = await site.signIn({ role: 'EDITOR', emailConfirmed: true });
  expect(await site.withToken(admin.token, 'en').featureBoxes.list()).toMatchObject([
    {},
    { id: 'box-il-mare', inItalian: ['description'] },
    {},
  ]);
  expect(await site.withToken(editor.token, 'en').featureBoxes.list()).toHaveLength(2);
});

it('galleries come by the name that is shown, as the language lists it, the default one first', async () => {
  const names = { Alba: 'Zebra', Barca: 'Öl', Costa: 'Oz' };
  for (const [name, text] of Object.entries(names)) {
    const { id } = await admin.client.galleries.create({ body: aGallery({ name, slug: name.toLowerCase() }) });
    const params = { language: 'de', kind: 'galleries', id };
    await admin.client.translations.update({ params, body: { fields: { name: { text, isChecked: true } } } });
  }
  const [first, ...others] = await site.speaking('de').galleries.list();
  expect(first?.slug).toBe('la-casa');
  expect(others.map(({ name }) => name)).toEqual(['L’isola', 'Öl', 'Oz', 'Zebra']);
});

describe('a post', () => {
  it('is found by its slug in the language, with where it stands in each', async () => {
    const { body } = await read(`/blog/${ENGLISH_SLUG}?lang=en`);
    expect(body).toMatchObject({
      slug: ENGLISH_SLUG,
      title: 'Round the island by boat, in half a day',
      language: 'en',
      inItalian: [],
      alternates: [
        { language: 'it', slug: ITALIAN_SLUG },
        { language: 'en', slug: ENGLISH_SLUG },
      ],
    });
    expect((await read(`/blog/${ITALIAN_SLUG}?lang=it`)).body).toMatchObject({
      slug: ITALIAN_SLUG,
      alternates: [{ language: 'it' }, { language: 'en' }],
    });
  });

  it('of another language’s slug is not found, but told where it is', async () => {
    const alternates = [
      { language: 'it', slug: ITALIAN_SLUG },
      { language: 'en', slug: ENGLISH_SLUG },
    ];
    expect(await read(`/blog/${ITALIAN_SLUG}?lang=en`)).toMatchObject({ status: 404, body: { alternates } });
    expect(await read(`/blog/${ENGLISH_SLUG}?lang=it`)).toMatchObject({ status: 404, body: { alternates } });
    expect(await read(`/blog/${ITALIAN_SLUG}?lang=de`)).toMatchObject({ status: 404, body: { alternates } });
    expect((await read('/blog/nessuno?lang=en')).body).not.toHaveProperty('alternates');
  });

  it('has no other slug where no language is named, or it is not offered, but for those who write', async () => {
    await admin.client.languages.offer({ body: { offered: [] } });
    for (const path of [`/blog/${ENGLISH_SLUG}`, `/blog/${ENGLISH_SLUG}?lang=en`]) {
      expect((await read(path)).status).toBe(404);
      expect((await read(path, admin.token)).status).toBe(200);
    }
    expect((await read(`/blog/${ITALIAN_SLUG}?lang=it`)).body).toMatchObject({ alternates: [{ language: 'it' }] });
  });

  it.each(['title', 'excerpt', 'content'])(
    'is hidden while its %s is not checked, and lists do not count it',
    async (field) => {
      const { total } = await site.speaking('en').blog.list();
      await takeBack('posts', await idOf(ITALIAN_SLUG), field);
      expect((await read(`/blog/${ENGLISH_SLUG}?lang=en`)).status).toBe(404);
      const after = await site.speaking('en').blog.list();
      expect([after.total, after.posts.length]).toEqual([total - 1, total - 1]);
      expect(after.posts.map(({ slug }) => slug)).not.toContain(ENGLISH_SLUG);
      expect((await read(`/blog/${ITALIAN_SLUG}?lang=it`)).body).toMatchObject({ alternates: [{ language: 'it' }] });
    },
  );

  it('is listed with the languages that have any, where one is named', async () => {
    expect((await read('/blog?lang=de')).body).toMatchObject({ total: 0, languages: ['it', 'en'] });
    expect((await read('/blog?lang=it')).body).toMatchObject({ languages: ['it', 'en'] });
    await admin.client.languages.offer({ body: { offered: ['de'] } });
    expect((await read('/blog?lang=it')).body).toMatchObject({ languages: ['it'] });
  });

  it('whose Italian is hidden is hidden in all languages', async () => {
    await admin.client.blog.edit({ params: { id: await idOf(ITALIAN_SLUG) }, body: { published: false } });
    const refused = await read(`/blog/${ENGLISH_SLUG}?lang=en`);
    expect(refused.status).toBe(404);
    expect(refused.body).not.toHaveProperty('alternates');
    expect((await site.speaking('en').blog.list()).total).toBe(7);
  });

  it('stands in the pages of a list that has none but those of the language', async () => {
    const english = site.speaking('en');
    const [first, second] = [
      await english.blog.list({ query: { page: 1, limit: 5 } }),
      await english.blog.list({ query: { page: 2, limit: 5 } }),
    ];
    expect([first.total, first.posts.length, second.posts.length]).toEqual([8, 5, 3]);
    expect(new Set([...first.posts, ...second.posts].map(({ slug }) => slug)).size).toBe(8);
    expect(await site.speaking('de').blog.list()).toMatchObject({ posts: [], total: 0 });
  });
});

it('a page keeps the slug that every language has', async () => {
  expect((await read('/pages/informativa-privacy?lang=de')).body).toMatchObject({
    title: 'Datenschutzerklärung',
    slug: 'informativa-privacy',
    alternates: [{ language: 'it' }, { language: 'en' }, { language: 'de' }],
  });
  expect((await read('/pages/how-to-get-here?lang=en')).body).toMatchObject({ title: 'How to get to Casa Zagara' });
});

it('a draft in a language is read by those who write, its gaps in Italian', async () => {
  const params = { language: 'de', kind: 'posts', id: await idOf(ITALIAN_SLUG) };
  const title = { text: 'Mit dem Boot um die Insel', isChecked: true };
  const { slug } = await admin.client.translations.update({ params, body: { fields: { title } } });
  expect((await read(`/blog/${slug}?lang=de`)).status).toBe(404);
  expect((await read(`/blog/${slug}?lang=de`, admin.token)).body).toMatchObject({
    title: title.text,
    inItalian: ['excerpt', 'content'],
  });
});

it('an answer takes no more questions for more things', async () => {
  const { database, queries: asked } = noteQueries(site.database);
  const galleries = await createGalleries({ database, clock: site.clock }).list({ language: 'en', requested: 'en' });
  expect(galleries.flatMap(({ pictures }) => pictures).length).toBeGreaterThan(20);
  expect(asked.toSorted()).toEqual([
    'select galleries',
    'select gallery_images',
    'select translations',
    'select translations',
  ]);
});

it('what guests write keeps the language of its call', async () => {
  const guest = await site.signIn();
  const post = async (path: string, body: object) =>
    await fetch(`${site.origin}/api${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${guest.token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const stay = { startDate: '2027-06-12', endDate: '2027-06-19', guestName: 'Ada', guestEmail: guest.user.email };
  expect(await (await post('/bookings?lang=de', stay)).json()).toMatchObject({ language: 'de' });
  expect(await (await post('/reviews?lang=en', { comment: 'A lovely quiet place.', rating: 5 })).json()).toMatchObject({
    language: 'en',
  });
  const message = { name: 'Ada', email: 'ada@example.com', message: 'Bonjour, une question.' };
  expect((await post('/contact?lang=fr', message)).status).toBe(201);
  expect((await read('/bookings?lang=it', admin.token)).body).toMatchObject([{ language: 'de' }]);
  expect((await read('/reviews?lang=it', admin.token)).body).toContainEqual(
    expect.objectContaining({ language: 'en' }),
  );
  expect((await read('/contact?lang=it', admin.token)).body).toMatchObject([{ language: 'it' }]);
  expect((await read('/bookings', admin.token)).body).not.toMatchObject([{ language: 'de' }]);
});

it('unpublished in one language, a post is still read in the others', async () => {
  const params = { language: 'en', kind: 'posts', id: await idOf(ITALIAN_SLUG) };
  await admin.client.translations.update({ params, body: { isPublished: false } });
  expect((await refusalOf(site.speaking('en').blog.get({ params: { slug: ENGLISH_SLUG } }))).status).toBe(404);
  expect(await site.anyone.blog.get({ params: { slug: ITALIAN_SLUG } })).toMatchObject({ published: true });
});
