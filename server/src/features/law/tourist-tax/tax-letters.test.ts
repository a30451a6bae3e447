import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ADULT, BY_NIGHT, createTaxedSite, TARIFF, type TaxedSite, WEEK } from '../../../testing/taxed-site.ts';

let site: TaxedSite;
beforeEach(async () => {
  site = await createTaxedSite({ offers: ['en', 'de', 'fr'] });
});
afterEach(() => site.close());

describe('letters', () => {
  beforeEach(() =>
    site.client.paymentSettings.replace({ body: { holder: 'Maria Rossi', iban: 'IT60X0542811101000000123456' } }),
  );

  async function letterTo(language: 'it' | 'en' | 'de' | 'fr', work: (id: string) => Promise<unknown>) {
    const { id } = await site.request(WEEK);
    await site.database.updateTable('bookings').set({ language }).where('id', '=', id).execute();
    const sent = await site.mailOf(() => work(id));
    return sent.map(({ body }) => body).join('\n');
  }
  const confirm = (id: string) => site.client.bookings.decide({ params: { id }, body: { status: 'CONFIRMED' } });

  it.each([
    ['it', 'Imposta di soggiorno (stima): 20\u00A0€, entro il 28 maggio 2027'],
    ['en', 'Tourist tax (estimate): €20, by May 28, 2027'],
    ['de', 'Kurtaxe (Schätzung): 20\u00A0€, bis zum 28. Mai 2027'],
    ['fr', 'Taxe de séjour (estimation)\u00A0: 20\u00A0€, au plus tard le 28 mai 2027'],
  ] as const)('in %s ask for it with its sum, and say that it is an estimate', async (language, expectedText) => {
    await site.replaceTax(BY_NIGHT);
    expect(await letterTo(language, confirm)).toContain(expectedText);
  });

  it('remind of it with its sum once its guests are known', async () => {
    await site.replaceTax(BY_NIGHT);
    const id = await site.confirmed();
    await site.writeBirths(id, ADULT, ADULT, ADULT);
    site.clock.advance(new Date('2027-05-25T08:00:00Z').getTime() - site.clock.now().getTime());
    const sent = await site.mailOf(() => site.app.paymentReminders.pollNow());
    const body = sent.map((mail) => mail.body).join('\n');
    expect(body).toContain('Imposta di soggiorno: 30\u00A0€, entro il 28 maggio 2027\nCausale: RF');
    expect(body).toContain('imposta di soggiorno 27/06/2027');
  });

  it.each([
    ['it', 'Imposta di soggiorno: Si paga sul traghetto'],
    ['en', 'Tourist tax: It is paid on the ferry'],
    ['de', 'Kurtaxe: Si paga sul traghetto'],
    ['fr', 'Taxe de séjour\u00A0: Si paga sul traghetto'],
  ] as const)(
    'in %s say what the owner says where it is paid on landing, in place of a sum',
    async (language, expectedText) => {
      await site.replaceTax({ mode: 'LANDING', text: 'Si paga sul traghetto', tariffs: [TARIFF] });
      await site.client.translations.update({
        params: { language: 'en', kind: 'tourist_tax', id: 'tourist_tax' },
        body: { fields: { text: { text: 'It is paid on the ferry', isChecked: true } } },
      });
      let page: Awaited<ReturnType<typeof site.moneyOf>> | undefined;
      const body = await letterTo(language, async (id) => {
        await confirm(id);
        page = await site.withToken(site.guest.token, language).money.get({ params: { id } });
      });
      expect(body).toContain(`${expectedText}\n`);
      expect(page?.taxText).toBe(expectedText.split(': ').at(-1));
      expect(page?.instalments.map(({ kind }) => kind)).toEqual(['DEPOSIT', 'BALANCE']);
    },
  );
});

it('is nothing anywhere where nobody asks for it: answers and letters are as they were, to the byte', async () => {
  const answers = async () => {
    const { id } = await site.request(WEEK);
    const letters = await site.mailOf(() =>
      site.client.bookings.decide({ params: { id }, body: { status: 'CONFIRMED' } }),
    );
    const money = JSON.stringify([await site.moneyOf(id), await site.client.money.get({ params: { id } })]);
    await site.client.bookings.cancel({ params: { id }, body: {} });
    const plain = (text: string) =>
      text
        .replaceAll(id, 'ID')
        .replaceAll(/RF\d{10}/g, 'RF')
        .replaceAll(/"path":"[^"]*"/g, '');
    return [plain(money), ...letters.map(({ subject, body }) => plain(`${subject}\n${body}`))];
  };
  const before = await answers();
  expect(before.join('\n')).not.toMatch(/TAX|imposta|taxText|isEstimate/i);
  await site.replaceTax({ mode: 'NONE', text: 'Si paga sul traghetto', tariffs: [TARIFF] });
  expect(await answers()).toEqual(before);
  await site.replaceTax({ mode: 'NIGHT', isCollected: false });
  expect(await answers()).toEqual(before);
});
