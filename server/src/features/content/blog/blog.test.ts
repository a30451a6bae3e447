import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestSite, type TestSite } from '../../../testing/index.ts';
import { refusalOf } from '../../../testing/refusal.ts';
import { aPost } from '../../../testing/writing.ts';

let site: TestSite;
let editor: Awaited<ReturnType<TestSite['signIn']>>;

beforeEach(async () => {
  site = await createTestSite();
  editor = await site.signIn({ role: 'EDITOR', emailConfirmed: true });
});
afterEach(() => site.close());

const write = (change: Parameters<typeof aPost>[0] = {}) => editor.client.blog.create({ body: aPost(change) });

describe('the blog', () => {
  test('is listed by publication, without content and drafts', async () => {
    const draft = await write({ title: 'Ancora una bozza' });
    const { posts, total } = await site.anyone.blog.list({ query: {} });
    expect(total).toBe(8);
    expect(posts).toHaveLength(8);
    expect(posts.map(({ id }) => id)).not.toContain(draft.id);
    const dates = posts.map(({ publishedAt }) => publishedAt ?? '');
    expect(dates).toEqual(dates.toSorted().toReversed());
    for (const post of posts) expect(post).not.toHaveProperty('content');
    await editor.client.blog.remove({ params: { id: draft.id } });
  });

  test('comes in pages', async () => {
    const all = await site.anyone.blog.list({ query: { limit: 100 } });
    const first = await site.anyone.blog.list({ query: { page: 1, limit: 3 } });
    const last = await site.anyone.blog.list({ query: { page: 3, limit: '3' } });
    expect([...first.posts, ...last.posts]).toEqual([...all.posts.slice(0, 3), ...all.posts.slice(6)]);
    expect(await site.anyone.blog.list({ query: { page: 99 } })).toEqual({ posts: [], total: 8 });
    expect((await site.anyone.blog.list({ query: { limit: 9_999_999_999_999 } })).posts).toHaveLength(8);
    expect((await site.anyone.blog.list({ query: { page: 9_999_999_999_999, limit: 100 } })).posts).toEqual([]);
  });

  test.each([
    'page=0',
    'page=-1',
    'page=x',
    'limit=0',
    'limit=1.5',
    'page=1&page=2',
    'limit=',
    `page=${'9'.repeat(400)}`,
  ])('has no page %s', async (query) => {
    expect((await fetch(`${site.origin}/api/blog?${query}`)).status).toBe(400);
  });

  test('counts anew after each change', async () => {
    const { id } = await write({ published: true });
    expect((await site.anyone.blog.list({ query: {} })).total).toBe(9);
    await editor.client.blog.edit({ params: { id }, body: { published: false } });
    expect((await site.anyone.blog.list({ query: {} })).total).toBe(8);
    await editor.client.blog.remove({ params: { id } });
    expect((await site.anyone.blog.list({ query: {} })).total).toBe(8);
  });
});

describe('a post', () => {
  test('is shown with what its page needs', async () => {
    const written = await write({
      published: true,
      content: '<p>Il mare.</p><div data-type="image" data-src="/uploads/kitchen.jpg"></div><script>x</script>',
      coverImage: 'terrace.jpg',
    });
    expect(written).toMatchObject({
      content: '<p>Il mare.</p><div data-type="image" data-src="/uploads/kitchen.jpg"></div>',
      readTime: 1,
      author: { name: editor.user.name, avatar: null },
      publishedAt: '2027-03-01T10:00:00.000Z',
      createdAt: '2027-03-01T10:00:00.000Z',
    });
    expect(written.pictures.map(({ file }) => file).toSorted()).toEqual(['kitchen.jpg', 'terrace.jpg']);
    expect(written.pictures[0]).toMatchObject({ alt: expect.any(String), width: 1920, height: 1280 });
    expect(await site.anyone.blog.get({ params: { slug: written.slug } })).toEqual(written);
    await editor.client.blog.remove({ params: { id: written.id } });
  });

  test('takes a minute to read for each 200 words begun', async () => {
    const { readTime } = await write({ content: `<h2>Uno</h2><p>${'parola '.repeat(400)}</p>` });
    expect(readTime).toBe(3);
  });

  test('that is a draft is for editors', async () => {
    const { slug, publishedAt } = await write();
    expect(publishedAt).toBeNull();
    const refused = await refusalOf(site.anyone.blog.get({ params: { slug } }));
    expect([refused.status, refused.message]).toEqual([404, 'Post not found']);
    const guest = await site.signIn();
    expect((await refusalOf(guest.client.blog.get({ params: { slug } }))).status).toBe(404);
    expect((await editor.client.blog.get({ params: { slug } })).slug).toBe(slug);
    expect((await editor.client.blog.listAll()).map((post) => post.slug)).toContain(slug);
  });

  test('keeps the day of its first publication', async () => {
    const { id } = await write();
    site.clock.advance(60_000);
    const published = await editor.client.blog.edit({ params: { id }, body: { published: true } });
    expect(published.publishedAt).toBe('2027-03-01T10:01:00.000Z');
    site.clock.advance(60_000);
    const hidden = await editor.client.blog.edit({ params: { id }, body: { published: false } });
    const again = await editor.client.blog.edit({ params: { id }, body: { published: true } });
    expect([hidden.publishedAt, again.publishedAt]).toEqual([published.publishedAt, published.publishedAt]);
    await editor.client.blog.remove({ params: { id } });
  });

  test('changes only in what the edit names', async () => {
    const before = await write({ title: 'Prima del cambio' });
    const after = await editor.client.blog.edit({ params: { id: before.id }, body: { title: 'Dopo il cambio' } });
    expect(after).toEqual({ ...before, title: 'Dopo il cambio', version: after.version });
  });

  test('is written by its author, whoever changes it', async () => {
    const { id } = await write();
    const admin = await site.signIn({ role: 'ADMIN', emailConfirmed: true });
    const { author } = await admin.client.blog.edit({ params: { id }, body: { title: 'Rivisto dall’altra' } });
    expect(author.name).toBe(editor.user.name);
  });

  test('whose author is deleted remains, signed by nobody', async () => {
    const other = await site.signIn({ role: 'EDITOR', emailConfirmed: true });
    const { slug } = await other.client.blog.create({ body: aPost({ title: 'Senza autore' }) });
    const admin = await site.signIn({ role: 'ADMIN', emailConfirmed: true });
    await admin.client.users.remove({ params: { id: other.user.id } });
    const { author } = await editor.client.blog.get({ params: { slug } });
    expect(author).toEqual({ name: 'Ospite', avatar: null });
  });

  test('has one version by itself and in the list, however often that is read and whatever changes', async () => {
    const { id, version } = await write();
    const listedVersion = async () => (await editor.client.blog.listAll()).find((post) => post.id === id)?.version;
    expect([await listedVersion(), await listedVersion()]).toEqual([version, version]);
    const after = await editor.client.blog.edit({ params: { id }, body: { content: '<p>Tutto diverso.</p>' } });
    expect(after.version).not.toBe(version);
    expect([await listedVersion(), await listedVersion()]).toEqual([after.version, after.version]);
  });

  test('stays the same version where only its author gets another name', async () => {
    const other = await site.signIn({ role: 'EDITOR', emailConfirmed: true });
    const { slug, version } = await other.client.blog.create({ body: aPost({ title: 'Con un altro nome' }) });
    await other.client.profile.update({ body: { name: 'Nuovo Nome', email: other.user.email } });
    const renamed = await other.client.blog.get({ params: { slug } });
    expect(renamed).toMatchObject({ version, author: { name: 'Nuovo Nome' } });
  });

  test('that is deleted is gone', async () => {
    const { id, slug } = await write();
    await editor.client.blog.remove({ params: { id } });
    expect((await refusalOf(editor.client.blog.get({ params: { slug } }))).status).toBe(404);
    expect((await refusalOf(editor.client.blog.remove({ params: { id } }))).status).toBe(404);
    expect((await refusalOf(editor.client.blog.edit({ params: { id }, body: {} }))).status).toBe(404);
  });
});

describe('the slug of a post', () => {
  test('is made from its title and never twice', async () => {
    const slugs = [];
    for (let count = 0; count < 3; count += 1) slugs.push((await write({ title: 'Città & mare' })).slug);
    expect(slugs).toEqual(['citta-e-mare', 'citta-e-mare-2', 'citta-e-mare-3']);
  });

  test('that is given is taken or refused, never changed', async () => {
    expect((await write({ slug: 'mio-slug' })).slug).toBe('mio-slug');
    const taken = await refusalOf(write({ slug: 'mio-slug' }));
    expect([taken.status, taken.fields]).toEqual([409, { slug: 'Questo indirizzo (slug) è già in uso' }]);
    const other = await write();
    const moved = editor.client.blog.edit({ params: { id: other.id }, body: { slug: 'mio-slug' } });
    expect((await refusalOf(moved)).status).toBe(409);
  });

  test.each(['all', 'Maiuscole', 'con spazio', '../su', '', '-', 'a'.repeat(201)])('is never %j', async (slug) => {
    const refused = await refusalOf(write({ slug }));
    expect([refused.status, Object.keys(refused.fields)]).toEqual([400, ['slug']]);
  });
});

describe('a post that is not sound', () => {
  test('is told of all its faults in the words of the specification', async () => {
    const refused = await refusalOf(write({ title: '  ', excerpt: '', content: '', coverImage: '' }));
    expect(refused.fields).toMatchObject({
      title: 'Il titolo è obbligatorio',
      excerpt: "L'estratto è obbligatorio",
      coverImage: 'Per favore scegli o carica una immagine di copertina',
    });
    expect((await refusalOf(write({ content: '<p> </p><hr>' }))).fields).toEqual({
      content: 'Il contenuto è obbligatorio',
    });
  });

  test('is told of what its content and its cover lack beside what is wrong in shape', async () => {
    const lacking = { content: '<p> </p>', coverImage: 'non-esiste.jpg' };
    const texts = {
      content: 'Il contenuto è obbligatorio',
      coverImage: "L'immagine non esiste nella libreria dei media",
    };
    expect((await refusalOf(write(lacking))).fields).toEqual(texts);
    const refused = await refusalOf(write({ ...lacking, title: 'Mare' }));
    expect(Object.entries(refused.fields)).toEqual([
      ['title', 'Il titolo deve essere compreso tra 5 e 200 caratteri'],
      ...Object.entries(texts),
    ]);
    expect(refused.message).toBe('Il titolo deve essere compreso tra 5 e 200 caratteri');
    const { id } = await write();
    const edited = editor.client.blog.edit({ params: { id }, body: { excerpt: 'Poche', content: '' } });
    expect(Object.keys((await refusalOf(edited)).fields)).toEqual(['excerpt', 'content']);
  });

  test.each([
    [{ title: 'Mare' }, 'title', 'Il titolo deve essere compreso tra 5 e 200 caratteri'],
    [{ title: 'a'.repeat(201) }, 'title', 'Il titolo deve essere compreso tra 5 e 200 caratteri'],
    [{ excerpt: 'Poche' }, 'excerpt', "L'estratto deve essere compreso tra 10 e 500 caratteri"],
    [{ excerpt: 'a'.repeat(501) }, 'excerpt', "L'estratto deve essere compreso tra 10 e 500 caratteri"],
    [{ coverImage: 'non-esiste.jpg' }, 'coverImage', "L'immagine non esiste nella libreria dei media"],
    [{ coverImage: '../../etc/passwd' }, 'coverImage', "L'immagine non esiste nella libreria dei media"],
    [
      { content: '<p>a</p><div data-type="map" data-src="https://evil.example/x"></div>' },
      'content',
      'Questo contenuto non può essere incorporato: evil.example',
    ],
    [{ content: '&'.repeat(900_000) }, 'content', 'Il contenuto supera la dimensione massima di 1 MB'],
  ])('is refused at its field: %#', async (change, field, message) => {
    const refused = await refusalOf(write(change));
    expect([refused.status, refused.fields]).toEqual([400, { [field]: message }]);
  });

  test('is refused whole where it is too large', async () => {
    expect((await refusalOf(write({ content: `<p>${'a'.repeat(1_100_000)}</p>` }))).status).toBe(400);
    expect((await refusalOf(write({ content: 'a'.repeat(2_000_000) }))).status).toBe(413);
  });

  test('may not have a film for a cover', async () => {
    const film = { id: 'film', file: 'film.mp4', name: 'film', type: 'video/mp4', kind: 'video', size: 1 } as const;
    await site.database
      .insertInto('media')
      .values({
        ...film,
        caption: '',
        alt: '',
        width: 640,
        height: 360,
        duration: 1,
        created_at: '2027-01-01T00:00:00.000Z',
      })
      .execute();
    expect((await refusalOf(write({ coverImage: 'film.mp4' }))).fields).toHaveProperty('coverImage');
  });

  test('keeps nothing that was not asked for', async () => {
    const body = {
      ...aPost(),
      id: 'mio',
      author: { name: 'Altri' },
      createdAt: '2000-01-01T00:00:00.000Z',
      readTime: 99,
    };
    const written = await editor.client.blog.create({ body });
    expect(written.id).not.toBe('mio');
    expect(written).toMatchObject({ readTime: 1, author: { name: editor.user.name } });
    expect(written.createdAt).not.toBe('2000-01-01T00:00:00.000Z');
  });
});
