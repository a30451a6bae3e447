import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestSite, type TestSite } from '../../../testing/index.ts';

const aBox = { icon: '/uploads/icon.png', title: 'La piscina', description: 'Acqua di mare, senza cloro.' };

let site: TestSite;
let admin: TestSite['anyone'];
beforeAll(async () => {
  site = await createTestSite();
  writeFileSync(join(site.uploads, 'icon.png'), '');
  ({ client: admin } = await site.signIn({ role: 'ADMIN', emailConfirmed: true }));
});
afterAll(() => site.close());

describe('a feature box', () => {
  it('comes three times with the starter content', async () => {
    expect(await site.anyone.featureBoxes.list()).toHaveLength(3);
  });

  it('is a draft that only an admin sees until it is published', async () => {
    const box = await admin.featureBoxes.create({ body: aBox });
    expect(box).toEqual({ id: expect.any(String), ...aBox, link: null, published: false, version: expect.any(String) });
    const { client: editor } = await site.signIn({ role: 'EDITOR', emailConfirmed: true });
    expect(await site.anyone.featureBoxes.list()).not.toContainEqual(box);
    expect(await editor.featureBoxes.list()).not.toContainEqual(box);
    expect(await admin.featureBoxes.list()).toContainEqual(box);

    const published = await admin.featureBoxes.update({ params: { id: box.id }, body: { published: true } });
    expect(published).toEqual({ ...box, published: true, version: published.version });
    expect(await site.anyone.featureBoxes.list()).toContainEqual(published);

    await admin.featureBoxes.remove({ params: { id: box.id } });
    expect(await admin.featureBoxes.list()).not.toContainEqual(published);
  });

  it('has a link that may be taken away again', async () => {
    const { id } = await admin.featureBoxes.create({ body: { ...aBox, link: 'mailto:casa@example.com' } });
    const edit = (link: string | null) => admin.featureBoxes.update({ params: { id }, body: { link } });
    expect(await edit('/gallery')).toMatchObject({ link: '/gallery' });
    expect(await edit('')).toMatchObject({ link: null });
    expect(await edit(null)).toMatchObject({ link: null });
    await expect(edit('javascript:alert(1)')).rejects.toMatchObject({
      status: 400,
      fields: { link: expect.any(String) },
    });
  });

  it('names every field that is missing', async () => {
    await expect(admin.featureBoxes.create({ body: { icon: '', title: ' ', description: '' } })).rejects.toMatchObject({
      status: 400,
      message: 'Please select an icon image',
      fields: {
        icon: 'Please select an icon image',
        title: 'Il titolo è obbligatorio',
        description: 'La descrizione è obbligatoria',
      },
    });
  });

  it('has a title of at most 50 characters and a description of at most 200', async () => {
    const longest = { ...aBox, title: 'à'.repeat(50), description: 'è'.repeat(200) };
    await expect(admin.featureBoxes.create({ body: longest })).resolves.toMatchObject(longest);
    const body = { ...aBox, title: 'a'.repeat(51), description: 'a'.repeat(201) };
    await expect(admin.featureBoxes.create({ body })).rejects.toMatchObject({
      status: 400,
      fields: { title: 'Al massimo 50 caratteri', description: 'Al massimo 200 caratteri' },
    });
  });

  it('shows an icon that is there, or lies at an https address', async () => {
    const missing = admin.featureBoxes.create({ body: { ...aBox, icon: '/uploads/nothing.png' } });
    await expect(missing).rejects.toMatchObject({ status: 400, fields: { icon: expect.any(String) } });
    const icon = 'https://example.com/icon.png';
    await expect(admin.featureBoxes.create({ body: { ...aBox, icon } })).resolves.toMatchObject({ icon });
  });

  it('is unknown by another id', async () => {
    const params = { id: 'nobody-knows-this' };
    await expect(admin.featureBoxes.update({ params, body: {} })).rejects.toMatchObject({ status: 404 });
    await expect(admin.featureBoxes.remove({ params })).rejects.toMatchObject({ status: 404 });
  });
});
