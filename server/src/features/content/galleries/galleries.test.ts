import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestSite, type TestSite } from '../../../testing/index.ts';
import { refusalOf } from '../../../testing/refusal.ts';
import { aGallery } from '../../../testing/writing.ts';

let site: TestSite;
let editor: Awaited<ReturnType<TestSite['signIn']>>;
let count = 0;

beforeEach(async () => {
  site = await createTestSite();
  editor = await site.signIn({ role: 'EDITOR', emailConfirmed: true });
});
afterEach(() => site.close());

function make(change: Parameters<typeof aGallery>[0] = {}) {
  count += 1;
  return editor.client.galleries.create({ body: aGallery({ slug: `galleria-${count}`, ...change }) });
}

async function listDefaults(): Promise<string[]> {
  return (await site.anyone.galleries.list()).filter(({ isDefault }) => isDefault).map(({ slug }) => slug);
}

test('galleries come by name as Italian lists them, the default one first', async () => {
  for (const name of ['Zagara', 'Èze', 'eremo', 'Estate', 'Eolie']) await make({ name });
  const [first, ...others] = await site.anyone.galleries.list();
  expect(first?.isDefault).toBe(true);
  expect(others.map(({ name }) => name)).toEqual(['Eolie', 'eremo', 'Estate', 'Èze', 'L’isola', 'Zagara']);
});

describe('a gallery', () => {
  test('shows its pictures in the order they were given', async () => {
    const images = ['terrace.jpg', 'kitchen.jpg', 'bathroom.jpg', 'terrace.jpg'];
    const made = await make({ images, description: '  ' });
    expect(made).toMatchObject({ images, description: null, isDefault: false });
    expect(made.pictures.map(({ file }) => file)).toEqual(images);
    expect(made.pictures[1]).toMatchObject({ alt: expect.stringContaining('Cucina'), width: 1920 });
    expect(await site.anyone.galleries.get({ params: { slug: made.slug } })).toEqual(made);

    const reordered = await editor.client.galleries.edit({
      params: { id: made.id },
      body: { images: images.toReversed() },
    });
    expect(reordered).toEqual({
      ...made,
      images: images.toReversed(),
      pictures: made.pictures.toReversed(),
      version: reordered.version,
    });
  });

  test('is the only default one once it is made that', async () => {
    expect(await listDefaults()).toEqual(['la-casa']);
    const made = await make({ isDefault: true });
    expect(await listDefaults()).toEqual([made.slug]);
    const other = await make();
    await editor.client.galleries.edit({ params: { id: other.id }, body: { isDefault: true } });
    expect(await listDefaults()).toEqual([other.slug]);
    expect((await site.anyone.galleries.list())[0]?.slug).toBe(other.slug);
    await editor.client.galleries.edit({ params: { id: other.id }, body: { isDefault: false } });
    expect(await listDefaults()).toEqual([]);
  });

  test('does not become the default where it is refused', async () => {
    const made = await make({ isDefault: true });
    expect((await refusalOf(make({ isDefault: true, slug: made.slug }))).status).toBe(409);
    expect((await refusalOf(make({ isDefault: true, images: ['niente.jpg'] }))).status).toBe(400);
    expect(await listDefaults()).toEqual([made.slug]);
  });

  test('changes only in what the edit names', async () => {
    const before = await make({ description: 'Le barche' });
    const { name, slug, images } = before;
    const unchanged = { name, slug, images, description: 'Le barche', isDefault: false };
    const edit = (body: object) => editor.client.galleries.edit({ params: { id: before.id }, body });
    expect(await edit({ name: 'Il molo' })).toMatchObject({ ...unchanged, name: 'Il molo' });
    expect(await edit({ description: null })).toMatchObject({ ...unchanged, name: 'Il molo', description: null });
  });

  test('is another version once it is no longer the default', async () => {
    const { id, slug, version } = await make({ isDefault: true });
    await make({ isDefault: true });
    const staleEdit = editor.client.galleries.edit({ params: { id }, body: { isDefault: true }, version });
    expect((await refusalOf(staleEdit)).status).toBe(412);
    expect((await listDefaults()).includes(slug)).toBe(false);
  });

  test('stays the same version where only its pictures are captioned', async () => {
    const { slug, version } = await make({ images: ['harbour-boats.jpg'] });
    const [media] = (await editor.client.media.list()).filter(({ url }) => url === '/uploads/harbour-boats.jpg');
    await editor.client.media.edit({ params: { id: media?.id ?? '' }, body: { caption: 'Al mattino' } });
    const captioned = await site.anyone.galleries.get({ params: { slug } });
    expect(captioned).toMatchObject({ version, pictures: [{ caption: 'Al mattino' }] });
  });

  test('that is deleted is gone, and its pictures are not', async () => {
    const { id, slug } = await make();
    await editor.client.galleries.remove({ params: { id } });
    const refused = await refusalOf(site.anyone.galleries.get({ params: { slug } }));
    expect([refused.status, refused.message]).toEqual([404, 'Gallery not found']);
    expect((await editor.client.media.list()).map(({ url }) => url)).toContain('/uploads/harbour-boats.jpg');
  });

  test.each([
    [{ images: [] }, 'images', 'Per favore seleziona almeno una immagine'],
    [{ images: ['niente.jpg'] }, 'images', "L'immagine non esiste nella libreria dei media"],
    [{ name: ' ' }, 'name', 'Il nome è obbligatorio'],
    [{ slug: 'Il Porto' }, 'slug', 'L’indirizzo (slug) può contenere solo lettere minuscole, numeri e trattini'],
    [{ slug: 'all' }, 'slug', 'Questo indirizzo (slug) è riservato'],
  ])('that is not sound is refused at its field: %j', async (change, field, message) => {
    const refused = await refusalOf(make(change));
    expect([refused.status, refused.fields]).toEqual([400, { [field]: message }]);
  });
});
