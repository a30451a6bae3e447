import { alignments } from '@approdo/shared/rich-text/elements';
import type { Embed } from '@approdo/shared/rich-text/embed';
import { Mark, type Node } from '@tiptap/pm/model';
import fc from 'fast-check';
import { contentSchema } from '../admin/content/rich-text/document/content-extensions.ts';

const { nodes, marks } = contentSchema;

/** A run of text: with everything that could be mistaken for markup, and spaces that must not be lost. */
const anyPhrase = fc.constantFrom(
  'il mare',
  ' due  spazi ',
  'perché È così',
  '<script>alert(1)</script>',
  'a < b && c > d',
  '&amp; &lt; "così"',
  'l’isola\u00a0bella',
  '🏝️👩‍👩‍👧',
  '-->',
  '</p>',
);

const anyLink = fc
  .record({
    href: fc.constantFrom(
      'https://example.com/a?b=c&d="e"#f',
      'http://example.com',
      'ftp://example.com/x',
      'ftps://example.com/x',
      'mailto:ada@example.com',
      'tel:+39070123456',
      'callto:ada',
      'sms:+39070123456',
      'cid:part@example.com',
      'xmpp:ada@example.com',
      '/blog/la-baia',
      '#qui',
    ),
    target: fc.constantFrom(null, '_blank'),
    rel: fc.constantFrom(null, 'noopener', 'noopener noreferrer nofollow'),
  })
  .map((attributes) => marks.link?.create(attributes));

const anyMark = fc.oneof(
  fc.constantFrom('bold', 'italic', 'strike', 'underline', 'code').map((name) => marks[name]?.create()),
  anyLink,
);

/** Marks in the combinations that the schema allows. */
const anyMarks = fc.array(anyMark, { maxLength: 4 }).map((drawn) => {
  let together = Mark.none;
  for (const mark of drawn) together = mark?.addToSet(together) ?? together;
  return together;
});

const anyPicture = fc
  .record({
    src: fc.constantFrom('/uploads/terrazza.jpg', 'https://example.com/mare.png?size=1&x=2'),
    alt: fc.constantFrom(null, 'La terrazza, "di sera" <3'),
    title: fc.constantFrom(null, 'Terrazza'),
    width: fc.constantFrom(null, '640'),
    height: fc.constantFrom(null, '480'),
  })
  .map((attributes) => make('picture', attributes));

const anyInline = fc.oneof(
  { weight: 5, arbitrary: fc.tuple(anyPhrase, anyMarks).map(([phrase, drawn]) => contentSchema.text(phrase, drawn)) },
  { weight: 1, arbitrary: fc.constant(null).map(() => make('hardBreak')) },
  { weight: 1, arbitrary: anyPicture },
);

const anyLine = fc.array(anyInline, { maxLength: 5 });
const anyAlignment = fc.constantFrom(null, ...alignments);

const anyParagraph = fc.tuple(anyAlignment, anyLine).map(([alignment, line]) => make('paragraph', { alignment }, line));

const anyHeading = fc
  .tuple(fc.integer({ min: 1, max: 6 }), anyAlignment, anyLine)
  .map(([level, alignment, line]) => make('heading', { level, alignment }, line));

const anyCode = fc
  .tuple(fc.constantFrom(null, 'js', 'c++'), fc.array(fc.oneof(anyPhrase, fc.constant('\n')), { maxLength: 5 }))
  .map(([language, lines]) => {
    const text = lines.join('');
    return make('codeBlock', { language }, text ? [contentSchema.text(text)] : []);
  });

const anyEmbed = fc
  .constantFrom<Embed>(
    { type: 'gallery', slug: '' },
    { type: 'gallery', slug: 'la-casa' },
    { type: 'image', src: '' },
    { type: 'image', src: '/uploads/terrazza.jpg' },
    { type: 'video', src: '/uploads/giro.mp4' },
    { type: 'video', src: 'https://example.com/giro.mp4?a=1&b=2' },
    { type: 'audio', src: '/uploads/onde.mp3' },
    { type: 'map', src: 'https://www.google.com/maps?q=Cala+Luna&z=15&output=embed', width: '100%', height: 480 },
    {
      type: 'map',
      src: 'https://www.openstreetmap.org/export/embed.html?bbox=13.99%2C40.74%2C14.05%2C40.78&layer=mapnik',
      width: '100%',
      height: 480,
    },
    { type: 'map', src: '', width: '640', height: 300 },
    { type: 'youtube', src: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', width: '50%', height: 315 },
  )
  .map((embed) => make('embed', { embed }));

const { block: anyBlock } = fc.letrec<{ block: Node; list: Node; quote: Node }>((tie) => ({
  block: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    anyParagraph,
    anyHeading,
    anyCode,
    anyEmbed,
    fc.constant(null).map(() => make('horizontalRule')),
    tie('list'),
    tie('quote'),
  ),
  list: fc
    .tuple(
      fc.constantFrom({}, { start: 1, type: null }, { start: 7, type: 'a' }),
      fc.array(fc.tuple(anyParagraph, fc.array(tie('block'), { maxLength: 2 })), { minLength: 1, maxLength: 3 }),
    )
    .map(([numbers, points]) =>
      make(
        'start' in numbers ? 'orderedList' : 'bulletList',
        numbers,
        points.map(([first, others]) => make('listItem', {}, [first, ...others])),
      ),
    ),
  quote: fc.array(tie('block'), { minLength: 1, maxLength: 3 }).map((blocks) => make('blockquote', {}, blocks)),
}));

/** Documents of every block and mark of the editor. */
export const anyDocument = fc.array(anyBlock, { minLength: 1, maxLength: 6 }).map((blocks) => make('doc', {}, blocks));

function make(type: string, attributes: Record<string, unknown> = {}, content: readonly Node[] = []): Node {
  const known = nodes[type];
  if (!known) throw new Error(`The editor has no ${type}`);
  return known.createChecked(attributes, content);
}
