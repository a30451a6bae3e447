import { alignments } from '@approdo/shared/rich-text/elements';
import type { Embed } from '@approdo/shared/rich-text/embed';
import { escapeMarkup, markupOf } from '@approdo/shared/rich-text/stored-content';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanHtml } from './html-cleaner.ts';

const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 });
const slug = fc.stringMatching(/^[a-z0-9-]{0,20}$/);

/** Fragments that a parser, a filter and a browser may interpret differently. */
const fragment = fc.oneof(
  text,
  fc.constantFrom(
    ...[
      '<p>',
      '</p>',
      '<b>',
      '</b>',
      '<li>',
      '<ul>',
      '</ul>',
      '<foo>',
      '</foo>',
      '<div>',
      '</div>',
      '<hr/>',
      '<br>',
      '</br>',
      '<p onclick="x()">',
      '<img src="/uploads/a.jpg" onerror=x()>',
      '<a href="java&#9;script:x()">',
      '<math><mtext>',
    ],
    ...[
      '<blockquote>',
      '</blockquote>',
      '<a href="/x">',
      '</a>',
      '<pre>',
      '</pre>',
      '<code>',
      '<svg>',
      '</svg>',
      '<style>',
    ],
    ...[
      '<p style="text-align:center;x:y">',
      '<img src="/uploads/a.jpg" alt>',
      '<noscript>',
      '</noscript>',
      '<!--',
      '-->',
      '<',
    ],
    ...[
      '<div data-type="gallery" data-slug="a">',
      '<div data-type="map" data-src="">',
      '&lt;',
      '&',
      '&amp',
      '"',
      "'",
      '>',
    ],
    ...[
      '\u0338',
      '\u0301',
      '\u200B',
      '\u037E',
      '&#8203;',
      '&NotEqualTilde;',
      '<xmp>',
      '<title>',
      '<table>',
      '<tr>',
      '<h1>',
      '</div>',
      '</table>',
      '<td>',
      '<dd>',
      '<pre>\t',
      '<a href=" /x ">',
    ],
  ),
);

describe('cleaning', () => {
  test('its own answer changes nothing, and lets nothing else through', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fragment, { maxLength: 25 }), async (fragments) => {
        const cleaned = await cleanHtml(fragments.join(''));
        expect(await cleanHtml(cleaned)).toBe(cleaned);
        for (const [, tag] of cleaned.matchAll(/<\/?([^\s>]*)/g)) {
          expect(tag).toMatch(/^(?:p|h[1-6]|ul|ol|li|blockquote|pre|code|strong|em|s|u|a|img|hr|br|div)$/);
        }
        const tags = [...cleaned.matchAll(/<[^>]*>/g)].join('');
        for (const [, attribute] of tags.matchAll(/ ([^\s=>"]+)="[^"]*"/g)) {
          expect(attribute).toMatch(
            /^(?:href|target|rel|src|alt|title|width|height|style|start|type|class|data-[a-z]+)$/,
          );
        }
      }),
      { numRuns: 400 },
    );
  });

  test('runs no two words together that blocks keep apart, whatever blocks these are', async () => {
    const tags = fc.constantFrom(
      'div',
      'section',
      'td',
      'dd',
      'center',
      'details',
      'p',
      'li',
      'blockquote',
      'pre',
      'h2',
    );
    const marked = fc.constantFrom('b', 'a href="/x"', 'span', 'u');
    const block = fc
      .tuple(tags, marked)
      .map(([tag, mark]) => `<${tag}><${mark}>uno</${mark[0] === 's' ? 'span' : mark[0]}></${tag}>`);
    await fc.assert(
      fc.asyncProperty(fc.array(block, { maxLength: 8 }), async (blocks) => {
        const cleaned = await cleanHtml(blocks.join(''));
        const words = cleaned.replace(/<(?:\/?(?:p|li|ul|ol|blockquote|pre|h2)|br)>|\n/g, ' ').replace(/<[^>]*>/g, '');
        expect(words.trim().split(/\s+/).filter(Boolean)).toEqual(blocks.map(() => 'uno'));
      }),
    );
  });

  test('leaves every document alone that the editor can make', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(block, { maxLength: 6 }), async (blocks) => {
        const html = blocks.join('');
        expect(await cleanHtml(html)).toBe(html);
      }),
    );
  });
});

const written = fc
  .stringMatching(/^[a-zà-ü]{1,8}(?: [a-zà-ü<>&"']{1,8}){0,3}$/)
  .map((words) => words.replace(/[<>&]/g, escapeMarkup));

const inline = fc.oneof(
  written,
  fc
    .tuple(fc.constantFrom('strong', 'em', 's', 'u', 'code'), written)
    .map(([tag, words]) => `<${tag}>${words}</${tag}>`),
  fc
    .tuple(fc.webUrl({ withQueryParameters: true }), written)
    .map(([url, words]) => `<a href="${escapeMarkup(url)}">${words}</a>`),
);
const line = fc.array(inline, { minLength: 1, maxLength: 4 }).map((parts) => parts.join(''));

const embed: fc.Arbitrary<Embed> = fc.oneof(
  slug.map((name): Embed => ({ type: 'gallery', slug: name })),
  fc
    .tuple(
      fc.constantFrom('image', 'video', 'audio'),
      fc.constantFrom('', '/uploads/a.jpg', 'https://example.com/a?b=c&d=e'),
    )
    .map(([type, src]): Embed => ({ type, src })),
  fc
    .record({ width: fc.constantFrom('100%', '640'), height: fc.integer({ min: 1, max: 2000 }) })
    .map((size): Embed => ({ type: 'youtube', src: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ', ...size })),
);

const block = fc.oneof(
  line.map((words) => `<p>${words}</p>`),
  fc
    .tuple(fc.constantFrom('p', 'h1', 'h2', 'h3'), fc.constantFrom(...alignments), line)
    .map(([tag, alignment, words]) => `<${tag} style="text-align: ${alignment};">${words}</${tag}>`),
  fc
    .tuple(fc.constantFrom('ul', 'ol'), fc.array(line, { minLength: 1, maxLength: 3 }))
    .map(([tag, lines]) => `<${tag}>${lines.map((words) => `<li><p>${words}</p></li>`).join('')}</${tag}>`),
  line.map((words) => `<blockquote><p>${words}</p></blockquote>`),
  written.map((words) => `<pre><code>${words}</code></pre>`),
  fc.constant('<hr>'),
  embed.map(markupOf),
);
