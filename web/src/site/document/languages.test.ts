import { LANGUAGES, type Language } from '@approdo/shared/domain/base/language/language';
import { describe, expect, test } from 'vitest';
import { aGallery, aMenuItem, aPicture, aPost, aReview, createFakeSite } from '../../testing/fake-site.ts';
import { pages } from '../pages.ts';
import { renderPage } from './render-page.tsx';

const origin = 'https://example.org';

const content =
  '<p><a href="/booking">Prenota</a> o <a href="/pages/come-arrivare">arriva</a>, <a href="/admin">tu</a></p>';
const alternates = [
  { language: 'it', slug: 'in-traghetto' },
  { language: 'en', slug: 'by-ferry' },
] as const;

/** The server's answers in English: the post has a version, the page has none. */
const english = createFakeSite({
  posts: [aPost({ slug: 'by-ferry', title: 'By ferry', content, alternates: [...alternates], inItalian: [] })],
  galleries: [
    aGallery({
      inItalian: ['name'],
      pictures: [aPicture({ inItalian: ['caption'] }), aPicture({ file: 'kitchen.jpg' })],
    }),
  ],
  menu: [
    aMenuItem({ label: 'Book', url: '/booking' }),
    aMenuItem({ id: 'm2', label: 'Ferry', url: '/pages/come-arrivare' }),
    aMenuItem({ id: 'm3', label: 'Harbour', url: 'https://example.com/it' }),
  ],
  reviews: [aReview({ language: 'de' })],
  homepage: { inItalian: ['heroTitle'] },
});

type OpenOptions = { readonly language?: Language; readonly languages?: readonly Language[] };

function open(address: string, { language = 'en', languages = LANGUAGES }: OpenOptions = {}) {
  return renderPage({ address, origin, today: '2027-06-01', language, languages }, english);
}

async function read(address: string, options?: OpenOptions): Promise<string> {
  const page = await open(address, options);
  if (!('html' in page)) throw new Error(`${address} leads to ${page.location}`);
  return page.html;
}

test('a page says which language it is in, and where the texts of its islands are', async () => {
  expect(await read('/booking')).toMatch(/<html lang="en"[^>]* data-texts="[^"]*\/en\/[^"]*"/);
  expect(await read('/booking', { language: 'fr' })).toContain('<h1>Réservez votre séjour</h1>');
});

test('only an island that says more names the further file, in the language of its page', async () => {
  const further = /data-island="(\w+)"[^>]* data-texts="[^"]*\/fr\/further-texts[^"]*"/g;
  const namedOn = async (address: string) =>
    [...(await read(address, { language: 'fr' })).matchAll(further)].map(([, name]) => name);
  expect(await namedOn('/profile')).toEqual(['profile']);
  for (const address of ['/', '/booking', '/contact', '/login']) expect(await namedOn(address)).toEqual([]);
});

test('it names every version of itself to search engines, and English for all others', async () => {
  const html = await read('/gallery', { language: 'de' });
  expect(html).toContain('<link rel="canonical" href="https://example.org/de/gallery"/>');
  const named = [...html.matchAll(/rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g)].map(([, one, href]) => [
    one,
    href,
  ]);
  expect(named).toEqual([
    ['it', 'https://example.org/gallery'],
    ['en', 'https://example.org/en/gallery'],
    ['de', 'https://example.org/de/gallery'],
    ['fr', 'https://example.org/fr/gallery'],
    ['x-default', 'https://example.org/en/gallery'],
  ]);
  expect(html).toContain('<meta property="og:locale" content="de_DE"/>');
  expect(html).toContain('<meta property="og:locale:alternate" content="fr_FR"/>');
});

test('without English the Italian version stands for all others', async () => {
  const html = await read('/gallery', { language: 'de', languages: ['it', 'de'] });
  expect(html).toContain('hreflang="x-default" href="https://example.org/gallery"');
});

test.each(['/login', '/profile', '/nowhere'])('%s, of no use in a search, names none', async (address) => {
  expect(await read(address)).not.toContain('rel="alternate" hreflang');
});

test('the blog names the languages that have an article, and leads readers to all', async () => {
  const html = await read('/blog');
  const named = [...html.matchAll(/rel="alternate" hreflang="([^"]+)"/g)].map(([, one]) => one);
  expect(named).toEqual(['it', 'en', 'x-default']);
  expect(html).toContain('<a href="/de/blog" lang="de"');
});

test('a blog without any article is of no use in a search', async () => {
  const page = await renderPage(
    { address: '/blog', origin, today: '2027-06-01', language: 'de', languages: LANGUAGES },
    createFakeSite({}),
  );
  const html = 'html' in page ? page.html : '';
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(html).not.toContain('rel="alternate" hreflang');
});

test('an article names the versions that it has, by their own slugs', async () => {
  const html = await read('/blog/by-ferry');
  expect(html).toContain('hreflang="it" href="https://example.org/blog/in-traghetto"');
  expect(html).toContain('hreflang="en" href="https://example.org/en/blog/by-ferry"');
  expect(html).not.toContain('rel="alternate" hreflang="de"');
  expect(html).toContain('"inLanguage":"en"');
  expect(html).toContain('"mainEntityOfPage":"https://example.org/en/blog/by-ferry"');
});

describe('the switcher', () => {
  const linksOf = (html: string) =>
    [...html.matchAll(/<a href="([^"]*)" lang="(\w+)" hreflang="(\w+)"[^>]*>.*?>([^<]+)<\/span><\/a>/g)].map((link) =>
      link.slice(1),
    );

  test('leads to the same page in each language', async () => {
    expect(linksOf(await read('/booking'))).toEqual([
      ['/booking', 'it', 'it', 'Italiano'],
      ['/en/booking', 'en', 'en', 'English'],
      ['/de/booking', 'de', 'de', 'Deutsch'],
      ['/fr/booking', 'fr', 'fr', 'Français'],
    ]);
  });

  test('leads to the blog of a language that lacks the article', async () => {
    const addresses = linksOf(await read('/blog/by-ferry')).map(([href]) => href);
    expect(addresses).toEqual(['/blog/in-traghetto', '/en/blog/by-ferry', '/de/blog', '/fr/blog']);
  });

  test.each(['/login', '/register'])('is on %s, and its links get the query of the page', async (address) => {
    const html = await read(address);
    expect(linksOf(html).map(([href]) => href)).toEqual([address, `/en${address}`, `/de${address}`, `/fr${address}`]);
    expect(html.match(/data-same-link/g)).toHaveLength(4);
  });

  test.each(['/confirm-email', '/reset-password'])('is not on %s, which reads its query', async (address) => {
    expect(linksOf(await read(address))).toEqual([]);
  });

  test('is nowhere while there is one language', async () => {
    const html = await read('/booking', { language: 'it', languages: ['it'] });
    expect(linksOf(html)).toEqual([]);
    expect(html).not.toContain('hreflang');
  });
});

describe('links', () => {
  test('of the program stay in the language', async () => {
    for (const { path } of pages.filter((page) => !page.path.includes('{'))) {
      const html = await read(path);
      const local = [...html.matchAll(/<a [^>]*href="(\/[^"]*)"([^>]*)>/g)].filter(
        ([, , rest]) => !rest?.includes('hreflang'),
      );
      const strays = local.map(([, href = '']) => href).filter((href) => !/^\/(?:en|uploads)(?:[/#?]|$)/.test(href));
      expect(strays, path).toEqual([]);
    }
  });

  test('that somebody wrote are turned, or said to be Italian', async () => {
    const html = await read('/blog/by-ferry');
    expect(html).toContain('<a href="/en/booking">Prenota</a>');
    expect(html).toContain('<a href="/pages/come-arrivare" hreflang="it">arriva</a>');
    expect(html).toContain('<a href="/admin">tu</a>');
    expect(html).toContain('"href":"/en/booking"');
    expect(html).toContain('"href":"/pages/come-arrivare","devices":"all","children":[],"hrefLang":"it"');
    expect(html).toContain('href="https://example.com/it"');
  });
});

test('what stands there in Italian, or in a guest’s own language, says so', async () => {
  const html = await read('/');
  expect(html).toContain('<h1 lang="it">');
  expect(html).toContain('<h2 lang="it">La casa</h2>');
  expect(html).toContain('<blockquote lang="de">');
});

test.each(['/', '/gallery'])(
  'a caption in Italian says so on %s in the words of the page, a translated one not',
  async (address) => {
    const words = { en: 'in Italian', de: 'auf Italienisch', fr: 'en italien' } as const;
    for (const language of ['en', 'de', 'fr'] as const) {
      const html = await read(address, { language });
      const captions = [...html.matchAll(/<p>(<span lang="it">)?Si pranza all’ombra\.(.*?)<\/p>/g)];
      const [italian, translated] = captions.map(([whole]) => whole.replaceAll(/<[^>]*>/g, ''));
      expect(italian).toContain(words[language]);
      expect([captions[0]?.[1] !== undefined, translated]).toEqual([true, 'Si pranza all’ombra.']);
    }
  },
);

describe('a slug', () => {
  const elsewhere = (slugs: Readonly<Partial<Record<Language, string>>>) =>
    createRefusing(Object.entries(slugs).map(([language, slug]) => ({ language, slug })));

  test('of another language leads to the one of this', async () => {
    const client = elsewhere({ it: 'in-traghetto', en: 'by-ferry' });
    const request = {
      address: '/blog/in-traghetto',
      origin,
      today: '2027-06-01',
      language: 'en',
      languages: LANGUAGES,
    } as const;
    expect(await renderPage(request, client)).toEqual({ status: 301, location: '/en/blog/by-ferry' });
  });

  test('of what is not translated is a 404 with the way to the Italian', async () => {
    const client = elsewhere({ it: 'in-traghetto' });
    const request = {
      address: '/blog/in-traghetto',
      origin,
      today: '2027-06-01',
      language: 'en',
      languages: LANGUAGES,
    } as const;
    const page = await renderPage(request, client);
    expect(page.status).toBe(404);
    expect('html' in page && page.html).toContain('href="/blog/in-traghetto" hreflang="it"');
  });
});

/** The English site, without the articles that it reports to be in other languages. */
function createRefusing(known: readonly { readonly language: string; readonly slug: string }[]) {
  const refusal = Object.assign(new Error('Post not found'), {
    name: 'ApiError',
    status: 404,
    body: { alternates: known },
  });
  return { ...english, blog: { ...english.blog, get: () => Promise.reject(refusal) } };
}

test('a slash too many leads to the address in its language', async () => {
  expect(await open('/booking/')).toEqual({ status: 301, location: '/en/booking' });
});
