// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { aPost, createFakeSite } from '../../../testing/fake-site.ts';
import { renderPage } from '../../document/render-page.tsx';

async function readPage(address: string): Promise<Document> {
  const posts = Array.from({ length: 4 }, (_, index) => aPost({ id: `p${index}`, slug: `post-${index}` }));
  const request = { address, origin: 'https://example.org', today: '2027-06-01' } as const;
  const page = await renderPage({ ...request, language: 'it', languages: ['it'] }, createFakeSite({ posts }));
  return new DOMParser().parseFromString('html' in page ? page.html : '', 'text/html');
}

test('the first cover of the list goes ahead, and the others wait and are asked for as small as they are seen', async () => {
  const page = await readPage('/blog');
  const [first, ...others] = page.querySelectorAll('article img[srcset]');
  expect([first?.getAttribute('fetchpriority'), first?.hasAttribute('loading')]).toEqual(['high', false]);
  expect(others).toHaveLength(3);
  for (const cover of others) {
    expect([cover.getAttribute('fetchpriority'), cover.getAttribute('loading')]).toEqual([null, 'lazy']);
    expect(cover.getAttribute('sizes')).toMatch(/ 13rem$/);
  }
});

test('an article ends in the way to the free dates', async () => {
  const page = await readPage('/blog/post-1');
  const links = [...page.querySelectorAll('article a')].map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links.slice(-2)).toEqual([
    ['Vedi le date libere', '/booking'],
    ['Tutti gli articoli', '/blog'],
  ]);
});
