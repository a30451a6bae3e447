import type { Duty, DutyWork } from '../engine.ts';
import type { Line } from './line.ts';
import { lockKey } from './lock-key.ts';

/** How soon a duty that has become free is taken up. */
const ASK_MS = 1000;

type Follower = { readonly work: DutyWork; isHeld: boolean; turn: Promise<void> };

/** Which houses this process works for on its own: those whose lock it has on the line. */
export function createDuties(line: () => Line) {
  const following = new Map<string, Follower>();
  let isAsking = false;
  const timer = setInterval(() => void ask(), ASK_MS).unref();

  /** Also when nothing is free: a line that does not answer is lost. */
  async function ask(): Promise<void> {
    if (isAsking || !line().isThere()) return;
    isAsking = true;
    // Where it fails the line is lost, and it is asked again when that is found.
    await takeWhatIsFree().catch(() => undefined);
    isAsking = false;
  }

  async function takeWhatIsFree(): Promise<void> {
    const wanted = [...following].filter(([, follower]) => !follower.isHeld).map(([key]) => key);
    const taken = await line().ask<{ key: string }>(
      'select key::text from unnest($1::bigint[]) as key where pg_try_advisory_lock(key)',
      [wanted],
    );
    for (const { key } of taken) {
      const follower = following.get(key);
      if (follower && !follower.isHeld) hold(follower);
      else if (!follower) await free(key);
    }
  }

  function hold(follower: Follower): void {
    follower.isHeld = true;
    then(follower, () => follower.work.take());
  }

  function letGo(follower: Follower): void {
    if (!follower.isHeld) return;
    follower.isHeld = false;
    then(follower, () => follower.work.drop());
  }

  async function free(key: string): Promise<void> {
    await line()
      .ask('select pg_advisory_unlock($1)', [key])
      // The lock went with the line.
      .catch(() => undefined);
  }

  function dutyOf(schema: string): Duty {
    const key = lockKey(schema, 'duty');
    return {
      follow(work) {
        const follower: Follower = { work, isHeld: false, turn: Promise.resolve() };
        following.set(key, follower);
        void ask();
        return async () => {
          following.delete(key);
          const wasHeld = follower.isHeld;
          letGo(follower);
          await follower.turn;
          if (wasHeld) await free(key);
        };
      },
    };
  }

  return {
    dutyOf,
    found: () => void ask(),
    lost(): void {
      for (const follower of following.values()) letGo(follower);
    },
    close(): void {
      clearInterval(timer);
    },
  };
}

/** One step has come to its end before the next begins. */
function then(follower: Follower, step: () => void | Promise<void>): void {
  follower.turn = follower.turn.then(step);
}
