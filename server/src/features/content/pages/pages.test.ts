import { fixedPageSlugs } from '@approdo/shared/contract/content/pages';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestSite, type TestSite } from '../../../testing/index.ts';
import { refusalOf } from '../../../testing/refusal.ts';
import { aPage } from '../../../testing/writing.ts';

let site: TestSite;
let editor: Awaited<ReturnType<TestSite['signIn']>>;
let count = 0;

beforeEach(async () => {
  site = await createTestSite();
  editor = await site.signIn({ role: 'EDITOR', emailConfirmed: true });
});
afterEach(() => site.close());

function write(change: Parameters<typeof aPage>[0] = {}) {
  count += 1;
  return editor.client.pages.create({ body: aPage({ slug: `pagina-${count}`, ...change }) });
}

describe('a page', () => {
  test('is shown once it is published, with what its page needs', async () => {
    const written = await write({
      content: `${aPage().content}<div data-type="image" data-src="/uploads/terrace.jpg"></div>`,
      published: true,
      seoTitle: ' Titolo ',
    });
    expect(written).toMatchObject({
      excerpt: '',
      seoTitle: 'Titolo',
      seoDescription: '',
      seoKeywords: '',
      publishedAt: '2027-03-01T10:00:00.000Z',
      pictures: [{ file: 'terrace.jpg' }],
    });
    expect(await site.anyone.pages.get({ params: { slug: written.slug } })).toEqual(written);
  });

  test('that is a draft is for editors', async () => {
    const { slug } = await write();
    const refused = await refusalOf(site.anyone.pages.get({ params: { slug } }));
    expect([refused.status, refused.message]).toEqual([404, 'Pagina non trovata']);
    expect((await editor.client.pages.get({ params: { slug } })).published).toBe(false);
    expect((await editor.client.pages.listAll()).map((page) => page.slug)).toContain(slug);
  });

  test('changes only in what the edit names', async () => {
    const before = await write();
    const after = await editor.client.pages.edit({ params: { id: before.id }, body: { seoKeywords: 'mare, sole' } });
    expect(after).toEqual({ ...before, seoKeywords: 'mare, sole', version: after.version });
  });

  test('that is deleted is gone', async () => {
    const { id, slug } = await write();
    await editor.client.pages.remove({ params: { id } });
    expect((await refusalOf(editor.client.pages.get({ params: { slug } }))).status).toBe(404);
    expect((await refusalOf(editor.client.pages.remove({ params: { id } }))).status).toBe(404);
  });

  test('has a slug of its own', async () => {
    const { slug } = await write();
    expect((await refusalOf(write({ slug }))).status).toBe(409);
  });

  test.each([
    [{ title: 'Casa' }, 'title', 'Il titolo deve essere compreso tra 5 e 200 caratteri'],
    [{ title: '' }, 'title', 'Il titolo deve essere compreso tra 5 e 200 caratteri'],
    [{ slug: 'casa' }, 'slug', 'Lo slug deve essere compreso tra 5 e 200 caratteri'],
    [{ slug: 'a'.repeat(201) }, 'slug', 'Lo slug deve essere compreso tra 5 e 200 caratteri'],
    [{ slug: 'all' }, 'slug', 'Questo indirizzo (slug) è riservato'],
    [{ slug: 'La Casa' }, 'slug', 'L’indirizzo (slug) può contenere solo lettere minuscole, numeri e trattini'],
    [{ content: `<p>${'a'.repeat(49)}</p>` }, 'content', 'Il contenuto deve essere di almeno 50 caratteri'],
    [{ content: `<h1>${'<br>'.repeat(100)}</h1>` }, 'content', 'Il contenuto deve essere di almeno 50 caratteri'],
  ])('that is not sound is refused at its field: %j', async (change, field, message) => {
    const refused = await refusalOf(write(change));
    expect([refused.status, refused.fields]).toEqual([400, { [field]: message }]);
  });
});

describe.each(fixedPageSlugs)('the page %s, which other screens lead to,', (slug) => {
  test('is there for anyone', async () => {
    const page = await site.anyone.pages.get({ params: { slug } });
    expect(page.published).toBe(true);
    expect(page.content.length).toBeGreaterThan(300);
  });

  test('can be rewritten, but neither moved, nor hidden, nor deleted', async () => {
    const { id, title } = await site.anyone.pages.get({ params: { slug } });
    const edit = (body: object) => editor.client.pages.edit({ params: { id }, body });
    expect((await edit({ content: aPage().content, slug, published: true })).content).toBe(aPage().content);
    expect((await refusalOf(edit({ slug: `${slug}-2` }))).status).toBe(409);
    expect((await refusalOf(edit({ published: false }))).status).toBe(409);
    expect((await refusalOf(editor.client.pages.remove({ params: { id } }))).status).toBe(409);
    expect(await site.anyone.pages.get({ params: { slug } })).toMatchObject({ title, content: aPage().content });
  });
});

test('a page is told of its empty content beside what is wrong in shape', async () => {
  const refused = await refusalOf(write({ title: 'Mare', content: '' }));
  expect(refused.fields).toEqual({
    title: 'Il titolo deve essere compreso tra 5 e 200 caratteri',
    content: 'Il contenuto deve essere di almeno 50 caratteri',
  });
});

test('a page may show more pictures than one question to the database can name', async () => {
  const names = Array.from({ length: 33_500 }, (_, index) => `${index}.jpg`);
  const pictures = [...names, 'terrace.jpg'].map((name) => `<img src="/uploads/${name}">`).join('');
  const written = await write({ content: `${aPage().content}${pictures}` });
  expect(written.pictures.map(({ file }) => file)).toEqual(['terrace.jpg']);
});
