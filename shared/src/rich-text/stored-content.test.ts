import { describe, expect, test } from 'vitest';
import type { Embed } from './embed.ts';
import { listEmbeds, listUploads, markupOf, plainTextOf, replaceEmbeds } from './stored-content.ts';

const gallery: Embed = { type: 'gallery', slug: 'la-casa' };
const film: Embed = { type: 'video', src: 'https://example.com/a.mp4?x=1&y=2' };
const waiting: Embed = { type: 'map', src: '', width: '100%', height: 480 };
const content = `<p>Uno &lt; due</p><blockquote>${markupOf(gallery)}</blockquote>${markupOf(film)}${markupOf(waiting)}`;

describe('stored content', () => {
  test('keeps embeds in an order of attributes that never changes', () => {
    expect(markupOf(waiting)).toBe('<div data-type="map" data-src="" data-width="100%" data-height="480"></div>');
    expect(markupOf(film)).toBe('<div data-type="video" data-src="https://example.com/a.mp4?x=1&amp;y=2"></div>');
  });

  test('tells its embeds in reading order', () => {
    expect(listEmbeds(content)).toEqual([gallery, film, waiting]);
  });

  test('has its embeds replaced wherever they stand', () => {
    expect(replaceEmbeds(content, ({ type }) => `[${type} $&]`)).toBe(
      '<p>Uno &lt; due</p><blockquote>[gallery $&]</blockquote>[video $&][map $&]',
    );
  });

  test('leaves alone what only looks like an embed', () => {
    const text = '<p>&lt;div data-type="gallery" data-slug="x"&gt;&lt;/div&gt;</p><div data-type="nuovo"></div>';
    expect(listEmbeds(text)).toEqual([]);
    expect(replaceEmbeds(text, () => 'x')).toBe(text);
  });

  test('tells the files of the library that it shows, each once', () => {
    const image = markupOf({ type: 'image', src: '/uploads/a.jpg' });
    expect(listUploads(`${image}<img src="/uploads/b.png" alt=""><a href="/uploads/a.jpg">/uploads/c.jpg</a>`)).toEqual(
      ['a.jpg', 'b.png'],
    );
  });
});

test.each([
  ['spaces', ' '.repeat(1_000_000)],
  ['lines of spaces', `${' '.repeat(5000)}\n`.repeat(200)],
  ['beginnings of embeds', '<div data-type="'.repeat(60_000)],
])('content of a megabyte of %s is read before the test ends', (_, text) => {
  expect(plainTextOf(`a${text}b<p>`).length).toBeLessThan(1_000_003);
  expect(listEmbeds(text)).toEqual([]);
});

test.each([
  ['<p>Uno</p><p>due <strong>t</strong>re</p>', 'Uno\ndue tre'],
  ['<ul><li><p>a</p></li><li><p>b</p></li></ul>', 'a\nb'],
  ['a<br>b<hr>c', 'a\nb\nc'],
  ['<p>1 &lt; 2 &amp;&amp; &quot;x&quot; &amp;lt;</p>', '1 < 2 && "x" &lt;'],
  [`<p>  </p>${markupOf(gallery)}`, ''],
])('the text of %j is %j', (html, text) => {
  expect(plainTextOf(html)).toBe(text);
});
