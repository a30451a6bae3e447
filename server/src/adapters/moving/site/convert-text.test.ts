import { describe, expect, test } from 'vitest';
import { convertText } from './convert-text.ts';
import { TextTooLargeError } from './flow.ts';
import { openPictures, readVersions } from './old-pictures.ts';
import type { TextSource } from './text-at-hand.ts';

const UPLOADS = 'https://vecchio.it/wp-content/uploads';
const YOUTUBE = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ';
const YOUTUBE_EMBED = `<div data-type="youtube" data-src="${YOUTUBE}" data-width="100%" data-height="315"></div>`;
const ONE = `<figure data-moving-picture="${UPLOADS}/uno.jpg"></figure>`;
const SIMPLIFIED = ['Impaginazione semplificata'];

function convert(html: string, writing: TextSource['writing'] = 'CLASSIC') {
  const pictures = openPictures(readVersions(new Set(['vecchio.it']), true));
  pictures.list('1', `${UPLOADS}/uno.jpg`, {});
  pictures.list('2', `${UPLOADS}/due.jpg`, { caption: 'Dalla mediateca' });
  const shortcodes: string[] = [];
  const blocks = new Map([
    ['7', '<p>condiviso</p><!-- wp:block {"ref":8} /-->'],
    ['8', '<p>anche questo</p><!-- wp:block {"ref":7} /-->'],
  ]);
  const text = convertText(html, {
    base: 'https://vecchio.it/',
    writing,
    pictures,
    attachedTo: () => [`${UPLOADS}/due.jpg`, `${UPLOADS}/uno.jpg`],
    findBlock: (id) => blocks.get(id),
    countShortcode: (name) => shortcodes.push(name),
  });
  return { ...text, shortcodes, used: pictures.listUsed() };
}

describe('classic text', () => {
  test.each([
    ['has paragraphs at empty lines, breaks at single ones', 'Uno\ndue\n\ntre', '<p>Uno<br>due</p><p>tre</p>'],
    ['has no second break after one', 'uno<br>\ndue', '<p>uno<br>due</p>'],
    ['has paragraphs at two breaks', 'uno<br><br />due', '<p>uno</p><p>due</p>'],
    ['keeps its marks across paragraphs', '<b>a\n\nb</b> c', '<p><b>a</b></p><p><b>b</b> c</p>'],
    [
      'keeps lines of lists, quotes and code as they are',
      '<ul>\n<li>a</li>\n<li>b\nc</li>\n</ul>\n<blockquote>d\ne</blockquote>\n<pre>f\n\n g</pre>',
      '<ul><li><p>a</p></li><li><p>b\nc</p></li></ul><blockquote><p>d\ne</p></blockquote>' +
        '<pre><code>f\n\n g</code></pre>',
    ],
    ['is parted where it said more', 'uno\n<!--more-->\ndue<!--nextpage-->tre', '<p>uno</p><p>due</p><p>tre</p>'],
    ['has its entities decoded once', 'a &amp;amp; b &lt;c&gt;', '<p>a &amp;amp; b &lt;c&gt;</p>'],
  ])('%s', (_, html, content) => {
    expect(convert(html).content).toBe(content);
  });
});

describe('text of blocks', () => {
  test('loses its comments, and its ends of lines mean nothing', () => {
    const html = '<!-- wp:paragraph -->\n<p>uno\ndue</p>\n<!-- /wp:paragraph -->\n\n<!-- wp:heading --><h2>tre</h2>';
    expect(convert(html, 'BLOCKS').content).toBe('<p>uno\ndue</p><h2>tre</h2>');
  });

  test('keeps how a paragraph is aligned', () => {
    const html = '<p class="has-text-align-center">a</p><h2 style="color:red;text-align:right">b</h2>';
    const content = '<p style="text-align: center;">a</p><h2 style="text-align: right;">b</h2>';
    expect(convert(html, 'BLOCKS').content).toBe(content);
  });

  test('has shared blocks where it refers to them, each once within itself', () => {
    expect(convert('<p>a</p><!-- wp:block {"ref":7} /-->', 'BLOCKS').content).toBe(
      '<p>a</p><p>condiviso</p><p>anche questo</p>',
    );
  });

  test.each([
    [
      'columns',
      '<div class="wp-block-columns"><div class="wp-block-column"><p>a</p></div><div>b</div></div>',
      '<p>a</p><p>b</p>',
    ],
    [
      'a button',
      '<div class="wp-block-buttons"><div class="wp-block-button"><a href="/prezzi/">Prezzi</a></div></div>',
      '<p><a href="https://vecchio.it/prezzi/">Prezzi</a></p>',
    ],
    [
      'a table',
      '<table><tr><th>Notti</th><th>Prezzo</th></tr><tr><td><p>7</p></td><td></td><td>€ <b>700</b></td></tr></table>',
      '<p>Notti · Prezzo</p><p>7 · € <b>700</b></p>',
    ],
  ])('has the words of %s, and the owner is told', (_, html, content) => {
    const text = convert(html, 'BLOCKS');
    expect(text.content).toBe(content);
    expect(text.warnings).toEqual(SIMPLIFIED);
  });
});

describe('a picture', () => {
  test.each([
    ['of a figure', `<figure class="wp-block-image"><img src="${UPLOADS}/uno-1024x683.jpg" alt=""></figure>`],
    ['alone in a paragraph', `<p><img src="${UPLOADS}/uno.jpg"></p>`],
    ['alone and linked', `<a href="${UPLOADS}/uno.jpg"><img src="${UPLOADS}/uno-300x200.jpg"></a>`],
    ['of a caption', `[caption width="300"]<img src="${UPLOADS}/uno-300x200.jpg"> Il mare[/caption]`],
    ['that WordPress knows by its id', '<img class="size-full wp-image-1" src="https://altro.it/rete/uno.jpg">'],
    ['copied by WordPress’ network', '<img src="https://i0.wp.com/www.vecchio.it/wp-content/uploads/uno.jpg?w=600">'],
  ])('%s stands on its own', (_, html) => {
    const { content, pictures } = convert(html);
    expect(content).toBe(ONE);
    expect(pictures).toEqual([`${UPLOADS}/uno.jpg`]);
  });

  test('among words stays there with its words', () => {
    const { content } = convert('un <img src="/wp-content/uploads/uno.jpg" alt="Il &quot;mare&quot;"> qui');
    expect(content).toBe(`<p>un <img src="moving:${UPLOADS}/uno.jpg" alt="Il &quot;mare&quot;"> qui</p>`);
  });

  test('gives caption and alternative text to the library, where it has none', () => {
    const figure = (name: string) =>
      `<figure><img src="${UPLOADS}/${name}" alt="Onde"><figcaption>Il <em>mare</em></figcaption></figure>`;
    const { content, used } = convert(figure('uno.jpg') + figure('due.jpg'), 'BLOCKS');
    expect(content).not.toContain('mare');
    expect(used).toMatchObject([{ caption: 'Il mare', alt: 'Onde' }, { caption: 'Dalla mediateca' }]);
  });

  test('is known by its widest version first', () => {
    const srcset = `${UPLOADS}/uno-300x200.jpg 300w, ${UPLOADS}/uno-scaled.jpg 2560w`;
    const { used } = convert(`<img src="${UPLOADS}/uno-1024x683.jpg" srcset="${srcset}">`);
    const names = ['uno.jpg', 'uno-scaled.jpg', 'uno-1024x683.jpg', 'uno-300x200.jpg'];
    expect(used).toMatchObject([{ zipPaths: names, addresses: names.map((name) => `${UPLOADS}/${name}`) }]);
  });

  test('of another site stays where it is', () => {
    const { content, pictures } = convert('<p><img src="http://altro.it/a.jpg"></p>');
    expect(content).toBe('<div data-type="image" data-src="https://altro.it/a.jpg"></div>');
    expect(pictures).toEqual([]);
  });

  test('that is a smiley or counts visitors is none', () => {
    const html = 'Ciao <img class="emoji" alt="😀" src="https://s.w.org/1.png"><img width="1" src="/x.gif">';
    expect(convert(html).content).toBe('<p>Ciao 😀</p>');
  });
});

describe('a gallery', () => {
  const images = ['due-150x150', 'uno'].map((name) => `<figure><img src="${UPLOADS}/${name}.jpg"></figure>`).join('');
  const both = [`${UPLOADS}/due.jpg`, `${UPLOADS}/uno.jpg`];

  test.each([
    ['a shortcode with ids', '[gallery columns="2" ids="2,1,99"]'],
    ['a shortcode for all that is attached', '[gallery]'],
    ['a block of figures', `<figure class="wp-block-gallery has-nested-images">${images}</figure>`],
    ['an older block', `<ul class="wp-block-gallery columns-2"><li>${images}</li></ul>`],
    ['Ghost’s card', `<figure class="kg-card kg-gallery-card"><div>${images}</div></figure>`],
  ])('from %s keeps its order', (_, html) => {
    const { content, galleries, pictures } = convert(html);
    expect(content).toBe('<figure data-moving-gallery="1"></figure>');
    expect(galleries).toEqual([{ placeholder: '1', pictures: both }]);
    expect(pictures).toEqual(both);
  });

  test('keeps its own caption as words', () => {
    const html = `<figure class="wp-block-gallery">${images}<figcaption>Le foto</figcaption></figure>`;
    expect(convert(html, 'BLOCKS').content).toBe('<figure data-moving-gallery="1"></figure><p>Le foto</p>');
  });
});

describe('what is played or framed', () => {
  test.each([
    ['an iframe', '<p><iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ?feature=oembed"></iframe></p>'],
    ['a shortcode', '[embed]https://youtu.be/dQw4w9WgXcQ[/embed]'],
    ['an address in a line', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
    ['a block', '<figure class="wp-block-embed"><div class="wrapper">\nhttps://youtu.be/dQw4w9WgXcQ\n</div></figure>'],
  ])('shows YouTube from %s', (_, html) => {
    expect(convert(html).content).toBe(YOUTUBE_EMBED);
  });

  test('leaves the lines around an address', () => {
    const { content } = convert('prima\nhttps://youtu.be/dQw4w9WgXcQ\ndopo');
    expect(content).toBe(`<p>prima</p>${YOUTUBE_EMBED}<p>dopo</p>`);
  });

  test.each([
    ['<iframe src="https://www.google.com/maps/embed?pb=x"></iframe>', 'map'],
    ['[audio mp3="http://vecchio.it/onde.mp3"][/audio]', 'audio'],
    ['<figure class="wp-block-audio"><audio controls><source src="/onde.mp3">Niente audio</audio></figure>', 'audio'],
    ['[video width="640" mp4="/casa.mp4"][/video]', 'video'],
    ['<figure class="wp-block-video"><video controls src="https://vecchio.it/casa.mp4"></video></figure>', 'video'],
  ])('%s is an embed of type %s alone', (html, type) => {
    const embed = new RegExp(`^<div data-type="${type}" data-src="https://[^"]+"[^>]*></div>$`);
    expect(convert(html).content).toMatch(embed);
  });

  test.each([
    '<iframe src="https://player.vimeo.com/video/1"></iframe>',
    '<figure class="wp-block-embed"><div>\nhttps://player.vimeo.com/video/1\n</div></figure>',
  ])('of others is a link: %s', (html) => {
    const address = 'https://player.vimeo.com/video/1';
    expect(convert(html, 'BLOCKS').content).toBe(`<p><a href="${address}">${address}</a></p>`);
  });
});

describe('a shortcode', () => {
  test('goes, what it encloses stays, and it is counted', () => {
    const { content, shortcodes } = convert('[box color="x"]<b>dentro</b>[/box] [contact-form-7 id="1"]fuori');
    expect(content).toBe('<p><b>dentro</b> fuori</p>');
    expect(shortcodes).toEqual(['box', 'contact-form-7']);
  });

  test.each(['[sic]', '[1]', '[Roma, 2020]', '[', ']['])('is not what merely has brackets: %s', (text) => {
    expect(convert(text).content).toBe(`<p>${text}</p>`);
  });

  test('that is shown, not run, is shown', () => {
    expect(convert('scrivi [[gallery]]').content).toBe('<p>scrivi [gallery]</p>');
  });

  test('is nothing where text is not WordPress’', () => {
    expect(convert('<p>[nota id=1]</p>', 'HTML').content).toBe('<p>[nota id=1]</p>');
  });
});

test.each([
  ['/prezzi/', 'https://vecchio.it/prezzi/'],
  ['?p=12', 'https://vecchio.it/?p=12'],
  ['//www.vecchio.it/a', 'https://www.vecchio.it/a'],
  ['http://altro.it/a', 'http://altro.it/a'],
  ['mailto:ciao@vecchio.it', 'mailto:ciao@vecchio.it'],
  ['#note', '#note'],
])('a link to %s leads to %s', (href, whole) => {
  expect(convert(`<a href="${href}">qui</a>`).content).toBe(`<p><a href="${whole}">qui</a></p>`);
});

test('a link to a script, and scripts, styles and forms, go', () => {
  const html = '<a href="java&#10;script:x()">a</a><script>b</script><style>c</style><form>d</form><svg><p>e</p></svg>';
  expect(convert(html).content).toBe('<p>a</p>');
});

test('the plain text is what one reads, without addresses that are shown otherwise', () => {
  const { plainText } = convert(`Prima <b>del</b> mare\nhttps://youtu.be/dQw4w9WgXcQ\n\n<h2>Poi</h2><pre>x</pre>`);
  expect(plainText).toBe('Prima del mare Poi');
});

describe('a hostile text', () => {
  test.each([
    ['over a megabyte', 'a'.repeat(1024 ** 2 + 1)],
    ['nested deeper than 200', '<div>'.repeat(201)],
    ['that swells by its marks', `${'<b>'.repeat(150)}${'<p>a'.repeat(50_000)}`],
  ])('%s is too large', (_, html) => {
    expect(() => convert(html)).toThrow(TextTooLargeError);
  });

  const parts = ['[', '[a ', '[[', '[/a]', '[caption]', '<', '<a ', '</p>', '<br>', '<!--', '<img src=x>', '&', '\n'];

  test.each(parts)('of %j alone is read before the test ends', (part) => {
    expect(typeof convert(part.repeat(Math.floor(100_000 / part.length))).content).toBe('string');
  });
});
