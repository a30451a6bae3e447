import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { privacyNotice } from '../../../../starter/writing/pages/privacy-notice.ts';
import { createTestSite, type TestSite } from '../../../testing/index.ts';

let site: TestSite;
let admin: TestSite['anyone'];
beforeEach(async () => {
  site = await createTestSite({ isDemo: true });
  ({ client: admin } = await site.signIn({ role: 'ADMIN', emailConfirmed: true }));
});
afterEach(() => site.close());

describe('what is new in the privacy notice', () => {
  it('is told to nobody whose site began with it', async () => {
    expect(await admin.privacy.news()).toEqual({ sentences: [] });
    await admin.privacy.dismissNews();
    expect(await admin.privacy.news()).toEqual({ sentences: [] });
  });

  it('is read by every admin until one has read it, and by none after that', async () => {
    await site.database.insertInto('privacy_news').values({ only_row: 1, is_read: 0 }).execute();
    const { client: other } = await site.signIn({ role: 'ADMIN', emailConfirmed: true });
    const { sentences } = await other.privacy.news();
    expect(sentences.map(({ text }) => text.split(':')[0])).toContain('Pagamenti e ricevute');
    await admin.privacy.dismissNews();
    expect(await other.privacy.news()).toEqual({ sentences: [] });
  });

  it('is what the notice says, to the letter and in its section', async () => {
    await site.database.insertInto('privacy_news').values({ only_row: 1, is_read: 0 }).execute();
    const { sentences } = await admin.privacy.news();
    const sections = new Map(
      privacyNotice.content.split('<h2>').map((section) => {
        const [heading = '', text = ''] = section.split('</h2>');
        return [
          heading,
          text
            .replaceAll(/<[^>]*>/g, ' ')
            .replaceAll(/\s+/g, ' ')
            .replaceAll(' :', ':'),
        ];
      }),
    );
    for (const { section, text } of sentences) expect(sections.get(section)).toContain(text);
    expect(sentences).not.toEqual([]);
  });
});
