import { sayEuros } from '@approdo/shared/domain/base/money/money';
import type { Page } from '@playwright/test';
import { connect, connectOwner } from '../../support/api.ts';
import { banner } from '../../support/back-office.ts';
import { inDays } from '../../support/days.ts';
import { expect, test } from '../../support/test.ts';

const SAVED = 'Regole dei prezzi salvate con successo';
const STAY = { startDate: inDays(100), endDate: inDays(114) };

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Salva', exact: true });

test('the owner offers an extra and a discount, and tries the price that any guest is asked', async ({
  page,
  site,
  backOffice,
}) => {
  await backOffice.open('rates');

  await test.step('an extra is made, and the same one after it is changed', async () => {
    await tab(page, 'Extra').click();
    await expect(page.getByText('Nessun extra: un lettino, il cane, la legna…')).toBeVisible();
    await page.getByRole('button', { name: 'Aggiungi extra' }).click();
    const extra = page.getByRole('group', { name: 'Extra 1' });
    await extra.getByLabel('Nome').fill('Cane');
    await extra.getByLabel('Prezzo (euro)').fill('4');
    await extra.getByLabel('Per').selectOption('notte');
    await extra.getByLabel('Quanti').fill('2');
    await save(page).click();
    await expect(banner(page, SAVED)).toBeVisible();
    await extra.getByLabel('Prezzo (euro)').fill('5');
    await save(page).click();
    await expect(page.getByText('Ci sono modifiche non ancora salvate.')).toBeHidden();
    await expect(extra.getByRole('button', { name: /«Cane» in altre lingue/ })).toBeVisible();
    const { extras } = await (await connectOwner(site)).priceRules.get();
    expect(extras).toMatchObject([{ name: 'Cane', price: 500, per: 'NIGHT', max: 2 }]);
  });

  await test.step('a discount is tried before it is saved', async () => {
    await tab(page, 'Sconti').click();
    await page.getByRole('button', { name: 'Aggiungi sconto' }).click();
    const discount = page.getByRole('group', { name: 'Sconto 1' });
    await discount.getByLabel('Sconto in percento').fill('10');
    await discount.getByLabel('Notti').fill('14');
    await expect(discount.getByText('10 % da 14 notti')).toBeVisible();
    await page.getByRole('button', { name: 'Prova un prezzo' }).click();
    const drawer = page.getByRole('dialog', { name: 'Prova un prezzo' });
    await fillStay(page);
    await expect(drawer.getByText('Con le modifiche non salvate')).toBeVisible();
    await expect(drawer.getByRole('region', { name: 'Vista dell’ospite' })).toContainText('Sconto 10 % da 14 notti');
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
  });

  await test.step('with something unsaved the tab asks before it is left', async () => {
    await tab(page, 'Conferma immediata').click();
    await expect(page.getByText('Ci sono modifiche non salvate. Lasciarle?')).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Resta qui' }).click();
    await save(page).click();
    await expect(banner(page, SAVED)).toBeVisible();
  });

  await test.step('what the drawer says, a guest is asked: the same lines and the same cents', async () => {
    await page.getByRole('button', { name: 'Prova un prezzo' }).click();
    await fillStay(page);
    const view = page.getByRole('region', { name: 'Vista dell’ospite' });
    const { extras } = await (await connectOwner(site)).priceRules.get();
    const quote = await connect(site).rates.quote({
      query: { ...STAY, guests: 2, linen: 'true', extras: `${extras[0]?.id}:2` as never },
    });
    for (const { label, amount } of quote.lines) {
      const line = view.locator('dl > div').filter({ has: page.getByText(label, { exact: true }) });
      await expect(line).toContainText(sayEuros(amount));
    }
    await expect(view.locator('dl > div').last()).toContainText(sayEuros(quote.total ?? 0));
    await expect(view.locator('dl > div')).toHaveCount(quote.lines.length + 1);
  });
});

async function fillStay(page: Page): Promise<void> {
  const drawer = page.getByRole('dialog', { name: 'Prova un prezzo' });
  await drawer.getByLabel('Check-in').fill(STAY.startDate);
  await drawer.getByLabel('Check-out').fill(STAY.endDate);
  await drawer.getByLabel('Biancheria e asciugamani').check();
  await drawer.getByLabel(/^Cane/).selectOption('2');
}
