import { aRequest, connectGuest, connectOwner, guest } from '../../support/api.ts';
import { banner } from '../../support/back-office.ts';
import { expectNoBarrier, overflowOf } from '../../support/check-page.ts';
import { inDays } from '../../support/days.ts';
import { storeSession } from '../../support/sign-in.ts';
import { expect, test } from '../../support/test.ts';

test('who cancels knows beforehand what comes back, in the owner’s words and her rules', async ({
  page,
  site,
  backOffice,
  visit,
}) => {
  const owner = await connectOwner(site);
  await owner.languages.offer({ body: { offered: ['de'] } });
  const visitor = await visit('/booking');
  const terms = (text: string) => visitor.locator('details').filter({ hasText: text });

  await test.step('where the owner says nothing, nothing is shown', async () => {
    await expect(visitor.getByRole('button', { name: 'Invia richiesta' })).toBeVisible();
    await expect(terms('Se annulli')).toHaveCount(0);
  });

  await test.step('she writes it, and translates her words', async () => {
    await backOffice.open('payments');
    await page.getByLabel('Condizioni di annullamento').fill('Scrivici appena puoi.');
    await page.getByRole('button', { name: 'Aggiungi regola' }).click();
    const rule = page.getByRole('group', { name: 'Regola 1' }).last();
    await rule.getByLabel('Giorni prima').fill('30');
    await rule.getByLabel('Rimborso (%)').fill('50');
    await page.getByRole('button', { name: 'Salva condizioni' }).click();
    await expect(banner(page, 'Condizioni di pagamento salvate con successo')).toBeVisible();
    await page.getByRole('tab', { name: /^DE/ }).click();
    const german = page.getByRole('tabpanel', { name: /^DE/ });
    await german.getByRole('textbox', { name: /Condizioni di annullamento/ }).fill('Schreiben Sie uns.');
    await expectNoBarrier(page, 'the terms in another language');
  });

  await test.step('a visitor unfolds it below the price', async () => {
    await visitor.reload();
    await expect(terms('Se annulli').getByText('Scrivici appena puoi.')).toBeHidden();
    await visitor.locator('summary', { hasText: 'Se annulli' }).click();
    await expect(terms('Se annulli').getByText('Scrivici appena puoi.')).toBeVisible();
    await expect(terms('Se annulli').getByRole('listitem')).toHaveText([
      'Fino a 30 giorni prima dell’arrivo: rimborso del 50 % di quanto pagato',
      'Dopo: nessun rimborso',
      /Deposito cauzionale e imposta di soggiorno/,
    ]);
    expect(await overflowOf(visitor)).toBeLessThanOrEqual(0);
    await expectNoBarrier(visitor, 'the terms below the price');
  });

  await test.step('in German the rules are German, and words that are not checked yet say that they are Italian', async () => {
    await visitor.goto('/de/booking');
    await visitor.locator('summary', { hasText: 'Wenn Sie stornieren' }).click();
    await expect(terms('Wenn Sie stornieren').getByRole('listitem').first()).toHaveText(
      'Bis 30 Tage vor der Anreise: Erstattung von 50\u00A0% des bezahlten Betrags',
    );
    await expect(terms('Wenn Sie stornieren').locator('p')).toHaveAttribute('lang', 'it');
  });

  await test.step('a guest finds it beside her booking', async () => {
    const ada = await connectGuest(site);
    const { id } = await ada.bookings.request({ body: aRequest(inDays(60), inDays(67)) });
    await storeSession(visitor, site, guest);
    await visitor.goto(`/booking/${id}`);
    await visitor.locator('summary', { hasText: 'Se annulli' }).click();
    await expect(terms('Se annulli').getByText('Scrivici appena puoi.')).toBeVisible();
    expect(await overflowOf(visitor)).toBeLessThanOrEqual(0);
  });
});
