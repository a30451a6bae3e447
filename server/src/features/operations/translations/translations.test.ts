import type { TranslatableKind } from '@approdo/shared/contract/operations/translatable';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestSite, type TestSite } from '../../../testing/index.ts';
import { anMp3 } from '../../../testing/media-files.ts';
import { refusalOf } from '../../../testing/refusal.ts';
import { forgetTranslations } from '../../../testing/translating.ts';

let site: TestSite;
let admin: TestSite['anyone'];
let editor: TestSite['anyone'];
beforeEach(async () => {
  site = await createTestSite();
  await forgetTranslations(site);
  ({ client: admin } = await site.signIn({ role: 'ADMIN', emailConfirmed: true }));
  ({ client: editor } = await site.signIn({ role: 'EDITOR', emailConfirmed: true }));
});
afterEach(() => site.close());

const HTML = '<p>The bay is calm in the morning, and the water is so clear that you can count the stones.</p>';

const checked = (text: string | null) => ({ text, isChecked: true });
const named = (kind: TranslatableKind, id: string) => ({ language: 'en', kind, id });
const stateOf = (view: { fields: { field: string; state: string }[] }, name: string) =>
  view.fields.find(({ field }) => field === name)?.state;

async function firstPost() {
  const [post] = await admin.blog.listAll();
  if (!post) throw new Error('the starter content has posts');
  return post;
}

async function pageOf(slug: string) {
  return (await admin.pages.listAll()).find((page) => page.slug === slug) ?? { id: '' };
}

const whole = { title: checked('The calm bay'), excerpt: checked('A morning by the sea.'), content: checked(HTML) };

describe('a text', () => {
  const params = named('homepage', 'homepage');
  const heroTitle = (text: string, isChecked: boolean) => ({ fields: { heroTitle: { text, isChecked } } });

  it('is missing until it is written, suggested until it is checked, and outdated once its Italian changes', async () => {
    expect(stateOf(await admin.translations.get({ params }), 'heroTitle')).toBe('MISSING');
    const draft = await admin.translations.update({ params, body: heroTitle('The sea', false) });
    expect(stateOf(draft, 'heroTitle')).toBe('SUGGESTED');
    expect(stateOf(await admin.translations.update({ params, body: heroTitle('The sea', true) }), 'heroTitle')).toBe(
      'CHECKED',
    );
    const { heroTitle: before } = await site.anyone.homepage.get();
    await admin.homepage.update({ body: { heroTitle: 'Il lago' } });
    expect((await admin.translations.get({ params })).fields[0]).toEqual({
      field: 'heroTitle',
      format: 'line',
      max: 200,
      italian: 'Il lago',
      source: before,
      text: 'The sea',
      state: 'OUTDATED',
    });
    expect(stateOf(await admin.translations.update({ params, body: heroTitle('The sea', true) }), 'heroTitle')).toBe(
      'CHECKED',
    );
  });

  it('is cleaned, and held to the bounds of its Italian', async () => {
    const view = await admin.translations.update({ params, body: heroTitle(' The\tsea ', true) });
    expect(view.fields[0]?.text).toBe('The sea');
    const body = { fields: { heroTitle: checked('x'.repeat(201)), siteName: checked('Lemon House') } };
    expect((await refusalOf(admin.translations.update({ params, body }))).fields).toEqual({
      'fields.heroTitle.text': 'Al massimo 200 caratteri',
      'fields.siteName.text': 'Questo testo non si traduce',
    });
  });

  it('is deleted by null', async () => {
    await admin.translations.update({ params, body: heroTitle('The sea', true) });
    const view = await admin.translations.update({ params, body: { fields: { heroTitle: { text: null } } } });
    expect(stateOf(view, 'heroTitle')).toBe('MISSING');
  });

  it('of an amenity goes by its Italian word, and with it', async () => {
    const property = named('property', 'property');
    const [word = ''] = (await admin.property.get()).amenities;
    const field = `amenities.${word}`;
    const view = await admin.translations.update({ params: property, body: { fields: { [field]: checked('Word') } } });
    expect(stateOf(view, field)).toBe('CHECKED');
    await admin.property.update({ body: { amenities: ['Barca'] } });
    await admin.property.update({ body: { amenities: [word] } });
    expect(stateOf(await admin.translations.get({ params: property }), field)).toBe('MISSING');
  });

  it('of a letter keeps its placeholders', async () => {
    const letter = named('mail_wordings', 'BOOKING_CONFIRMED');
    const body = { fields: { subject: checked('See you {quando}'), body: checked('Hello {nome}') } };
    expect((await refusalOf(admin.translations.update({ params: letter, body }))).fields).toEqual({
      'fields.subject.text': 'Il segnaposto {quando} non esiste in questo messaggio',
      'fields.body.text': expect.stringContaining('deve contenere'),
    });
  });
});

describe('who may', () => {
  it.each(['homepage', 'property', 'mail_wordings'] as const)('%s is for admins alone', async (kind) => {
    const params = named(kind, kind);
    expect((await refusalOf(editor.translations.get({ params }))).status).toBe(403);
    expect((await refusalOf(editor.translations.update({ params, body: {} }))).status).toBe(403);
    expect((await refusalOf(editor.translations.suggest({ params }))).status).toBe(403);
  });

  it('an editor sees how far her own kinds are', async () => {
    const { things } = await editor.translations.list({ params: { language: 'en' } });
    expect([...new Set(things.map(({ kind }) => kind))].toSorted()).toEqual(['galleries', 'media', 'pages', 'posts']);
  });

  it.each([
    { language: 'it', kind: 'homepage', id: 'homepage' },
    { language: 'es', kind: 'homepage', id: 'homepage' },
    { language: 'en', kind: 'tasks', id: 'homepage' },
    { language: 'en', kind: 'posts', id: 'nobody' },
  ])('$language $kind $id is found by nobody', async (params) => {
    expect((await refusalOf(admin.translations.get({ params }))).status).toBe(404);
  });
});

describe('a post', () => {
  it('is published in a language with a slug of its own once all it needs is checked', async () => {
    const params = named('posts', (await firstPost()).id);
    const early = await refusalOf(
      editor.translations.update({ params, body: { fields: { title: whole.title }, isPublished: true } }),
    );
    expect([early.status, early.body]).toMatchObject([409, { missing: ['excerpt', 'content'] }]);
    expect(await editor.translations.get({ params })).not.toHaveProperty('slug');
    const view = await editor.translations.update({ params, body: { fields: whole, isPublished: true } });
    expect(view).toMatchObject({ slug: 'the-calm-bay', isPublished: true });
  });

  it('keeps what it needs while it is published', async () => {
    const params = named('posts', (await firstPost()).id);
    await editor.translations.update({ params, body: { fields: whole, isPublished: true } });
    const deletion = refusalOf(editor.translations.update({ params, body: { fields: { excerpt: { text: null } } } }));
    expect((await deletion).body).toMatchObject({ missing: ['excerpt'] });
    const hidden = { fields: { excerpt: { text: null } }, isPublished: false };
    expect(await editor.translations.update({ params, body: hidden })).toMatchObject({ isPublished: false });
  });

  it('has a slug that no other has in that language', async () => {
    const [one, other] = await admin.blog.listAll();
    const [first, second] = [named('posts', one?.id ?? ''), named('posts', other?.id ?? '')];
    await editor.translations.update({ params: first, body: { fields: whole } });
    const made = await editor.translations.update({ params: second, body: { fields: whole } });
    expect(made.slug).toBe('the-calm-bay-2');
    const taken = await refusalOf(editor.translations.update({ params: second, body: { slug: 'the-calm-bay' } }));
    expect([taken.status, Object.keys(taken.fields)]).toEqual([409, ['slug']]);
    const german = { ...second, language: 'de' };
    expect(await editor.translations.update({ params: german, body: { slug: 'the-calm-bay' } })).toMatchObject({
      slug: 'the-calm-bay',
    });
    expect((await refusalOf(editor.translations.update({ params: second, body: { slug: 'all' } }))).status).toBe(400);
  });

  it('is cleaned as in Italian, and refused what Italian is', async () => {
    const params = named('posts', (await firstPost()).id);
    const dirty = `${HTML}<script>alert(1)</script>`;
    const view = await editor.translations.update({ params, body: { fields: { content: checked(dirty) } } });
    expect(view.fields.find(({ field }) => field === 'content')?.text).toBe(HTML);
    const frame = '<div data-type="map" data-src="https://evil.example/"></div>';
    const refused = await refusalOf(
      editor.translations.update({ params, body: { fields: { content: checked(frame) } } }),
    );
    expect(refused.fields).toHaveProperty(['fields.content.text']);
  });

  it('shows files that stay in the library while it does', async () => {
    const { id, title } = await firstPost();
    const params = named('posts', id);
    const [file] = (await editor.media.list()).filter(({ url }) => url.endsWith('bathroom.jpg'));
    const content = `${HTML}<div data-type="image" data-src="/uploads/bathroom.jpg"></div>`;
    await editor.translations.update({ params, body: { fields: { content: checked(content) } } });
    const refused = await refusalOf(editor.media.remove({ params: { id: file?.id ?? '' } }));
    expect(refused.body).toMatchObject({ usedIn: expect.arrayContaining([{ type: 'post', id, title }]) });
  });

  it('leaves nothing behind in any language', async () => {
    const { id } = await firstPost();
    await editor.translations.update({ params: named('posts', id), body: { fields: whole } });
    await editor.blog.remove({ params: { id } });
    const rows = await site.database.selectFrom('translations').selectAll().execute();
    const documents = await site.database.selectFrom('translated_documents').selectAll().execute();
    expect([rows, documents].map((all) => all.filter(({ thing_id }) => thing_id === id))).toEqual([[], []]);
  });
});

describe('a page that no site is without', () => {
  it('keeps its slug in every language, and is published there as soon as it can be', async () => {
    const { id } = await pageOf('informativa-privacy');
    const params = named('pages', id);
    const moved = await refusalOf(editor.translations.update({ params, body: { slug: 'privacy-policy' } }));
    expect(moved.status).toBe(409);
    const fields = { title: checked('Privacy notice'), content: checked(HTML) };
    const view = await editor.translations.update({ params, body: { fields } });
    expect(view).toMatchObject({ slug: 'informativa-privacy', isPublished: true });
    expect((await refusalOf(editor.translations.update({ params, body: { isPublished: false } }))).status).toBe(409);
  });
});

it.each(['galleries', 'media'] as const)('what is deleted of the %s leaves no translation behind', async (kind) => {
  const [gallery] = await editor.galleries.list();
  const file = new File([new Uint8Array(anMp3())], 'onde.mp3');
  const made = kind === 'galleries' ? gallery : await editor.media.add({ file, body: { caption: 'Le onde di notte' } });
  const id = made?.id ?? '';
  const field = kind === 'galleries' ? 'name' : 'caption';
  await editor.translations.update({ params: named(kind, id), body: { fields: { [field]: checked('Here') } } });
  const listRows = async () =>
    (await site.database.selectFrom('translations').selectAll().execute()).filter(({ thing_id }) => thing_id === id);
  expect(await listRows()).toMatchObject([{ kind, field, text: 'Here' }]);
  await editor[kind].remove({ params: { id } });
  expect(await listRows()).toEqual([]);
});

it('what has no slug takes none, and is not published', async () => {
  const [gallery] = await editor.galleries.list();
  const params = named('galleries', gallery?.id ?? '');
  const refused = await refusalOf(editor.translations.update({ params, body: { slug: 'home', isPublished: true } }));
  expect(refused.fields).toEqual({ slug: expect.any(String), isPublished: expect.any(String) });
});
