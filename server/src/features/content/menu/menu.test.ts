import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestSite, type TestSite } from '../../../testing/index.ts';

let site: TestSite;
let admin: TestSite['anyone'];
beforeEach(async () => {
  site = await createTestSite();
  await site.database.deleteFrom('menu_items').execute();
  ({ client: admin } = await site.signIn({ role: 'ADMIN', emailConfirmed: true }));
});
afterEach(() => site.close());

type NewItem = Parameters<typeof admin.menu.create>[0]['body'];

async function add(label: string, more: Partial<NewItem> = {}) {
  return await admin.menu.create({ body: { label, ...more } });
}

async function readTree(client = admin) {
  const items = await client.menu.list();
  return items.map(({ label, children }) => [label, ...children.map((child) => child.label)]);
}

describe('the menu', () => {
  it('comes with the starter content', async () => {
    const fresh = await createTestSite();
    const labels = (await fresh.anyone.menu.list()).map(({ label }) => label);
    await fresh.close();
    expect(labels).toEqual(['La casa', 'Galleria', 'Il soggiorno', 'Blog']);
  });

  it('is a tree of two levels, each by order', async () => {
    const second = await add('Seconda', { order: 5 });
    await add('Prima', { order: 1 });
    await add('Figlia due', { parentId: second.id, order: 2 });
    await add('Figlia uno', { parentId: second.id, order: 1 });
    expect(await readTree()).toEqual([['Prima'], ['Seconda', 'Figlia uno', 'Figlia due']]);
  });

  it('shows each role what it may see, and no children of a hidden parent', async () => {
    await add('Tutti');
    const editors = await add('Redazione', { visibleTo: 'EDITOR' });
    await add('Bozze', { parentId: editors.id });
    await add('Direzione', { visibleTo: 'ADMIN' });
    const { client: user } = await site.signIn();
    const { client: editor } = await site.signIn({ role: 'EDITOR', emailConfirmed: true });
    expect(await readTree(site.anyone)).toEqual([['Tutti']]);
    expect(await readTree(user)).toEqual([['Tutti']]);
    expect(await readTree(editor)).toEqual([['Tutti'], ['Redazione', 'Bozze']]);
    expect(await readTree(admin)).toEqual([['Tutti'], ['Redazione', 'Bozze'], ['Direzione']]);
  });
});

describe('adding a line', () => {
  it('needs no more than a label: everyone sees it, on every device, last', async () => {
    await add('Prima', { order: 7 });
    expect(await add('Galleria')).toEqual({
      id: expect.any(String),
      label: 'Galleria',
      slug: null,
      url: null,
      visibleTo: 'USER',
      showOnDesktop: true,
      showOnMobile: true,
      parentId: null,
      order: 8,
      version: expect.any(String),
      children: [],
    });
  });

  it('begins at 1 under each parent', async () => {
    const parent = await add('Sopra');
    expect(parent.order).toBe(1);
    expect(await add('Sotto', { parentId: parent.id })).toMatchObject({ order: 1, parentId: parent.id });
  });

  it('names every wrong field', async () => {
    await expect(add(' ', { parentId: 'nowhere' })).rejects.toMatchObject({
      fields: { label: "L'etichetta è obbligatoria", parentId: expect.any(String) },
    });
    await expect(add(' ', { url: 'javascript:alert(1)', slug: 'Non Va' })).rejects.toMatchObject({
      status: 400,
      message: "L'etichetta è obbligatoria",
      fields: { label: "L'etichetta è obbligatoria", url: expect.any(String), slug: expect.any(String) },
    });
  });

  it.each([
    '/booking',
    '/booking?a=1#b',
    'https://example.com',
    'http://example.com',
    'mailto:a@example.com',
    'tel:+39081',
  ])('may lead to %s', async (url) => expect(await add('Voce', { url })).toMatchObject({ url }));

  it.each(['//example.com', '/\\example.com', 'data:text/html,x', 'ftp://example.com', 'booking'])(
    'never leads to %s',
    async (url) =>
      expect(add('Voce', { url })).rejects.toMatchObject({ status: 400, fields: { url: expect.any(String) } }),
  );

  it('refuses a third level and an unknown parent', async () => {
    const parent = await add('Sopra');
    const child = await add('Sotto', { parentId: parent.id });
    await expect(add('Terzo', { parentId: child.id })).rejects.toMatchObject({
      status: 400,
      fields: { parentId: 'Il menu ha al massimo due livelli' },
    });
    await expect(add('Orfana', { parentId: 'nobody-knows-this' })).rejects.toMatchObject({ status: 400 });
  });
});

describe('changing a line', () => {
  it('keeps what is left out, and clears by null or nothing', async () => {
    const before = await add('Casa', { slug: 'la-casa', url: '/', showOnMobile: false });
    const after = await admin.menu.update({ params: { id: before.id }, body: { label: 'La casa', url: '' } });
    expect(after).toEqual({ ...before, label: 'La casa', url: null, version: after.version });
    expect(await admin.menu.list()).toEqual([after]);
  });

  it('puts it last where it moves under another parent, whatever its order was', async () => {
    const parent = await add('Sopra');
    await add('Sotto uno', { parentId: parent.id, order: 4 });
    const moved = await add('Sotto due', { order: 2 });
    const answer = await admin.menu.update({ params: { id: moved.id }, body: { parentId: parent.id, order: 2 } });
    expect(answer).toMatchObject({ parentId: parent.id, order: 5 });
    expect(await readTree()).toEqual([['Sopra', 'Sotto uno', 'Sotto due']]);
  });

  it('keeps its order where its parent stays the same', async () => {
    const item = await add('Una');
    await add('Due');
    const body = { parentId: null, label: 'Uno' };
    expect(await admin.menu.update({ params: { id: item.id }, body })).toMatchObject({ order: 1 });
  });

  it('refuses a circle, and a third level by its own children', async () => {
    const parent = await add('Sopra');
    const child = await add('Sotto', { parentId: parent.id });
    const other = await add('Altra');
    const move = (id: string, parentId: string) => admin.menu.update({ params: { id }, body: { parentId } });
    await expect(move(parent.id, parent.id)).rejects.toMatchObject({ status: 400 });
    await expect(move(parent.id, child.id)).rejects.toMatchObject({ status: 400 });
    await expect(move(parent.id, other.id)).rejects.toMatchObject({ status: 400 });
    await expect(move(other.id, child.id)).rejects.toMatchObject({ status: 400 });
    expect(await readTree()).toEqual([['Sopra', 'Sotto'], ['Altra']]);
  });

  it('answers with its children', async () => {
    const parent = await add('Sopra');
    await add('Sotto', { parentId: parent.id });
    const answer = await admin.menu.update({ params: { id: parent.id }, body: { label: 'Su' } });
    expect(await admin.menu.list()).toEqual([answer]);
  });

  it('answers 404 where there is none', async () => {
    const params = { id: 'nobody-knows-this' };
    await expect(admin.menu.update({ params, body: {} })).rejects.toMatchObject({ status: 404 });
    await expect(admin.menu.remove({ params })).rejects.toMatchObject({ status: 404 });
  });
});

it('leads to the blog in another language once there is something to read, and in Italian always', async () => {
  await site.database.insertInto('offered_languages').values({ language: 'de' }).execute();
  site.app.memory.forget();
  const [blog, about] = [await add('Blog', { url: '/blog' }), await add('La casa', { url: '/' })];
  for (const [{ id }, label] of [
    [blog, 'Blog'],
    [about, 'Das Haus'],
  ] as const) {
    const params = { language: 'de', kind: 'menu_items', id } as const;
    const fields = { label: { text: label, isChecked: true } };
    await admin.translations.update({ params, body: { fields } });
  }
  const german = site.speaking('de');
  await site.database.updateTable('posts').set({ published: 0 }).execute();
  expect(await readTree(german)).toEqual([['Das Haus']]);
  expect(await readTree(site.anyone)).toEqual([['Blog'], ['La casa']]);
});

it('deletes the children of what it deletes', async () => {
  const parent = await add('Sopra');
  await add('Sotto', { parentId: parent.id });
  await add('Altra');
  await admin.menu.remove({ params: { id: parent.id } });
  expect(await readTree()).toEqual([['Altra']]);
  expect(await site.database.selectFrom('menu_items').select('id').execute()).toHaveLength(1);
});

describe('ordering', () => {
  it('answers with the tree as it is then', async () => {
    const [one, two] = [await add('Una'), await add('Due')];
    const updates = [
      { id: one.id, order: 2 },
      { id: two.id, order: 1 },
    ];
    const tree = await admin.menu.reorder({ body: { updates } });
    expect(tree.map(({ label, order }) => [label, order])).toEqual([
      ['Due', 1],
      ['Una', 2],
    ]);
    expect(await admin.menu.list()).toEqual(tree);
  });

  it('is all or nothing: an unknown or double id leaves everything as it was', async () => {
    const [one, two] = [await add('Una'), await add('Due')];
    const before = await admin.menu.list();
    const moved = { id: one.id, order: 9 };
    for (const wrong of [
      { id: 'nobody-knows-this', order: 1 },
      { id: one.id, order: 3 },
      { id: two.id, order: 1.5 },
    ]) {
      await expect(admin.menu.reorder({ body: { updates: [moved, wrong] } })).rejects.toMatchObject({ status: 400 });
    }
    expect(await admin.menu.list()).toEqual(before);
  });
});
