import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createLedgerSite, type LedgerSite } from '../../testing/ledger-site.ts';
import { refusalOf } from '../../testing/refusal.ts';

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

  test('are changed by who read them as they are', async () => {
    const { version } = await site.admin.paymentSettings.get();
    await site.admin.paymentSettings.replace({ body: { depositDays: 5 } });
    const late = site.admin.paymentSettings.replace({ body: { depositDays: 6 }, version });
    expect(await refusalOf(late)).toMatchObject({ status: 412 });
    expect(await site.admin.paymentSettings.get()).toMatchObject({ depositDays: 5, depositPercent: 30 });
  });
});
