/** The facts of a channel that determine its state. */
export type ChannelHealth = {
  readonly isPaused: boolean;
  readonly hasImport: boolean;
  /** False if its address was sealed under another secret. */
  readonly hasAddress: boolean;
  readonly isSuspect: boolean;
  /** False if its last reading had an unreadable event. */
  readonly isWhole: boolean;
  /** PASSING if the next reading may succeed, LASTING if there is no calendar; null while all is well. */
  readonly failure: 'PASSING' | 'LASTING' | null;
  /** Time of the last successful reading, or of the channel's creation. */
  readonly wellAt: Date;
};

export type ChannelState = 'OK' | 'LATE' | 'FAILING' | 'SUSPECT' | 'PAUSED' | 'NEEDS_ADDRESS' | 'EXPORT_ONLY';

const HOUR_MS = 3_600_000;
const LATE_MS = HOUR_MS;
const FAILING_MS = 24 * HOUR_MS;

/** The state of a channel at an instant; what only the owner can fix takes precedence. */
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
