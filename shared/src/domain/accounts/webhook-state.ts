/** Whether another program hears what it is told; or that it does not, and why. */
export const WEBHOOK_STATES = ['OK', 'OFF', 'FAILING', 'NEEDS_SECRET'] as const;
export type WebhookState = (typeof WEBHOOK_STATES)[number];

type Standing = {
  readonly isOn: boolean;
  /** Whether what signs can be read here. */
  readonly hasSecret: boolean;
  /** The first failure since the last success; null where there was none. */
  readonly failingSince: string | null;
};

/** A program that is restarted, or a router, is soon back. */
const FAILING_AFTER_MS = 24 * 3_600_000;

/** A secret that is missing goes before all else: with it nothing else could be put right. */
export function webhookStateOf({ isOn, hasSecret, failingSince }: Standing, now: Date): WebhookState {
  if (!hasSecret) return 'NEEDS_SECRET';
  if (!isOn) return 'OFF';
  if (failingSince === null) return 'OK';
  return now.getTime() - Date.parse(failingSince) >= FAILING_AFTER_MS ? 'FAILING' : 'OK';
}
