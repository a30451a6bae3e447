import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestSite, type TestSite } from '../../../testing/index.ts';
import { refusalOf } from '../../../testing/refusal.ts';
import { forgetTranslations } from '../../../testing/translating.ts';
import { startTranslationServices, type TranslationServices } from '../../../testing/translation-services.ts';

let services: TranslationServices;
let site: TestSite;
let admin: TestSite['anyone'];
beforeEach(async () => {
  services = await startTranslationServices();
  site = await createTestSite({ deeplRoot: services.root });
  await forgetTranslations(site);
  ({ client: admin } = await site.signIn({ role: 'ADMIN', emailConfirmed: true }));
});
afterEach(async () => {
  await site.close();
  await services.close();
});

const link = () => admin.translator.link({ body: { key: services.key } });
const hero = { language: 'en', kind: 'homepage', id: 'homepage' };
const suggest = (params = hero) => admin.translations.suggest({ params });
const textsOf = (view: Awaited<ReturnType<typeof suggest>>) =>
  Object.fromEntries(view.fields.map(({ field, text, state }) => [field, { text, state }]));

async function postWith(content: string) {
  const [post] = await admin.blog.listAll();
  await admin.blog.edit({ params: { id: post?.id ?? '' }, body: { content } });
  return { language: 'de', kind: 'posts', id: post?.id ?? '' };
}

describe('linking', () => {
  it('there is none at first: nothing is suggested', async () => {
    expect(await admin.translator.get()).toEqual({ service: null, charactersLeft: null });
    const refused = await refusalOf(suggest());
    expect([refused.status, refused.message]).toEqual([409, 'Nessun servizio di traduzione è collegato']);
  });

  it('tries the key, tells what is left, and is undone', async () => {
    expect(await link()).toEqual({ service: 'deepl', charactersLeft: 500_000 });
    expect(await admin.translator.get()).toEqual({ service: 'deepl', charactersLeft: 500_000 });
    await admin.translator.unlink();
    expect(await admin.translator.get()).toEqual({ service: null, charactersLeft: null });
    const { entries } = await admin.audit.list({ query: { action: 'SETTINGS_CHANGED' } });
    expect(entries.map(({ summary }) => summary)).toEqual([
      'Servizio di traduzione: scollegato',
      'Servizio di traduzione: collegato',
    ]);
    expect(JSON.stringify(entries)).not.toContain(services.key);
  });

  it('tells who writes whether anybody suggests, and nothing more', async () => {
    const { client: editor } = await site.signIn({ role: 'EDITOR', emailConfirmed: true });
    expect(await editor.translator.find()).toEqual({ service: null });
    await link();
    expect(await editor.translator.find()).toEqual({ service: 'deepl' });
    expect((await refusalOf(editor.translator.get())).status).toBe(403);
  });

  it('keeps no key that the service refuses', async () => {
    const refused = await refusalOf(admin.translator.link({ body: { key: 'un-altra' } }));
    expect(refused.fields).toEqual({ key: 'Il servizio di traduzione non accetta questa chiave' });
    expect(await admin.translator.get()).toEqual({ service: null, charactersLeft: null });
  });

  it('leaves the key in no backup', async () => {
    await link();
    const copy = join(dirname(site.uploads), 'copy.sqlite');
    await site.tenant.copyOut(copy);
    expect(readFileSync(copy, 'latin1')).not.toContain(services.key);
  });
});

describe('a suggestion', () => {
  it('fills what is missing, is never checked, and leaves what is there', async () => {
    await link();
    const body = { fields: { heroTitle: { text: 'Mine', isChecked: true } } };
    await admin.translations.update({ params: hero, body });
    const { heroSubtitle } = await admin.homepage.get();
    expect(textsOf(await suggest())).toMatchObject({
      heroTitle: { text: 'Mine', state: 'CHECKED' },
      heroSubtitle: { text: `EN ${heroSubtitle}`, state: 'SUGGESTED' },
    });
    expect(services.requests.flatMap(({ texts }) => texts)).not.toContain((await admin.homepage.get()).heroTitle);
  });

  it('keeps embeds, and is not made where one is lost', async () => {
    await link();
    const embed = '<div data-type="gallery" data-slug="la-casa"></div>';
    const params = await postWith(`<p>Il mare è calmo.</p>${embed}`);
    services.spoil((text) => text.replace(embed, ''));
    expect(textsOf(await suggest(params))).toMatchObject({
      title: { state: 'SUGGESTED' },
      content: { text: null, state: 'MISSING' },
    });
    services.spoil((text) => `${text}<script>alert(1)</script>`);
    const html = `<p>DE Il mare è calmo.</p>${embed}`;
    expect(textsOf(await suggest(params))).toMatchObject({ content: { text: html, state: 'SUGGESTED' } });
  });

  it('of a letter is not made where a placeholder is lost', async () => {
    await link();
    const params = { language: 'fr', kind: 'mail_wordings', id: 'BOOKING_CONFIRMED' };
    services.spoil((text) => text.replace('{nome}', '{nom}'));
    const after = textsOf(await suggest(params));
    expect(after.body).toEqual({ text: null, state: 'MISSING' });
    services.spoil((text) => text);
    expect(textsOf(await suggest(params)).body).toMatchObject({ state: 'SUGGESTED' });
  });

  it('that is too long is not made', async () => {
    await link();
    services.spoil((text) => text.padEnd(400, '!'));
    expect(textsOf(await suggest()).heroTitle).toEqual({ text: null, state: 'MISSING' });
  });

  it('of long content goes in portions that the service takes', async () => {
    await link();
    const params = await postWith('<ul><li>Uno</li></ul><p>Il mare è calmo e la barca aspetta.</p>'.repeat(4000));
    const { content } = textsOf(await suggest(params));
    expect(content?.text).toBe('<ul><li>DE Uno</li></ul><p>DE Il mare è calmo e la barca aspetta.</p>'.repeat(4000));
    expect(services.requests.filter(({ isHtml }) => isHtml).length).toBeGreaterThan(1);
  });

  it('is not asked for what is no public Italian', async () => {
    await link();
    const params = await postWith('<p>Una bozza che nessuno deve leggere.</p>');
    await admin.blog.edit({ params: { id: params.id }, body: { published: false } });
    expect((await refusalOf(suggest(params))).status).toBe(409);
    expect(services.requests).toEqual([]);
  });
});

describe('suggestions in a row', () => {
  const sentCharacters = () => services.requests.flatMap(({ texts }) => texts).join('').length;

  async function forgetTexts(params: typeof hero): Promise<void> {
    const { fields } = await admin.translations.get({ params });
    const empty = Object.fromEntries(fields.map(({ field }) => [field, { text: null, isChecked: false }]));
    await admin.translations.update({ params, body: { fields: empty } });
  }

  it('of the same Italian cost nothing after the first', async () => {
    await link();
    const first = textsOf(await suggest());
    const sent = sentCharacters();
    for (let round = 0; round < 3; round += 1) {
      await forgetTexts(hero);
      expect(textsOf(await suggest())).toEqual(first);
    }
    expect(sentCharacters()).toBe(sent);
    await suggest({ ...hero, language: 'de' });
    expect(sentCharacters()).toBe(2 * sent);
  });

  it('are 500,000 characters a day for the house, whoever asks, and then are refused in words with what is left', async () => {
    await site.close();
    await services.close();
    services = await startTranslationServices({ limit: 5_000_000 });
    site = await createTestSite({ deeplRoot: services.root });
    await forgetTranslations(site);
    ({ client: admin } = await site.signIn({ role: 'ADMIN', emailConfirmed: true }));
    await link();
    const [, other] = await admin.blog.listAll();
    const params = await postWith('<p>Il mare è calmo.</p>'.repeat(17_000));
    await suggest(params);
    const sent = sentCharacters();
    await admin.blog.edit({ params: { id: other?.id ?? '' }, body: { content: '<p>La barca va.</p>'.repeat(10_000) } });
    const editor = await site.signIn({ role: 'EDITOR', emailConfirmed: true });
    const ofOther = { language: 'de', kind: 'posts', id: other?.id ?? '' };
    const refused = await refusalOf(editor.client.translations.suggest({ params: ofOther }));
    expect(refused.status).toBe(429);
    const left = (500_000 - sent).toLocaleString('it');
    expect(refused.message).toMatch(
      new RegExp(
        `^Oggi si possono far tradurre ancora ${left} caratteri, e qui ne servono 190[.]\\d{3}: riprova domani$`,
      ),
    );
    const answer = await fetch(`${site.origin}/api/translations/de/posts/${ofOther.id}/suggest`, {
      method: 'POST',
      headers: { authorization: `Bearer ${editor.token}` },
    });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, String(13 * 3600)]);
    expect(sentCharacters()).toBe(sent);
    expect(textsOf(await suggest()).heroTitle).toMatchObject({ state: 'SUGGESTED' });
    site.clock.advance(13 * 3_600_000);
    const after = textsOf(await editor.client.translations.suggest({ params: ofOther }));
    expect(after.content).toMatchObject({ state: 'SUGGESTED' });
  });

  it('that no day has room for are to be written by hand', async () => {
    await link();
    const params = await postWith('<p>Il mare è calmo.</p>'.repeat(25_000));
    const refused = await refusalOf(suggest(params));
    expect([refused.status, refused.message]).toEqual([409, expect.stringContaining('500.000 caratteri')]);
    expect(services.requests).toEqual([]);
  });

  it('that the service did not make cost nothing of the day', async () => {
    await link();
    const params = await postWith('<p>Il mare è calmo.</p>'.repeat(17_000));
    services.fail({ status: 429 });
    expect((await refusalOf(suggest(params))).status).toBe(503);
    services.fail(undefined);
    expect(textsOf(await suggest(params)).content).toMatchObject({ state: 'SUGGESTED' });
  });

  it('are forgotten a month after they were last of use', async () => {
    await link();
    await suggest();
    const sent = sentCharacters();
    site.clock.advance(31 * 86_400_000);
    ({ client: admin } = await site.signIn({ role: 'ADMIN', emailConfirmed: true }));
    await suggest({ language: 'de', kind: 'property', id: 'property' });
    await forgetTexts(hero);
    const between = sentCharacters();
    await suggest();
    expect(sentCharacters()).toBe(between + sent);
  });
});

describe('a service that cannot help', () => {
  beforeEach(link);

  it.each([
    ['is down', { status: 500 }, 503, /non risponde/],
    ['is busy', { status: 429, retryAfter: '7' }, 503, /molto occupato/],
    ['refuses the key', { status: 403 }, 409, /non accetta più la chiave/],
    ['has no characters left', { status: 456 }, 409, /sono finiti/],
    ['leads elsewhere', { status: 302 }, 503, /non risponde/],
  ])('because it %s is told of in words', async (_, how, status, words) => {
    services.fail(how);
    const refused = await refusalOf(suggest());
    expect(refused.status).toBe(status);
    expect(refused.message).toMatch(words);
    expect(await admin.translator.get()).toEqual({ service: 'deepl', charactersLeft: null });
  });

  it('says when it wants to be asked again', async () => {
    services.fail({ status: 429, retryAfter: '7' });
    const { token } = await site.signIn({ role: 'ADMIN', emailConfirmed: true });
    const answer = await fetch(`${site.origin}/api/translations/en/homepage/homepage/suggest`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
    });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '7']);
  });

  it('because nobody is there', async () => {
    await services.close();
    expect((await refusalOf(suggest())).status).toBe(503);
    services = await startTranslationServices();
  });
});

it('the operator’s LibreTranslate serves while no key is linked', async () => {
  const other = await createTestSite({ deeplRoot: services.root, libreTranslate: services.root });
  const { client } = await other.signIn({ role: 'ADMIN', emailConfirmed: true });
  expect(await client.translator.get()).toEqual({ service: 'libretranslate', charactersLeft: null });
  const { fields } = await client.translations.suggest({ params: hero });
  expect(fields.map(({ state }) => state)).not.toContain('MISSING');
  expect(services.requests.every(({ target }) => target === 'en')).toBe(true);
  expect(await client.translator.link({ body: { key: services.key } })).toMatchObject({ service: 'deepl' });
  await other.close();
});
