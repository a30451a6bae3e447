import type { Clock } from '../../../adapters/clock.ts';

/** In-memory polling state of a channel; after a crash each channel is read once more than needed. */
type ChannelPoll = {
  /** In milliseconds since the epoch, like the others. */
  dueAt: number;
  /** The portal asked to be left alone until then. */
  quietUntil: number;
  failures: number;
  lastSuccessAt?: string;
  etag?: string | null;
  lastModified?: string | null;
};

type Success = { readonly lastSuccessAt: string; readonly etag?: string | null; readonly lastModified?: string | null };

const POLL_EVERY_MS = 15 * 60_000;
const MAX_PAUSE_MS = 2 * 3_600_000;

export type PollSchedule = ReturnType<typeof createPollSchedule>;

/** When each channel is due, and the validators of its last reading. */
export function createPollSchedule(clock: Clock) {
  const pollSchedule = new Map<string, ChannelPoll>();
  const now = () => clock.now().getTime();
  const get = (id: string): ChannelPoll => pollSchedule.get(id) ?? { dueAt: 0, quietUntil: 0, failures: 0 };

  return {
    of: (id: string): Readonly<ChannelPoll> | undefined => pollSchedule.get(id),
    isDue: (id: string): boolean => get(id).dueAt <= now(),
    isQuiet: (id: string): boolean => get(id).quietUntil > now(),

    begin(id: string): void {
      pollSchedule.set(id, { ...get(id), dueAt: now() + POLL_EVERY_MS });
    },

    succeed(id: string, success: Success): void {
      pollSchedule.set(id, { ...get(id), ...success, failures: 0, quietUntil: 0 });
    },

    /** Backs off exponentially. */
    fail(id: string, retryAfterSeconds = 0): void {
      const poll = get(id);
      const pauseMs = Math.min(POLL_EVERY_MS * 2 ** poll.failures, MAX_PAUSE_MS);
      const quietUntil = now() + retryAfterSeconds * 1000;
      pollSchedule.set(id, {
        ...poll,
        failures: poll.failures + 1,
        quietUntil,
        dueAt: Math.max(now() + pauseMs, quietUntil),
      });
    },

    forget(id: string): void {
      pollSchedule.delete(id);
    },
  };
}
