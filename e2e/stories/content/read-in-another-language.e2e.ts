import { connectOwner } from '../../support/api.ts';
import { checkPage, overflowOf } from '../../support/check-page.ts';
import { expect, test } from '../../support/test.ts';

test('a visitor reads, asks and moves about in English once it is offered', { tag: '@gate' }, async ({
  page,
  site,
}) => {
  test.setTimeout(120_000);
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'English' })).toHaveCount(0);
  await (await connectOwner(site)).languages.offer({ body: { offered: ['en'] } });

  await test.step('the bar leads there, without opening anything', async () => {
    await page.goto('/booking');
    await page.getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL(/\/en\/booking$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Book your stay' })).toBeVisible();
  });

  await test.step('a form says in English what it lacks, in the browser and from the server', async () => {
    await page.goto('/en/contact');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByRole('alert')).toHaveText('The name must be at least two characters long');
    await page.goto('/en/login');
    await page.getByLabel('Email').fill('nobody@example.com');
    await page.getByLabel('Password').fill('no such password');
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByRole('alert')).toHaveText(/password/);
    await expect(page.getByRole('alert')).not.toHaveText(/non corrett/);
    await expect(page.getByRole('link', { name: 'Italiano' })).toHaveAttribute('href', /\/login$/);
  });

  await test.step('an article has its own address in each language', async () => {
    await page.goto('/blog/arrivare-in-traghetto-senza-fretta');
    await page.getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL(/\/en\/blog\/arriving-by-ferry-unhurried$/);
    await page.goto('/en/blog/arrivare-in-traghetto-senza-fretta');
    await expect(page).toHaveURL(/\/en\/blog\/arriving-by-ferry-unhurried$/);
    await page.getByRole('link', { name: 'Italiano' }).click();
    await expect(page).toHaveURL(/\/blog\/arrivare-in-traghetto-senza-fretta$/);
  });

  for (const address of ['/en', '/en/booking', '/en/gallery', '/en/register']) {
    await test.step(address, () => checkPage(page, address));
  }
});

test('a word of German that is wider than a phone scrolls no page to the side', async ({ page, site }) => {
  const owner = await connectOwner(site);
  const [post] = await owner.blog.listAll();
  const word = 'Geschwindigkeitsbegrenzungsschilder';
  const checked = (text: string) => ({ text, isChecked: true });
  const fields = { title: checked(word), excerpt: checked(`${word}.`), content: checked(`<h2>${word}</h2>`) };
  const params = { language: 'de', kind: 'posts', id: post?.id ?? '' };
  const { slug } = await owner.translations.update({ params, body: { fields, isPublished: true } });
  await owner.languages.offer({ body: { offered: ['de'] } });
  for (const address of ['/de/blog', `/de/blog/${slug}`]) {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: word }).first()).toBeVisible();
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  }
});
