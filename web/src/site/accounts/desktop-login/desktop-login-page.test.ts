import type { Language } from '@approdo/shared/domain/base/language/language';
import { expect, test } from 'vitest';
import { createFakeSite } from '../../../testing/fake-site.ts';
import { renderPage } from '../../document/render-page.tsx';

async function open(language: Language) {
  const visit = {
    address: '/desktop-login',
    language,
    languages: ['it', 'en'] as const,
    origin: 'https://example.org',
    today: '2027-06-01',
  };
  return await renderPage(visit, createFakeSite());
}

test('it is Italian alone, of no use in a search, and tells nobody where one came from', async () => {
  const page = await open('it');
  const html = 'html' in page ? page.html : '';
  expect(page).toMatchObject({ status: 200, isByLink: true });
  expect(html).toContain('<h1>Entra nell’app</h1>');
  expect(html).toContain(
    'Continua solo se hai appena premuto «Entra con una passkey» nell’app Approdo di questo computer.',
  );
  expect(html).toContain('<button type="button"');
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(html).toContain('<meta name="referrer" content="no-referrer"/>');
  expect(html).not.toContain('rel="canonical"');
  expect(html).not.toContain('hreflang="en"');
});

test('there is none in another language', async () => {
  expect(await open('en')).toMatchObject({ status: 404 });
});
