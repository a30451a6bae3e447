import type { Clock } from '../../adapters/clock.ts';

/** What is known of a channel in memory alone: a process that is killed reads each once more than it must. */
type Pulse = {
  /** In milliseconds since the epoch, as the others. */
  dueAt: number;
  /** The portal asked to be left alone until then. */
  quietUntil: number;
  failures: number;
  lastSuccessAt?: string;
  etag?: string | null;
  lastModified?: string | null;
};

type Success = { readonly lastSuccessAt: string; readonly etag?: string | null; readonly lastModified?: string | null };

const EVERY_MS = 15 * 60_000;
const AT_MOST_MS = 2 * 3_600_000;

export type Pulses = ReturnType<typeof createPulses>;

/** When each channel is to be read, and what its last reading came with. */
export function createPulses(clock: Clock) {
  const pulses = new Map<string, Pulse>();
  const now = () => clock.now().getTime();
  const get = (id: string): Pulse => pulses.get(id) ?? { dueAt: 0, quietUntil: 0, failures: 0 };

  return {
    of: (id: string): Readonly<Pulse> | undefined => pulses.get(id),
    isDue: (id: string): boolean => get(id).dueAt <= now(),
    isToBeLeftAlone: (id: string): boolean => get(id).quietUntil > now(),

    begin(id: string): void {
      pulses.set(id, { ...get(id), dueAt: now() + EVERY_MS });
    },

    succeed(id: string, success: Success): void {
      pulses.set(id, { ...get(id), ...success, failures: 0, quietUntil: 0 });
    },

    /** It is asked less and less often, each time after twice as long. */
    fail(id: string, retryAfterSeconds = 0): void {
      const pulse = get(id);
      const pauseMs = Math.min(EVERY_MS * 2 ** pulse.failures, AT_MOST_MS);
      const quietUntil = now() + retryAfterSeconds * 1000;
      pulses.set(id, {
        ...pulse,
        failures: pulse.failures + 1,
        quietUntil,
        dueAt: Math.max(now() + pauseMs, quietUntil),
      });
    },

    forget(id: string): void {
      pulses.delete(id);
    },
  };
}
