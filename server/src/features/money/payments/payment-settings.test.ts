import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { transact } from '../../../db/transaction.ts';
import { createLedgerSite, type LedgerSite } from '../../../testing/ledger-site.ts';
import { refusalOf } from '../../../testing/refusal.ts';
import { getPaymentTerms, putPaymentTerms } from './payment-settings.repository.ts';

let site: LedgerSite;
beforeEach(async () => {
  site = await createLedgerSite();
});
afterEach(() => site.close());

describe('the terms', () => {
  test.each([
    [{ iban: 'IT61X0542811101000000123456' }, 'iban', "L'IBAN non è valido"],
    [{ iban: 'IT60X0542811101000000123456' }, 'holder', 'Scrivi a chi è intestato il conto'],
    [
      { iban: 'IT60X0542811101000000123456', holder: '山田' },
      'holder',
      'Scrivi l’intestatario in lettere latine, come risulta alla banca',
    ],
    [
      { iban: 'SM86U0322509800000000270100', holder: 'Maria' },
      'bic',
      'Per un conto di questo paese serve anche il BIC',
    ],
    [{ depositPercent: 101 }, 'depositPercent', 'Inserisci un numero intero da 0 a 100'],
    [
      {
        cancellationRules: [
          { daysBefore: 1, percent: 1 },
          { daysBefore: 2, percent: 1 },
        ],
      },
      'cancellationRules',
      'I giorni prima dell’arrivo devono diminuire da una regola all’altra',
    ],
  ])('refuse %j', async (body, field, text) => {
    expect(await refusalOf(site.admin.paymentSettings.replace({ body }))).toMatchObject({
      status: 400,
      fields: { [field]: text },
    });
  });

  test('keep what an edit leaves out, of the owner and the stamp duty too', async () => {
    const before = await site.admin.paymentSettings.get();
    const body = { owner: { taxCode: 'RSSMRA70A41F839Y' }, stampDuty: { enabled: true } };
    expect(await site.admin.paymentSettings.replace({ body })).toMatchObject({
      owner: { ...before.owner, ...body.owner },
      stampDuty: { ...before.stampDuty, enabled: true },
    });
  });

  test('have those of a new site where they were kept before there was such a term', async () => {
    const { version: _, ...initial } = await site.admin.paymentSettings.get();
    const settings = JSON.stringify({ depositPercent: 40, holder: 'Maria Bianchi' });
    await site.database.insertInto('payment_settings').values({ only_row: 1, settings }).execute();
    expect(await site.admin.paymentSettings.get()).toMatchObject({
      ...initial,
      depositPercent: 40,
      holder: 'Maria Bianchi',
    });
  });
});

test('an account kept in the name of nobody whom banks can read is told without a code', async () => {
  await site.admin.paymentSettings.replace({ body: { holder: 'Łódź & Søn', iban: 'IT60X0542811101000000123456' } });
  const id = await site.confirmed();
  const transferOf = async () => (await site.guest.money.get({ params: { id } })).pay?.transfer;
  expect(await transferOf()).toMatchObject({ holder: 'Łódź & Søn', qr: { size: expect.any(Number) } });
  const terms = await getPaymentTerms(site.database);
  await transact(site.database, (trx) => putPaymentTerms(trx, { ...terms, holder: '山田' }));
  expect(await transferOf()).toMatchObject({ holder: '山田', iban: 'IT60X0542811101000000123456', qr: null });
});
