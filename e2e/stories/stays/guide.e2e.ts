import { connectOwner } from '../../support/api.ts';
import { banner } from '../../support/back-office.ts';
import { expectNoBarrier, expectStill, overflowOf } from '../../support/check-page.ts';
import { expect, test } from '../../support/test.ts';

test('the owner writes the guide of her house, puts it in order and translates a section', async ({
  page,
  site,
  backOffice,
}) => {
  await backOffice.open('guide');
  await expect(page.getByText('Niente codici nelle foto: chi ha l’indirizzo di un’immagine la vede.')).toBeVisible();
  const section = (place: number) => page.getByRole('group', { name: `Sezione ${place}`, exact: true });
  const titleOf = (place: number) => section(place).getByRole('textbox', { name: 'Titolo', exact: true });
  const chapter = (title: string) => page.getByRole('main').locator('summary').filter({ hasText: title });
  const save = page.getByRole('button', { name: 'Salva guida' });

  await test.step('two sections, each with its time, of which one is open', async () => {
    for (const [place, title] of [
      [1, 'Il cancello'],
      [2, 'Il mare'],
    ] as const) {
      await page.getByRole('button', { name: 'Aggiungi sezione' }).click();
      await expect(titleOf(place)).toBeFocused();
      await titleOf(place).fill(title);
      await section(place).getByRole('textbox', { name: 'Testo' }).fill(`Che cosa sapere: ${title}.`);
    }
    await expect(section(1)).toBeHidden();
    await chapter('Il cancello').click();
    await expect(section(2)).toBeHidden();
    await section(1).getByLabel('Si vede').selectOption('Nei giorni del soggiorno');
    await chapter('Quando si vede').click();
    await page.getByLabel('Giorni prima dell’arrivo').fill('61');
    await page.getByLabel('Si arriva dalle').fill('16:00');
    await chapter('Il cancello').click();
    await save.click();
    await expect(page.getByLabel('Giorni prima dell’arrivo'), 'what is wrong unfolds').toBeFocused();
    await page.getByLabel('Giorni prima dell’arrivo').fill('3');
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    await expectNoBarrier(page, 'the guide with two sections');
    await chapter('Il cancello').click();
    const tools = section(1).getByRole('toolbar', { name: 'Formattazione' });
    expect((await tools.boundingBox())?.height, 'two lines of tools at most').toBeLessThan(110);
    expect(await tools.evaluate((bar) => bar.scrollWidth - bar.clientWidth), 'nothing to swipe to').toBe(0);
    await save.click();
    await expect(banner(page, 'Guida salvata con successo')).toBeVisible();
    const owner = await connectOwner(site);
    expect(await owner.guide.get()).toMatchObject({
      daysBefore: 3,
      checkInFrom: '16:00',
      checkOutBy: null,
      sections: [
        { title: 'Il cancello', content: '<p>Che cosa sapere: Il cancello.</p>', shown: 'AROUND' },
        { title: 'Il mare', shown: 'STAY' },
      ],
    });
  });

  await test.step('a section is translated, and stays so as the guide is put in another order', async () => {
    await chapter('Il mare').click();
    await page.getByRole('button', { name: 'Traduci' }).click();
    const window = page.getByRole('dialog', { name: 'Traduci «Il mare»' });
    await window.getByRole('tab', { name: /^DE/ }).click();
    await window.getByRole('textbox', { name: 'Titolo' }).fill('Das Meer');
    await window.getByRole('button', { name: 'Salva' }).click();
    await window.getByRole('button', { name: 'Chiudi', exact: true }).click();
    await page.getByRole('button', { name: 'Sposta su: Sezione 2' }).click();
    await expect(titleOf(1), 'it stays open where it goes').toHaveValue('Il mare');
    await save.click();
    await expect(banner(page, 'Guida salvata con successo')).toBeVisible();
    const owner = await connectOwner(site);
    const { sections } = await owner.guide.get();
    expect(sections.map(({ title }) => title)).toEqual(['Il mare', 'Il cancello']);
    const params = { kind: 'guide', language: 'de', id: sections[0]?.id ?? '' } as const;
    expect((await owner.translations.get({ params })).fields[0]).toMatchObject({ text: 'Das Meer' });
  });

  await test.step('what is typed and not saved is not left unasked', async () => {
    await titleOf(1).fill('Il mare, di nuovo');
    await expect(page.getByText('Ci sono modifiche non ancora salvate.')).toBeVisible();
    await backOffice.leaveFor('task');
    const question = page.getByRole('dialog', { name: 'Modifiche non salvate' });
    await question.getByRole('button', { name: 'Resta qui' }).click();
    await expect(titleOf(1)).toHaveValue('Il mare, di nuovo');
    await chapter('Il cancello').click();
    await page.getByRole('button', { name: 'Rimuovi: Sezione 2' }).click();
    await expect(titleOf(1), 'what is left unfolds').toBeFocused();
    await save.click();
    await expect(banner(page, 'Guida salvata con successo')).toBeVisible();
    expect((await (await connectOwner(site)).guide.get()).sections).toHaveLength(1);
  });
});

test.describe('the guide of a demo', () => {
  test.use({ isDemo: true });

  test('is at most 3,000 pixels high on a phone, with any one chapter open', async ({ page, backOffice }) => {
    await backOffice.open('guide');
    const chapters = page.getByRole('main').locator('summary');
    await expect(chapters).toHaveCount(9);
    await page.waitForLoadState('networkidle');
    await expectStill(page, 'the guide', 0.05);
    for (const chapter of await chapters.all()) {
      if (!(await chapter.evaluate((summary) => summary.closest('details')?.open))) await chapter.click();
      await expect(page.locator('details[open]')).toHaveCount(1);
      await expect(chapter).toBeInViewport();
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(3000);
    }
  });
});
