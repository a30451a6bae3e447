import type { Config } from '../../server/src/config/config.ts';
import { type Finding, findingsOf } from './finding.ts';

const { ok, warning } = findingsOf('cards');

/** Whether guests can pay by card, if that is configured. */
export function checkCards({ stripe }: Pick<Config, 'stripe'>, hasManyTenants: boolean): Finding[] {
  if (!stripe) return [];
  if (hasManyTenants) {
    const advice = 'Togli STRIPE_SECRET_KEY e STRIPE_WEBHOOK_SECRET, o dai alla casa un processo suo.';
    return [warning('con più case le carte non si attivano: i soldi di tutte andrebbero a un conto solo', advice)];
  }
  if (stripe.root !== undefined) {
    return [
      warning(`le carte passano da ${stripe.root}, non da Stripe`, 'Togli STRIPE_ROOT: serve solo per le prove.'),
    ];
  }
  if (/^(?:sk|rk)_test_/.test(stripe.secretKey)) {
    const advice = 'Quando hai finito di provare, metti le chiavi vere di Stripe.';
    return [warning('le carte sono in prova: nessuna viene addebitata', advice)];
  }
  return [ok('gli ospiti possono pagare con la carta')];
}
