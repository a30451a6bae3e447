// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { leaveAdmin, press, see, seeNoMore, showAdmin } from '../../../testing/show-admin.tsx';
import { PrivacyNews } from './privacy-news.tsx';

afterEach(leaveAdmin);

const TITLE = 'La tua informativa sulla privacy';
const SENTENCES = [
  { section: '2. Quali dati trattiamo e perché', text: 'Contratto: l’indirizzo IP, come prova.' },
  { section: '5. Per quanto tempo li conserviamo', text: 'Le richieste per dodici mesi.' },
  { section: '5. Per quanto tempo li conserviamo', text: 'I messaggi per dodici mesi.' },
];

test('who wrote her own notice reads what is new in it, copies it, finds the page, and is told no more once she says so', async () => {
  let isRead = false;
  const { sent, banners } = await showAdmin(<PrivacyNews />, {
    'GET /privacy/news': () => ({ sentences: isRead ? [] : SENTENCES }),
    'DELETE /privacy/news': () => {
      isRead = true;
      return undefined;
    },
  });
  await see(TITLE);
  for (const { section, text } of SENTENCES) {
    await see(section);
    await see(text);
  }
  expect(document.querySelectorAll('dt')).toHaveLength(2);
  expect(document.querySelector('a')?.getAttribute('href')).toBe('/pages?pages.cerca=informativa-privacy');

  const copied: string[] = [];
  Object.assign(navigator, { clipboard: { writeText: async (text: string) => void copied.push(text) } });
  await press('Copia le frasi');
  expect(copied).toEqual([
    '2. Quali dati trattiamo e perché\nContratto: l’indirizzo IP, come prova.\n\n' +
      '5. Per quanto tempo li conserviamo\nLe richieste per dodici mesi.\nI messaggi per dodici mesi.',
  ]);

  await press('Ho letto, non mostrarlo più');
  expect(sent()).toEqual([{ method: 'DELETE', path: '/privacy/news', body: undefined }]);
  expect(banners()).toEqual(['L’avviso sull’informativa non compare più']);
  await seeNoMore(TITLE);
});

test.each([
  ['nothing is new', { 'GET /privacy/news': { sentences: [] } }],
  ['it is not known', {}],
])('where %s, nothing is said', async (_, answers) => {
  await showAdmin(<PrivacyNews />, answers);
  expect(document.body.textContent).not.toContain(TITLE);
});
