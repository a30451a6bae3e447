import { markupOf } from '@approdo/shared/rich-text/stored-content';
import { expect, test } from 'vitest';
import { aGallery, aPicture } from '../../../testing/fake-site.ts';
import { unchangedLinks } from '../../links/localize-links.ts';
import { catalogues } from '../../texts/catalogues.ts';
import { renderContent } from './render-content.tsx';

const facts = { pictures: [aPicture()], galleries: new Map([['la-casa', aGallery()]]) };
const map = 'https://www.openstreetmap.org/export/embed.html?bbox=14.2%2C40.5%2C14.3%2C40.6&layer=mapnik';

const render = (content: string, contentFacts = facts) =>
  renderContent(content, contentFacts, { texts: catalogues.it, localize: unchangedLinks });

test('alignment is no style attribute, which the policy of the site forbids', () => {
  expect(render('<p style="text-align: center;">Mare</p>')).toBe('<p data-align="center">Mare</p>');
});

test('a text that tells of a style attribute stays what it is', () => {
  const text = '<p>&lt;p style="text-align: center;"&gt;</p>';
  expect(render(text)).toBe(text);
});

test('a gallery becomes its pictures', () => {
  const html = render(markupOf({ type: 'gallery', slug: 'la-casa' }));
  expect(html).toContain('/uploads/kitchen.jpg');
  expect(html).toContain('aria-label="Foto successiva"');
});

test('a gallery that is not there, or is empty, says so', () => {
  const empty = { ...facts, galleries: new Map([['vuota', aGallery({ slug: 'vuota', images: [], pictures: [] })]]) };
  expect(render(markupOf({ type: 'gallery', slug: 'altra' }))).toContain('Gallery not found');
  expect(render(markupOf({ type: 'gallery', slug: 'vuota' }), empty)).toContain('No images in this gallery');
});

test('an embed that waits for its value shows nothing', () => {
  expect(render(`<p>Mare</p>${markupOf({ type: 'image', src: '' })}`)).toBe('<p>Mare</p>');
});

test.each([
  markupOf({ type: 'map', src: map, width: '100%', height: 480 }),
  markupOf({ type: 'youtube', src: 'https://www.youtube-nocookie.com/embed/abcdefghijk', width: '100%', height: 315 }),
  markupOf({ type: 'image', src: 'https://example.org/sea.jpg' }),
  '<p><img src="https://example.org/sea.jpg" alt="Il mare" /></p>',
])('%s asks nothing of anybody until it is clicked', (markup) => {
  const html = render(markup);
  expect(html).not.toMatch(/<(iframe|img|link|script)\b/);
  expect(html).toMatch(/data-src="https:[^"]+"/);
  expect(html).toContain('<button');
});

test.each(['video', 'audio'] as const)(
  'a %s of the library is ready to play, one elsewhere is not asked for',
  (type) => {
    expect(render(markupOf({ type, src: '/uploads/waves.mp4' }))).toMatch(
      new RegExp(`<${type}[^>]* preload="metadata"`),
    );
    expect(render(markupOf({ type, src: 'https://example.org/w.mp4' }))).toMatch(
      new RegExp(`<${type}[^>]* preload="none"`),
    );
  },
);

test('a picture of the library keeps its place and comes in the width that is needed', () => {
  const html = render('<p><img src="/uploads/terrace.jpg" alt="La terrazza" /></p>');
  expect(html).toContain('width="1920" height="1280"');
  expect(html).toContain('srcset="/uploads/terrace.jpg?w=480 480w');
  expect(html).toContain('alt="La terrazza"');
});

test('an address with a quote in it stays within its attribute', () => {
  const html = render('<img src="https://example.org/&quot;onerror=&quot;x" />');
  expect(html).not.toMatch(/ onerror="/);
});
