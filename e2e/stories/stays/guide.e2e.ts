import { connectOwner } from '../../support/api.ts';
import { banner } from '../../support/back-office.ts';
import { expectNoBarrier, overflowOf } from '../../support/check-page.ts';
import { expect, test } from '../../support/test.ts';

test('the owner writes the guide of her house, puts it in order and translates a section', async ({
  page,
  site,
  backOffice,
}) => {
  await backOffice.open('guide');
  await expect(page.getByText('Niente codici nelle foto: chi ha l’indirizzo di un’immagine la vede.')).toBeVisible();
  const section = (place: number) => page.getByRole('group', { name: `Sezione ${place}`, exact: true });
  const save = page.getByRole('button', { name: 'Salva guida' });

  await test.step('two sections, each with its time', async () => {
    for (const [place, title] of [
      [1, 'Il cancello'],
      [2, 'Il mare'],
    ] as const) {
      await page.getByRole('button', { name: 'Aggiungi sezione' }).click();
      await section(place).getByRole('textbox', { name: 'Titolo', exact: true }).fill(title);
      await section(place).getByRole('textbox', { name: 'Testo' }).fill(`Che cosa sapere: ${title}.`);
    }
    await section(1).getByLabel('Si vede').selectOption('Nei giorni del soggiorno');
    await page.getByLabel('Giorni prima dell’arrivo').fill('61');
    await save.click();
    await expect(page.getByLabel('Giorni prima dell’arrivo')).toBeFocused();
    await page.getByLabel('Giorni prima dell’arrivo').fill('3');
    await page.getByLabel('Si arriva dalle').fill('16:00');
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    await expectNoBarrier(page, 'the guide with two sections');
    const tools = section(1).getByRole('toolbar', { name: 'Formattazione' });
    expect((await tools.boundingBox())?.height, 'one line of tools').toBeLessThan(60);
    await tools.getByRole('button').last().scrollIntoViewIfNeeded();
    await expect(tools.getByRole('button').last()).toBeInViewport();
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
    await page.getByRole('button', { name: 'Traduci' }).last().click();
    const window = page.getByRole('dialog', { name: 'Traduci «Il mare»' });
    await window.getByRole('tab', { name: /^DE/ }).click();
    await window.getByRole('textbox', { name: 'Titolo' }).fill('Das Meer');
    await window.getByRole('button', { name: 'Salva' }).click();
    await window.getByRole('button', { name: 'Chiudi', exact: true }).click();
    await page.getByRole('button', { name: 'Sposta su: Sezione 2' }).click();
    await save.click();
    await expect(banner(page, 'Guida salvata con successo')).toBeVisible();
    const owner = await connectOwner(site);
    const { sections } = await owner.guide.get();
    expect(sections.map(({ title }) => title)).toEqual(['Il mare', 'Il cancello']);
    const params = { kind: 'guide', language: 'de', id: sections[0]?.id ?? '' } as const;
    expect((await owner.translations.get({ params })).fields[0]).toMatchObject({ text: 'Das Meer' });
  });

  await test.step('what is typed and not saved is not left unasked', async () => {
    await section(1).getByRole('textbox', { name: 'Titolo', exact: true }).fill('Il mare, di nuovo');
    await expect(page.getByText('Ci sono modifiche non ancora salvate.')).toBeVisible();
    await backOffice.leaveFor('task');
    const question = page.getByRole('dialog', { name: 'Modifiche non salvate' });
    await question.getByRole('button', { name: 'Resta qui' }).click();
    await expect(section(1).getByRole('textbox', { name: 'Titolo', exact: true })).toHaveValue('Il mare, di nuovo');
    await page.getByRole('button', { name: 'Rimuovi: Sezione 2' }).click();
    await save.click();
    await expect(banner(page, 'Guida salvata con successo')).toBeVisible();
    expect((await (await connectOwner(site)).guide.get()).sections).toHaveLength(1);
  });
});
