import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestSite, type TestSite } from '../../../testing/index.ts';

let site: TestSite;
let owner: Awaited<ReturnType<TestSite['signIn']>>['client'];
beforeEach(async () => {
  site = await createTestSite({ isDemo: true });
  ({ client: owner } = await site.signIn({ role: 'ADMIN', emailConfirmed: true }));
});
afterEach(() => site.close());

async function word(change: (content: string) => string): Promise<void> {
  const { id, content } = await site.anyone.pages.get({ params: { slug: 'informativa-privacy' } });
  await owner.pages.edit({ params: { id }, body: { content: change(content) } });
}

it('other words of the notice are a new version, the same words none; each is accepted as it stands', async () => {
  expect(await owner.privacy.notices()).toMatchObject([{ version: 1, acceptances: 0 }]);
  const body = { name: 'Ada Neri', email: 'Ada@example.com', password: 'abbastanza lunga' };
  await site.anyone.auth.register({ body });
  await word((content) => content);
  await word((content) => `${content}<p>Un periodo in più.</p>`);
  await site.anyone.contact.send({
    body: { name: 'Ada', email: 'ada@example.com', message: 'È libera a giugno?', privacyAccepted: true },
  });
  const notices = await owner.privacy.notices();
  expect(notices).toMatchObject([
    { version: 2, acceptances: 1 },
    { version: 1, acceptances: 1 },
  ]);
  const { acceptances } = await owner.personalData.ofAddress({ query: { email: 'ada@example.com' } });
  expect(acceptances.map(({ way, version, sha256 }) => [way, version, sha256])).toEqual([
    ['REGISTRATION', 1, notices[1]?.sha256],
    ['CONTACT', 2, notices[0]?.sha256],
  ]);
});

it('versions and acceptances are changed by nobody, whoever has the database', async () => {
  await site.anyone.contact.send({
    body: { name: 'Ada', email: 'ada@example.com', message: 'È libera a giugno?', privacyAccepted: true },
  });
  const { database } = site;
  const attacks = [
    () => database.updateTable('privacy_notices').set({ content: '' }).execute(),
    () => database.deleteFrom('privacy_notices').execute(),
    () => database.updateTable('notice_acceptances').set({ version: 7 }).execute(),
    () => database.deleteFrom('notice_acceptances').execute(),
  ];
  for (const attack of attacks) await expect(attack()).rejects.toThrow(/never|kept/);
});
