import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestSite, type TestSite } from '../../../testing/index.ts';

const RULES = [
  { daysBefore: 30, percent: 100 },
  { daysBefore: 7, percent: 50 },
];

const TEXT = 'Scrivici appena puoi.\nSotto i sette giorni ne parliamo.';

let site: TestSite;
let admin: TestSite['anyone'];
beforeEach(async () => {
  site = await createTestSite({ offers: ['de', 'en'] });
  ({ client: admin } = await site.signIn({ role: 'ADMIN', emailConfirmed: true }));
});
afterEach(() => site.close());

const setTerms = () => admin.paymentSettings.replace({ body: { cancellationText: TEXT, cancellationRules: RULES } });

async function readTerms(lang?: string) {
  const response = await fetch(`${site.origin}/api/cancellation-terms${lang === undefined ? '' : `?lang=${lang}`}`);
  return await response.json();
}

describe('what a guest who cancels gets back', () => {
  test('is nothing where the owner says nothing', async () => {
    expect(await readTerms()).toMatchObject({ cancellationText: '', cancellationRules: [], inWords: [] });
  });

  test('anybody may know, the rules in words, and when guests pay, and no more of what is asked of them', async () => {
    await setTerms();
    await admin.paymentSettings.replace({ body: { depositPercent: 50, securityDeposit: 200_00 } });
    expect(await readTerms()).toEqual({
      cancellationText: TEXT,
      cancellationRules: RULES,
      inWords: [
        'Fino a 30 giorni prima dell’arrivo: rimborso di tutto quanto pagato',
        'Fino a 7 giorni prima dell’arrivo: rimborso del 50 % di quanto pagato',
        'Dopo: nessun rimborso',
        expect.stringContaining('per intero'),
      ],
      schedule: { depositPercent: 50, depositDays: 3, balanceDays: 30, securityDeposit: 200_00 },
    });
  });

  test('is told anew at once where the owner changes it', async () => {
    await setTerms();
    await readTerms();
    await admin.paymentSettings.replace({ body: { cancellationText: '', cancellationRules: [] } });
    expect(await readTerms()).toMatchObject({ cancellationText: '', inWords: [] });
  });

  test('is told in the language of the call, the owner’s words in Italian until they are translated', async () => {
    await setTerms();
    expect(await readTerms('de')).toMatchObject({
      language: 'de',
      cancellationText: TEXT,
      inItalian: ['cancellationText'],
      inWords: expect.arrayContaining(['Danach: keine Erstattung']),
    });
    const fields = { cancellationText: { text: 'Schreiben Sie uns, sobald Sie können.', isChecked: true } };
    const params = { language: 'de', kind: 'payment_settings', id: 'payment_settings' } as const;
    await admin.translations.update({ params, body: { fields } });
    expect(await readTerms('de')).toMatchObject({ cancellationText: fields.cancellationText.text, inItalian: [] });
    expect(await readTerms('en')).toMatchObject({ cancellationText: TEXT, inItalian: ['cancellationText'] });
    await admin.paymentSettings.replace({ body: { cancellationText: 'Telefonaci.' } });
    const [field] = (await admin.translations.get({ params })).fields;
    expect(field).toMatchObject({ italian: 'Telefonaci.', state: 'OUTDATED' });
  });

  test('an editor, who has no business with money, does not translate', async () => {
    const { client: editor } = await site.signIn({ role: 'EDITOR', emailConfirmed: true });
    const params = { language: 'de', kind: 'payment_settings', id: 'payment_settings' } as const;
    await expect(editor.translations.get({ params })).rejects.toMatchObject({ status: 403 });
  });
});
