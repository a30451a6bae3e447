import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { LANGUAGES } from '@approdo/shared/domain/base/language/language';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestSite, type TestSite } from '../testing/index.ts';
import { writeBusyPage } from './busy-page.ts';
import { busy } from './problems.ts';
import { createHeaderSets } from './security-headers.ts';
import { attachListener, createHttpServer } from './shell/http-server.ts';
import { listen } from './shell/listen.ts';
import { createSiteGate } from './shell/site-gate.ts';

/** As browsers ask for what they show. */
const BROWSER_ACCEPT = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

let site: TestSite;
let away: string;
const gate = createHttpServer();
beforeAll(async () => {
  // pg's errors where no pool connection became free, and where a lock timed out.
  const faults = [
    new Error('timeout exceeded when trying to connect'),
    Object.assign(new Error('canceling statement due to lock timeout'), { code: '55P03' }),
  ];
  site = await createTestSite({
    renderPage: async ({ address }) => {
      if (address.startsWith('/broken')) throw new Error('broken');
      throw faults[address.length % 2];
    },
  });
  away = await listen(gate, { host: '127.0.0.1', port: 0 });
  const headers = createHeaderSets({ overTls: false });
  attachListener(gate, headers.api, createSiteGate(headers).listener);
});
afterAll(async () => {
  await site.close();
  gate.close();
});

const show = (path: string, { origin = site.origin, accept = BROWSER_ACCEPT, method = 'GET' } = {}) =>
  fetch(`${origin}${path}`, { method, headers: { accept } });

describe('who looks at a page that the database is too busy for', () => {
  test.each([
    ['/', 'it', 'Il sito è molto occupato. Riprova tra poco.', 'Riprova'],
    ['/blog?page=2', 'it', 'Il sito è molto occupato. Riprova tra poco.', 'Riprova'],
    ['/en/booking', 'en', 'The site is very busy. Please try again shortly.', 'Try again'],
    [
      '/de',
      'de',
      'Die Website ist stark ausgelastet. Bitte versuchen Sie es gleich noch einmal.',
      'Noch einmal versuchen',
    ],
    ['/fr/blog', 'fr', 'Le site est très sollicité. Veuillez réessayer dans un instant.', 'Réessayer'],
  ])('is shown at %s, in %s, that it is, and a way to ask again', async (path, language, text, again) => {
    const answer = await show(path);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '1']);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const page = await answer.text();
    expect(page).toContain(`<html lang="${language}">`);
    expect(page).toContain(`<h1>${text}</h1>`);
    expect(page).toContain(`<a href="">${again}</a>`);
  });

  test('is told so without a body where that is all she asks for', async () => {
    const answer = await show('/en', { method: 'HEAD' });
    expect([answer.status, answer.headers.get('retry-after'), await answer.text()]).toEqual([503, '1', '']);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  });
});

describe('a page that is busy', () => {
  test('loads nothing and runs nothing: its style alone passes the policy', async () => {
    const answer = await show('/');
    const page = await answer.text();
    const [, style = ''] = /<style>(.*?)<\/style>/s.exec(page) ?? [];
    const hash = createHash('sha256').update(style).digest('base64');
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).toContain(`style-src 'sha256-${hash}'`);
    expect(policy).toContain("default-src 'none'");
    expect(page).not.toMatch(/<script|<img|<link|style=|url\(/);
  });

  test('has the colours of the site', () => {
    const tokens = readFileSync(new URL('../../../web/src/ui/tokens.css', import.meta.url), 'utf8');
    for (const [colour] of writeBusyPage(busy().userMessage, 'it').matchAll(/#[0-9a-f]{6}\b/g))
      expect(tokens).toContain(colour);
  });

  test.each(LANGUAGES)('says something in %s', (language) => {
    expect(writeBusyPage(busy().userMessage, language)).toMatch(/<h1>\p{L}.{20,}<\/h1>/u);
  });
});

describe('who looks at no page', () => {
  test.each([
    ['a call', '/api/nowhere', {}, 404],
    ['a file of the library', '/uploads/nothing.jpg', {}, 404],
    ['what asks for data', '/', { accept: 'application/json' }, 503],
    ['what says nothing of what it takes', '/', { accept: '*/*' }, 503],
  ])('is answered as a program is: %s', async (_, path, how, status) => {
    const answer = await show(path, how);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toHaveProperty('error');
  });

  test('nor does who is told something else than to come again', async () => {
    const answer = await show('/broken');
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([500, null]);
    expect(await answer.json()).toHaveProperty('error');
  });
});

describe('while one site takes the place of another', () => {
  test('who looks at a page is shown it, too', async () => {
    const answer = await show('/en/blog', { origin: away });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
    expect(await answer.text()).toContain('<h1>The site will be back in a few seconds. Please try again.</h1>');
    expect(answer.headers.get('content-security-policy')).toContain("style-src 'sha256-");
  });

  test.each([
    ['/api/property', 'application/json; charset=utf-8'],
    ['/uploads/casa.jpg', 'text/plain; charset=utf-8'],
  ])('%s is refused as ever', async (path, type) => {
    const answer = await show(path, { origin: away });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([503, type]);
  });

  test('a form that is sent has no page either', async () => {
    const answer = await show('/booking', { origin: away, method: 'POST' });
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  });
});
