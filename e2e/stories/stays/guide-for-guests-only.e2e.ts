import { contract } from '@approdo/shared/contract';
import { aRequest, connect, connectGuest, connectOwner } from '../../support/api.ts';
import { inDays } from '../../support/days.ts';
import { owner as ownersAccount, type Site } from '../../support/start-site.ts';
import { expect, test } from '../../support/test.ts';

const WORD = 'zibibboquattrosettantuno';
const MOST_PAGES = 200;
const DOCUMENTS = [
  '/sitemap.xml',
  '/rss.xml',
  '/de/rss.xml',
  '/robots.txt',
  '/manifest.webmanifest',
  '/llms.txt',
  '/admin',
];

type Reader = { readonly name: string; readonly token?: string };

async function read(site: Site, path: string, { token }: Reader): Promise<string> {
  const answer = await fetch(site.origin + path, {
    headers: token ? { authorization: `Bearer ${token}` } : {},
    redirect: 'manual',
  });
  return await answer.text();
}

/** Every page reachable by links from the given ones. */
async function crawl(site: Site, begin: readonly string[]): Promise<Map<string, string>> {
  const pages = new Map<string, string>();
  const waiting = [...begin];
  while (waiting.length > 0 && pages.size < MOST_PAGES) {
    const path = waiting.shift() ?? '/';
    if (pages.has(path)) continue;
    const text = await read(site, path, { name: 'nobody' });
    pages.set(path, text);
    for (const [, link = ''] of text.matchAll(/(?:href="|<loc>|<link>)([^"<#?]+)/g)) {
      const url = new URL(link, site.origin);
      if (url.origin === site.origin && !/^\/(?:api|uploads|assets)\//.test(url.pathname)) waiting.push(url.pathname);
    }
  }
  return pages;
}

test('the guide is told to the guest of the stay and to the owner, and to nobody else anywhere', {
  tag: '@gate',
}, async ({ site }) => {
  test.setTimeout(180_000);
  const owner = await connectOwner(site);
  await owner.languages.offer({ body: { offered: ['de'] } });
  const { sections } = await owner.guide.replace({
    body: {
      sections: (['STAY', 'AROUND'] as const).map((shown) => ({
        title: `Titolo ${WORD}`,
        content: `<p>${WORD}</p>`,
        shown,
      })),
    },
  });
  const section = sections[0]?.id ?? '';
  await owner.translations.update({
    params: { kind: 'guide', language: 'de', id: section },
    body: { fields: { title: { text: `Titel ${WORD}`, isChecked: true } } },
  });
  const ada = await connectGuest(site);
  const { id } = await ada.bookings.request({ body: aRequest(inDays(2), inDays(9)) });
  await owner.bookings.decide({ params: { id }, body: { status: 'CONFIRMED' } });

  const bruno = { name: 'Bruno Neri', email: 'bruno@example.com', password: 'tutt’altra cosa' };
  const edda = { name: 'Edda Bianchi', email: 'edda@example.com', password: 'tutt’altra cosa' };
  for (const person of [bruno, edda]) await connectGuest(site, person);
  const editor = (await owner.users.list()).find(({ email }) => email === edda.email);
  await owner.users.update({ params: { id: editor?.id ?? '' }, body: { role: 'EDITOR' } });
  const tokenOf = async (body: { email: string; password: string }) => (await connect(site).auth.login({ body })).token;

  await test.step('its guest and the owner read it, and so it is there to be found', async () => {
    const readers = [{ email: 'ada@example.com', password: 'limoni e vento' }, ownersAccount];
    for (const account of readers) {
      const reader = { name: account.email, token: await tokenOf(account) };
      expect(await read(site, `/api/bookings/${id}/guide`, reader)).toContain(WORD);
    }
  });

  await test.step('no page, feed or document has a word of it, however often it is asked for', async () => {
    for (const _ of [1, 2]) {
      const pages = await crawl(site, ['/', '/de', `/booking/${id}`, `/de/booking/${id}`, '/booking', ...DOCUMENTS]);
      expect(pages.size).toBeGreaterThan(20);
      const leakingPaths = [...pages].filter(([, text]) => text.includes(WORD)).map(([path]) => path);
      expect(leakingPaths).toEqual([]);
    }
  });

  await test.step('no call tells it to anyone, another guest or an editor, in whichever language', async () => {
    const readers: Reader[] = [
      { name: 'nobody' },
      { name: 'another guest', token: await tokenOf(bruno) },
      { name: 'an editor', token: await tokenOf(edda) },
    ];
    const rows = Object.values(contract).flatMap((resource) => Object.values(resource));
    const paths = rows
      .filter(({ method }) => method === 'GET')
      .flatMap(({ path }) => {
        const filled = [id, section, 'guide'].map((value) =>
          path
            .replace('{language}', 'de')
            .replace('{kind}', 'guide')
            .replace(/\{\w+\}/g, value),
        );
        return [...new Set(filled)];
      });
    expect(paths).toContain(`/bookings/${id}/guide`);
    expect(paths).toContain(`/translations/de/guide/${section}`);
    for (const reader of readers) {
      for (const path of paths) {
        for (const lang of ['', '?lang=de']) {
          const text = await read(site, `/api${path}${lang}`, reader);
          expect(text.includes(WORD), `${reader.name} reads ${path}${lang}`).toBe(false);
        }
      }
    }
  });
});
