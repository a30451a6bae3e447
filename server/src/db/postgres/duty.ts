import type { Duty, DutyWork } from '../engine.ts';
import type { Line } from './line.ts';
import { lockKey } from './lock-key.ts';

/** How soon a duty that has become free is taken up. */
const ASK_MS = 1000;

/** `turn` ends with the last step that was begun: one has come to its end before the next begins. */
type Follower = { readonly work: DutyWork; turn: Promise<void> };

type Followed = { isHeld: boolean; readonly followers: Set<Follower> };

/** Which houses this process works for on its own: those whose lock it has on the line. */
export function createDuties(line: () => Line) {
  const houses = new Map<string, Followed>();
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
    const wanted = [...houses].filter(([, house]) => !house.isHeld).map(([key]) => key);
    const taken = await line().ask<{ key: string }>(
      'select key::text from unnest($1::bigint[]) as key where pg_try_advisory_lock(key)',
      [wanted],
    );
    for (const { key } of taken) {
      const house = houses.get(key);
      if (!house) await free(key);
      else if (!house.isHeld) hold(house);
    }
  }

  async function free(key: string): Promise<void> {
    await line()
      .ask('select pg_advisory_unlock($1)', [key])
      // The lock went with the line.
      .catch(() => undefined);
  }

  async function leave(key: string, house: Followed, follower: Follower): Promise<void> {
    house.followers.delete(follower);
    if (house.isHeld) then(follower, follower.work.drop);
    const isLast = house.followers.size === 0 && houses.delete(key);
    await follower.turn;
    if (isLast && house.isHeld) await free(key);
  }

  function dutyOf(schema: string): Duty {
    const key = lockKey(schema, 'duty');
    return {
      follow(work) {
        const follower: Follower = { work, turn: Promise.resolve() };
        const house = houses.get(key) ?? { isHeld: false, followers: new Set() };
        houses.set(key, house);
        house.followers.add(follower);
        if (house.isHeld) then(follower, work.take);
        else void ask();
        return () => leave(key, house, follower);
      },
    };
  }

  return {
    dutyOf,
    found: () => void ask(),
    lost(): void {
      for (const house of houses.values()) letGo(house);
    },
    close(): void {
      clearInterval(timer);
    },
  };
}

function hold(house: Followed): void {
  house.isHeld = true;
  for (const follower of house.followers) then(follower, follower.work.take);
}

function letGo(house: Followed): void {
  if (!house.isHeld) return;
  house.isHeld = false;
  for (const follower of house.followers) then(follower, follower.work.drop);
}

function then(follower: Follower, step: () => void | Promise<void>): void {
  follower.turn = follower.turn.then(step);
}
