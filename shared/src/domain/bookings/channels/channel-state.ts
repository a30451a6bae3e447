/** As much of a channel as tells how it is. */
export type ChannelHealth = {
  readonly isPaused: boolean;
  readonly hasImport: boolean;
  /** False where its address was sealed under another secret. */
  readonly hasAddress: boolean;
  readonly isSuspect: boolean;
  /** False where its last reading met an event that could not be read. */
  readonly isWhole: boolean;
  /** PASSING where the next reading may well be better, LASTING where there is no calendar; null while all is well. */
  readonly failure: 'PASSING' | 'LASTING' | null;
  /** Of the last reading that went well, or of the channel's beginning. */
  readonly wellAt: Date;
};

export type ChannelState = 'OK' | 'LATE' | 'FAILING' | 'SUSPECT' | 'PAUSED' | 'NEEDS_ADDRESS' | 'EXPORT_ONLY';

const HOUR_MS = 3_600_000;
const LATE_MS = HOUR_MS;
const FAILING_MS = 24 * HOUR_MS;

/** How a channel is at an instant; what only its owner can put right comes first. */
export function stateOfChannel(health: ChannelHealth, now: Date): ChannelState {
  if (health.isPaused) return 'PAUSED';
  if (!health.hasImport) return 'EXPORT_ONLY';
  if (!health.hasAddress) return 'NEEDS_ADDRESS';
  if (health.isSuspect) return 'SUSPECT';
  const asRead = health.isWhole ? 'OK' : 'LATE';
  if (health.failure === null) return asRead;
  const age = now.getTime() - health.wellAt.getTime();
  if (health.failure === 'LASTING' || age >= FAILING_MS) return 'FAILING';
  return age >= LATE_MS ? 'LATE' : asRead;
}
