import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestSite, type TestSite } from '../../../testing/index.ts';
import { refusalOf } from '../../../testing/refusal.ts';
import { checkAll, forgetTranslations } from '../../../testing/translating.ts';

let site: TestSite;
let admin: TestSite['anyone'];
beforeEach(async () => {
  site = await createTestSite();
  await forgetTranslations(site);
  ({ client: admin } = await site.signIn({ role: 'ADMIN', emailConfirmed: true }));
});
afterEach(() => site.close());

const offer = (...offered: ('it' | 'en' | 'de' | 'fr')[]) => admin.languages.offer({ body: { offered } });
const offeredNow = async () => (await site.anyone.languages.list()).map(({ language }) => language);

it('at first the site is Italian alone', async () => {
  expect(await site.anyone.languages.list()).toEqual([{ language: 'it', name: 'Italiano' }]);
});

it('a language is offered once every text that it needs is checked, and stands after Italian', async () => {
  await checkAll(admin, 'de');
  expect(await offer('de')).toEqual([
    { language: 'it', name: 'Italiano' },
    { language: 'de', name: 'Deutsch' },
  ]);
  expect(await offeredNow()).toEqual(['it', 'de']);
  await offer('it');
  expect(await offeredNow()).toEqual(['it']);
});

it('one with a gap is refused with what is missing, and those offered stay', async () => {
  await checkAll(admin, 'de');
  await offer('de');
  await checkAll(admin, 'fr');
  const params = { language: 'fr', kind: 'homepage', id: 'homepage' };
  await admin.translations.update({ params, body: { fields: { heroTitle: { text: 'La mer', isChecked: false } } } });
  const refused = await refusalOf(offer('de', 'fr'));
  expect(refused.status).toBe(409);
  expect(refused.body).toMatchObject({
    missing: [{ language: 'fr', kind: 'homepage', id: 'homepage', title: 'Casa Zagara', field: 'heroTitle' }],
  });
  expect(await offeredNow()).toEqual(['it', 'de']);
});

it('Italian that changes since keeps no language from being offered', async () => {
  await checkAll(admin, 'de');
  await admin.homepage.update({ body: { heroTitle: 'Un altro titolo' } });
  expect(await offer('de')).toHaveLength(2);
});

it('what nobody sees is not needed', async () => {
  await checkAll(admin, 'de');
  await admin.homepage.update({ body: { secondaryButton: { text: 'Nascosto', visible: false } } });
  await admin.menu.create({ body: { label: 'Per chi scrive', visibleTo: 'EDITOR' } });
  await admin.menu.create({ body: { label: 'Su nessuno schermo', showOnDesktop: false, showOnMobile: false } });
  const { needed } = await admin.translations.list({ params: { language: 'de' } });
  expect(needed.done).toBe(needed.total);
  await admin.menu.create({ body: { label: 'Per tutti' } });
  const after = await admin.translations.list({ params: { language: 'de' } });
  expect(after.needed).toEqual({ done: needed.total, total: needed.total + 1 });
});

it('only admins offer, and only the four', async () => {
  const { client: editor } = await site.signIn({ role: 'EDITOR', emailConfirmed: true });
  expect((await refusalOf(editor.languages.offer({ body: { offered: [] } }))).status).toBe(403);
  const { token } = await site.signIn({ role: 'ADMIN', emailConfirmed: true });
  const answer = await fetch(`${site.origin}/api/languages`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ offered: ['es'] }),
  });
  expect(answer.status).toBe(400);
});

it('the owner is told of gaps that came since in a language that is offered, until they are filled', async () => {
  await checkAll(admin, 'de');
  await offer('de');
  const warnings = async () =>
    (await admin.health.warnings()).filter(({ code }) => code === 'TRANSLATION_GAPS').map(({ text }) => text);
  expect(await warnings()).toEqual([]);
  await admin.menu.create({ body: { label: 'Per tutti' } });
  expect(await warnings()).toEqual(['Manca 1 testo indispensabile in una lingua che offri: Deutsch.']);
  await checkAll(admin, 'de');
  expect(await warnings()).toEqual([]);
});
