// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { enter, fieldOf, leaveAdmin, press, showAdmin } from '../../../testing/show-admin.tsx';
import { GuidedStep } from './guided-step.tsx';

afterEach(leaveAdmin);

const TERMS = {
  ...{ depositPercent: 30, depositDays: 3, balanceDays: 30, securityDeposit: 0, depositLabel: 'ACCONTO' },
  owner: { name: '', taxCode: '', address: '' },
  ...{ holder: '', iban: '', bic: null, cancellationText: '', cancellationRules: [] },
  stampDuty: { enabled: false, over: 7747, amount: 200, text: '' },
  version: 'v1',
};

test.each([
  ['has only been looked at with nothing typed, though the proposals are good', undefined, []],
  ['is done once something was typed', '50', ['/start/steps/pay']],
])('how guests pay %s', async (_, percent, finished) => {
  const steps = (['rates', 'pay', 'mail'] as const).map((id) => ({ id, state: 'TO_DO' as const }));
  const { sent, address } = await showAdmin(<GuidedStep steps={steps} id="pay" end="end" />, {
    'GET /payment-settings': TERMS,
    'PUT /payment-settings': { ...TERMS, version: 'v2' },
    'PUT /start/steps/pay': { steps, isPutAway: false },
  });
  await vi.waitFor(() => fieldOf('IBAN'), { timeout: 10_000 });
  expect(fieldOf('Saldo: giorni prima dell’arrivo').value).toBe('30');
  expect(fieldOf('Condizioni di annullamento').value).toBe('');
  if (percent) await enter('Prima rata (% del prezzo)', percent);
  await press('Avanti');
  await expect.poll(address).toBe('/start/mail');
  expect(sent().map(({ path }) => path)).toEqual(['/payment-settings', ...finished]);
});
