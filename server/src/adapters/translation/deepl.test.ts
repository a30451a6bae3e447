import { afterEach, beforeEach, expect, it } from 'vitest';
import { startTranslationServices, type TranslationServices } from '../../testing/translation-services.ts';
import { createDeepl } from './deepl.ts';
import { createLibreTranslate } from './libre-translate.ts';
import { joinPieces, portionsOf } from './portions.ts';

let services: TranslationServices;
beforeEach(async () => {
  services = await startTranslationServices({ limit: 1000 });
});
afterEach(() => services.close());

const line = (text: string) => ({ text, format: 'line' }) as const;
const html = (text: string) => ({ text, format: 'html' }) as const;

it('texts come back in the order in which they were sent, those of one kind together', async () => {
  const deepl = createDeepl({ key: services.key, root: services.root });
  const sent = [line('Uno'), html('<p>Due</p>'), line('Tre')];
  expect(await deepl.translate(sent, { from: 'it', to: 'fr' })).toEqual(['FR Uno', '<p>FR Due</p>', 'FR Tre']);
  expect(services.requests.map(({ isHtml }) => isHtml)).toEqual([true, false]);
});

it('more texts than a request takes go in several', async () => {
  const deepl = createDeepl({ key: services.key, root: services.root });
  const sent = Array.from({ length: 120 }, (_, index) => line(`t${index}`));
  expect(await deepl.translate(sent, { from: 'it', to: 'de' })).toEqual(sent.map(({ text }) => `DE ${text}`));
  expect(services.requests.map(({ texts }) => texts.length)).toEqual([50, 50, 20]);
});

it('characters that are left are counted, and none are once they are used up', async () => {
  const deepl = createDeepl({ key: services.key, root: services.root });
  await deepl.translate([line('x'.repeat(900))], { from: 'it', to: 'de' });
  expect(await deepl.countCharactersLeft()).toBe(100);
  await expect(deepl.translate([line('x'.repeat(200))], { from: 'it', to: 'de' })).rejects.toMatchObject({
    trouble: 'quota',
  });
});

it.each([
  ['DeepL', () => createDeepl({ key: services.key, root: services.root, timeoutMs: 50 })],
  ['LibreTranslate', () => createLibreTranslate(services.root, 50)],
])('%s that does not answer is waited for only so long', async (_, create) => {
  services.fail('silence');
  await expect(create().translate([line('Uno')], { from: 'it', to: 'de' })).rejects.toMatchObject({ trouble: 'down' });
});

it('html is cut between its outermost elements, and what fits in no request is left out', () => {
  const limits = { bytes: 60, texts: 50 };
  const list = '<ul><li>Uno<br>e mezzo</li><li>Due</li></ul>';
  const texts = [html(`${list}<p>Tre</p><p>${'x'.repeat(30)}</p>`), html(`<p>${'y'.repeat(100)}</p><p>Quattro</p>`)];
  const pieces = portionsOf(texts, limits).flat();
  expect(pieces.map(({ text }) => text)).toEqual([`${list}<p>Tre</p>`, `<p>${'x'.repeat(30)}</p>`, '<p>Quattro</p>']);
  expect(joinPieces(texts, pieces, limits)).toEqual([texts[0]?.text, undefined]);
});
