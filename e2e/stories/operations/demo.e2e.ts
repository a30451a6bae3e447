import { connectOwner } from '../../support/api.ts';
import { entry } from '../../support/back-office.ts';
import { expect, test } from '../../support/test.ts';

test.use({ isDemo: true });

test('a demo says on every screen that it is one, until it is taken away', async ({ page, site, backOffice }) => {
  const client = await connectOwner(site);
  const [post] = await client.blog.listAll();
  await client.blog.edit({ params: { id: post?.id ?? '' }, body: { title: 'L’ho scritto io, adesso' } });

  const { sections, version } = await client.guide.get();
  const ours = sections.map((section, place) =>
    place === 0 ? { ...section, title: 'Da noi si entra così' } : section,
  );
  await client.guide.replace({ body: { sections: ours }, version });

  await backOffice.open('');
  await expect(page.getByText('Chiara Lombardi aspetta una risposta')).toBeVisible();
  await backOffice.goTo('guide');
  await expect(page.getByRole('group', { name: 'Sezioni' }).locator('summary')).toHaveCount(sections.length);
  await backOffice.goTo('messages');
  const notice = page.getByRole('complementary', { name: 'Casa di esempio' });
  await expect(notice).toContainText('Questa è una casa di esempio');
  await expect(notice.getByRole('link', { name: 'Comincia la tua casa' })).toHaveAttribute('href', /\/start$/);
  await expect(entry(page, 'Emily Carter')).toBeVisible();
  await notice.getByRole('link', { name: 'Comincia la tua casa' }).click();
  await expect(page.getByRole('heading', { name: 'Comincia la tua casa', level: 1 })).toBeVisible();
  await expect(notice).toContainText('Questa è una casa di esempio');
  await expect(notice.getByRole('link'), 'what leads to where one is').toHaveCount(0);
  await backOffice.goTo('blog');
  await expect(notice).toBeVisible();

  const { backup, removed } = await client.demo.remove();
  expect(removed.map(({ kind }) => kind)).toContain('booking');
  const after = await backOffice.reopen('blog');
  await expect(entry(after, 'L’ho scritto io, adesso')).toBeVisible();
  await expect(entry(after, 'Arrivare in traghetto')).toHaveCount(0);
  await expect(after.getByRole('complementary', { name: 'Casa di esempio' })).toHaveCount(0);
  await backOffice.goTo('messages');
  await expect(entry(after, 'Emily Carter')).toHaveCount(0);
  await backOffice.goTo('backup');
  await expect(entry(after, backup?.fileName ?? '').first()).toBeVisible();
  await backOffice.goTo('guide');
  await expect(after.getByRole('textbox', { name: 'Titolo' })).toHaveValue('Da noi si entra così');
});
