import { checkAll } from '../../../server/src/testing/translating.ts';
import {
  startTranslationServices,
  type TranslationServices,
} from '../../../server/src/testing/translation-services.ts';
import { connect, connectOwner } from '../../support/api.ts';
import { banner, entry } from '../../support/back-office.ts';
import { test as base, expect } from '../../support/test.ts';

/** A site with a fake translation service. */
const test = base.extend<{ readonly services: TranslationServices }>({
  services: async ({ browserName: _ }, use) => {
    const services = await startTranslationServices();
    await use(services);
    await services.close();
  },
  siteVariables: async ({ services }, use) => use({ DEEPL_ROOT: services.root }),
});

const ARTICLE = {
  title: 'La baia di sera',
  excerpt: 'Dove il mare è basso e si cena tardi.',
  content: '<p>Il sole <strong>scende</strong> dietro il capo.</p>',
  coverImage: 'terrace.jpg',
  published: true,
};

test('an article is translated beside its Italian, published, and looked at again when the Italian changes', {
  tag: ['@each-width', '@gate-desk'],
}, async ({ page, site, backOffice }) => {
  test.slow();
  const owner = await connectOwner(site);
  const { id, slug } = await owner.blog.create({ body: ARTICLE });
  await checkAll(owner, 'en');
  const params = { language: 'en', kind: 'posts', id };
  const gone = { text: null, isChecked: false };
  const fields = { title: gone, excerpt: gone, content: gone };
  await owner.translations.update({ params, body: { isPublished: false, fields } });
  await owner.languages.offer({ body: { offered: ['en'] } });

  await backOffice.open('blog');
  await entry(page, ARTICLE.title).getByRole('button', { name: 'Modifica' }).click();
  const form = page.getByRole('dialog', { name: 'Modifica articolo' });
  await form.getByRole('tab', { name: 'EN: 3 testi mancano' }).click();
  const title = form.getByRole('region', { name: 'Titolo', exact: true });
  const excerpt = form.getByRole('region', { name: 'Estratto' });
  const content = form.getByRole('region', { name: 'Contenuto' });
  await expect(content).toContainText('dietro il capo.');

  await test.step('what is not there yet cannot be published, and is named', async () => {
    await title.getByLabel('Titolo in inglese').fill('The bay at dusk');
    await form.getByLabel('Pubblica in inglese').check();
    await form.getByRole('button', { name: 'Salva' }).click();
    await expect(form.getByRole('alert')).toContainText('Da tradurre o controllare: Estratto, Contenuto.');
    await expect(title.getByLabel('Titolo in inglese')).toHaveValue('The bay at dusk');
  });

  await test.step('what is copied is no translation before it is said to be fine', async () => {
    await excerpt.getByRole('button', { name: 'Copia dall’italiano' }).click();
    await expect(excerpt.getByLabel('Estratto in inglese')).toHaveValue(ARTICLE.excerpt);
    await expect(excerpt.getByText('Suggerita')).toBeVisible();
    await excerpt.getByLabel('Estratto in inglese').fill('Where the sea is low.');
    await expect(excerpt.getByText('Controllata')).toBeVisible();
    await content.getByRole('button', { name: 'Copia dall’italiano' }).click();
    await content.getByRole('button', { name: 'Va bene' }).click();
    await expect(content.getByText('Controllata')).toBeVisible();
  });

  await test.step('leaving asks, and staying loses nothing', async () => {
    const question = page.getByRole('dialog', { name: 'Modifiche non salvate' });
    await page.keyboard.press('Escape');
    await question.getByRole('button', { name: 'Resta qui' }).click();
    await form.getByRole('tab', { name: 'DE' }).click();
    await question.getByRole('button', { name: 'Resta qui' }).click();
    await expect(excerpt.getByLabel('Estratto in inglese')).toHaveValue('Where the sea is low.');
  });

  await form.getByLabel('Indirizzo (slug) in inglese').fill('the-bay-at-dusk');
  await form.getByRole('button', { name: 'Salva' }).click();
  await expect(banner(page, 'Traduzione salvata con successo')).toBeVisible();
  await expect(form.getByRole('tab', { name: 'EN: tutto tradotto' })).toBeVisible();
  const answer = await fetch(`${site.origin}/api/blog/the-bay-at-dusk?lang=en`);
  expect(await answer.json()).toMatchObject({ title: 'The bay at dusk', content: ARTICLE.content });

  await test.step('the Italian is changed in the tab beside', async () => {
    await form.getByRole('tab', { name: 'IT' }).click();
    await form.getByRole('textbox', { name: 'Estratto', exact: true }).fill('Dove il mare è basso e si cena presto.');
    await form.getByRole('button', { name: 'Salva' }).click();
    await expect(form).toBeHidden();
    expect(await connect(site).blog.get({ params: { slug } })).toMatchObject({ excerpt: /presto/ });
  });

  await test.step('it is found under what is to be looked at again, with what changed', async () => {
    await backOffice.goTo('languages');
    await page.getByLabel('A che punto è').selectOption('Da rivedere');
    await entry(page, ARTICLE.title).getByRole('button', { name: 'Traduci' }).click();
    const window = page.getByRole('dialog', { name: `Traduci «${ARTICLE.title}»` });
    const outdated = window.getByRole('region', { name: 'Estratto' });
    await expect(outdated.getByRole('deletion')).toContainText('tardi');
    await expect(outdated.getByRole('insertion')).toContainText('presto');
    await outdated.getByRole('button', { name: 'È ancora giusta' }).click();
    await window.getByRole('button', { name: 'Salva' }).click();
    await expect(window.getByRole('tab', { name: 'EN: tutto tradotto' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(window).toBeHidden();
  });
  expect((await owner.translations.get({ params })).fields.map(({ state }) => state)).toEqual([
    'CHECKED',
    'CHECKED',
    'CHECKED',
  ]);
});

test('a language is offered once nothing is missing, and the translator fills gaps to be checked', async ({
  page,
  site,
  backOffice,
  services,
  faults,
}) => {
  test.slow();
  const owner = await connectOwner(site);
  await checkAll(owner, 'de');
  const params = { language: 'de', kind: 'homepage', id: 'homepage' };
  const gone = { text: null, isChecked: false };
  await owner.translations.update({ params, body: { fields: { heroTitle: gone } } });
  await backOffice.open('languages');
  const german = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Deutsch' }) });

  await test.step('with a gap it is refused, and one is led to it', async () => {
    await german.getByLabel('Offri ai visitatori').click();
    await page
      .getByRole('alert')
      .getByRole('link', { name: /^Home page/ })
      .click();
  });

  const window = page.getByRole('dialog', { name: /Traduci/ });
  const title = window.getByRole('region', { name: 'Titolo', exact: true });
  await test.step('without a translator one is led to where it is linked, and one in trouble says so', async () => {
    await expect(window.getByText('Nessun servizio propone le traduzioni.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Suggerisci' })).toHaveCount(0);
    await window.getByRole('link', { name: 'Collegane uno nella schermata Lingue' }).click();
    await expect(window).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Traduttore' })).toBeInViewport();
    await expect(page.getByRole('radiogroup', { name: 'Lingua' }).getByLabel('Deutsch')).toBeChecked();
    await page.getByLabel('Chiave di DeepL').fill('sbagliata');
    await page.getByRole('button', { name: 'Collega DeepL' }).click();
    await expect(page.getByText('Il servizio di traduzione non accetta questa chiave').first()).toBeVisible();
    await page.getByLabel('Chiave di DeepL').fill(services.key);
    await page.getByRole('button', { name: 'Collega DeepL' }).click();
    await expect(page.getByText(/^Restano .* caratteri/)).toBeVisible();
    services.fail({ status: 456 });
    const home = entry(page, 'Home page').filter({ hasText: 'Manca 1' });
    await home.getByRole('button', { name: 'Suggerisci' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'sono finiti' })).toBeVisible();
    services.fail({ status: 503 });
    await home.getByRole('button', { name: 'Suggerisci' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'non risponde' })).toBeVisible({ timeout: 30_000 });
    expect(faults.splice(0)).toEqual([expect.stringContaining('status of 503')]);
    services.fail(undefined);
    await home.getByRole('button', { name: 'Suggerisci' }).click();
    await expect(banner(page, 'C’è 1 suggerimento da rileggere')).toBeVisible();
    await page.getByLabel('A che punto è').selectOption('Suggerita');
    await entry(page, 'Suggerita 1').getByRole('button', { name: 'Traduci' }).click();
  });

  await title.getByRole('button', { name: 'Va bene' }).click();
  await window.getByRole('button', { name: 'Salva' }).click();
  await expect(window.getByRole('tab', { name: 'DE: tutto tradotto' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(window).toBeHidden();
  await german.getByLabel('Offri ai visitatori').click();
  await expect(banner(page, 'Lingue offerte salvate con successo')).toBeVisible();
  expect(await owner.languages.list()).toMatchObject([{ language: 'it' }, { language: 'de' }]);
});
