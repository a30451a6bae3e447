import { describe, expect, test } from 'vitest';
import { readSite } from '../../../testing/moved-site.ts';
import { writeZip } from '../../../testing/zip-files.ts';
import { readMarkdown } from './read-markdown.ts';

const readFiles = (files: Readonly<Record<string, string>>) =>
  readSite(readMarkdown, writeZip(Object.entries(files).map(([name, bytes]) => ({ name, bytes }))));

async function readOne(text: string, name = 'nome.md') {
  return (await readFiles({ [name]: text })).texts[0];
}

test('a text comes with what stands before it', async () => {
  const named = 'title: "Il mare: d’inverno"\nslug: il-mare\n';
  const dated = 'date: 2021-05-03 10:00:00 +0200\ndescription: Di chi resta\n';
  expect(await readOne(`---\n${named}${dated}---\n# Uno\n\n*due*\n`)).toMatchObject({
    kind: 'POST',
    source: 'sito.zip',
    key: 'nome.md',
    title: 'Il mare: d’inverno',
    content: '<h1>Uno</h1><p><em>due</em></p>',
    facts: { slug: 'il-mare', date: '2021-05-03T08:00:00.000Z', isPublished: true, excerpt: 'Di chi resta' },
  });
});

test('Jekyll’s names give date and slug', async () => {
  const post = await readOne('---\ntitle: Il mare\n---\nTesto', '_posts/2021-05-03-il-mare.md');
  expect(post?.facts).toMatchObject({ slug: 'il-mare', date: '2021-05-03T10:00:00.000Z' });
});

test.each([
  ['layout: page', 'PAGE', true],
  ['type: page', 'PAGE', true],
  ['draft: true', 'POST', false],
  ['published: false', 'POST', false],
  ['draft: false', 'POST', true],
])('%s makes a %s, published: %s', async (line, kind, isPublished) => {
  expect(await readOne(`---\n${line}\n---\nTesto`)).toMatchObject({ kind, facts: { isPublished } });
});

test('values are texts, whatever they look like', async () => {
  const post = await readOne('---\ntitle: 20210503\ndate: 2021-05-03\nslug: no\n---\nTesto');
  expect(post).toMatchObject({ title: '20210503', facts: { slug: 'no', date: '2021-05-03T10:00:00.000Z' } });
});

describe('a picture', () => {
  const front = '---\ntitle: Il mare\ncover: /img/molo.jpg\n---\n';

  test.each([
    ['by its relative path', 'content/post/nome.md', '../../static/img/molo.jpg'],
    ['by the site’s path, below its folders', 'content/post/nome.md', '/img/molo.jpg'],
    ['with blanks in its name', 'content/post/nome.md', '<../../static/img/un molo.jpg>'],
  ])('is found %s', async (_, name, path) => {
    const files = { 'static/img/molo.jpg': 'a', 'static/img/un molo.jpg': 'b', 'static/img/altra.jpg': 'c' };
    const { texts, pictures } = await readFiles({ [name]: `${front}![Il molo](${path})`, ...files });
    const [cover] = texts[0]?.facts.covers ?? [];
    expect(cover).toBe('static/img/molo.jpg');
    expect(texts[0]?.content).toMatch(/^<figure data-moving-picture="static\/img\/(?:un )?molo.jpg"><\/figure>$/);
    expect(pictures.map(({ zipPaths }) => zipPaths)).toContainEqual([cover]);
  });
});

test('links among texts are old paths', async () => {
  const uno = '[due](due.md) e [altri](https://altro.it/)';
  const { texts } = await readFiles({ 'post/uno.md': uno, 'post/due.md': 'Due' });
  expect(texts[0]?.content).toBe('<p><a href="/post/due.md">due</a> e <a href="https://altro.it/">altri</a></p>');
  expect(texts[1]?.facts.oldPaths).toEqual(['/post/due.md']);
});

test('templates go, what they enclose stays, and the owner is told', async () => {
  const { texts, hints } = await readFiles({
    'a.md': '{% highlight js %}x{% endhighlight %} {{< youtube abc >}}{{ site.title }}',
  });
  expect(texts[0]?.content).toBe('<p>x </p>');
  expect(hints).toEqual(['{% highlight %} × 1: da rifare a mano', '{{< youtube >}} × 1: da rifare a mano']);
});

test('only texts of the site are read, and tags are counted', async () => {
  const { texts, left } = await readFiles({
    'README.md': '# Come si fa',
    '.github/note.md': 'no',
    '__MACOSX/._a.md': 'no',
    'a.md': '---\ntags: [mare, sole]\n---\nTesto',
    'b.md': '---\ntags: mare\n---\nTesto',
  });
  expect(texts.map(({ key }) => key)).toEqual(['a.md', 'b.md']);
  expect(left).toEqual({ 'Altri file': 1, Etichette: 2 });
});

describe('a hostile text', () => {
  const bomb = Array.from({ length: 9 }, (_, n) => `x${n + 1}: &x${n + 1} [${`*x${n},`.repeat(9)}]`).join('\n');

  test.each([
    ['aliases that swell', `---\nx0: &x0 a\n${bomb}\n---\nTesto`],
    ['YAML that is none', '---\ntitle: "aperto\n---\nTesto'],
    ['no end before it', '---\ntitle: a\n'],
    ['TOML', '+++\ntitle = "a"\n+++\nTesto'],
  ])('with %s is told, and the others come', async (_, text) => {
    const { texts } = await readFiles({ 'a.md': text, 'b.md': 'Testo' });
    const found = { state: 'FAULT', reason: 'L’intestazione non si legge' };
    expect(texts.map((item) => item.found)).toEqual([found, undefined]);
  });

  test('over a megabyte, or nested without end, is too large', async () => {
    const { texts } = await readFiles({ 'a.md': 'a '.repeat(600_000), 'b.md': '>'.repeat(5000), 'c.md': 'Testo' });
    const found = { state: 'FAULT', reason: 'Troppo grande' };
    expect(new Map(texts.map((item) => [item.key, item.found]))).toEqual(
      new Map([
        ['a.md', found],
        ['b.md', found],
        ['c.md', undefined],
      ]),
    );
  });

  test('makes nothing of tags, and has plain names where programs have others', async () => {
    const post = await readOne('---\ntitle: !!js/function "x"\n__proto__: { slug: rubato }\nslug: suo\n---\nTesto');
    expect(post?.facts.slug).toBe('suo');
  });
});
