/** Whether messages reach another program, or why not. */
export const WEBHOOK_STATES = ['OK', 'OFF', 'FAILING', 'NEEDS_SECRET'] as const;
export type WebhookState = (typeof WEBHOOK_STATES)[number];

type WebhookFacts = {
  readonly isOn: boolean;
  /** Whether the signing secret can be read here. */
  readonly hasSecret: boolean;
  /** The first failure since the last success; null if there was none. */
  readonly failingSince: string | null;
};

/** A restarted program or router is soon back. */
const FAILING_AFTER_MS = 24 * 3_600_000;

/** A missing secret comes first: until it is replaced nothing else can be fixed. */
export function webhookStateOf({ isOn, hasSecret, failingSince }: WebhookFacts, now: Date): WebhookState {
  if (!hasSecret) return 'NEEDS_SECRET';
  if (!isOn) return 'OFF';
  if (failingSince === null) return 'OK';
  return now.getTime() - Date.parse(failingSince) >= FAILING_AFTER_MS ? 'FAILING' : 'OK';
}
