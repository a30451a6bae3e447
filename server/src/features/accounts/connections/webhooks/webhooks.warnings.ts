import type { Webhook } from '@approdo/shared/contract/accounts/webhooks';
import type { SiteWarning } from '@approdo/shared/contract/operations/health';
import { asClause } from '@approdo/shared/words/base/as-clause';

/** What the owner should know of other programs: those that no message has reached for a day. */
export function listWebhookWarnings(webhooks: readonly Webhook[]): SiteWarning[] {
  return webhooks.filter(({ state }) => state === 'FAILING').map(warnOf);
}

/** The host only: the rest of an address often grants access. */
function warnOf({ url, lastError }: Webhook): SiteWarning {
  const why = lastError === null ? '' : `: ${asClause(lastError)}`;
  return {
    code: 'WEBHOOK_FAILING',
    text: `Il programma collegato su ${new URL(url).host} non riceve gli avvisi da più di un giorno${why}.`,
    advice: 'Controlla che sia acceso, poi premi Prova accanto al suo indirizzo, in «Programmi collegati».',
  };
}
