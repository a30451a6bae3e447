import { say } from '@approdo/shared/words/say';
import { HttpProblem } from './problems.ts';

/** Bytes of bodies that are held in memory: of all together, and of one account, or address. */
const MOST_BYTES = 24 * 2 ** 20;
const MOST_BYTES_EACH = 4 * 2 ** 20;

/** An ordinary form finds room where large bodies, its sender's own included, leave none. */
const SMALL_BYTES = 16 * 2 ** 10;
const KEPT_FOR_SMALL = 8 * 2 ** 20;
const KEPT_FOR_SMALL_EACH = 2 * 2 ** 20;

/** Files on their way to disk, by one kind of call. */
const MOST_FILES = 64;
const MOST_FILES_EACH = 8;

const RETRY_AFTER_SECONDS = 5;
const FULL = say('bodiesFull');
const TOO_MANY_OF_YOURS = say('tooManyBodies');

/** The part of one body: what it holds may grow until it is left. Throws 503 where all is full, 429 where one has too much. */
export type Place = { readonly growTo: (amount: number) => void; readonly leave: () => void };

export type Room = { readonly enter: (whose: string) => Place };

type Measure = { readonly most: number; readonly mostEach: number };

/** For bodies that are gathered in memory; counted is what is there, not what was announced. */
export function createBodyRoom(): Room {
  return createRoom((amount) =>
    amount > SMALL_BYTES
      ? { most: MOST_BYTES, mostEach: MOST_BYTES_EACH }
      : { most: MOST_BYTES + KEPT_FOR_SMALL, mostEach: MOST_BYTES_EACH + KEPT_FOR_SMALL_EACH },
  );
}

/** For bodies that pass through to disk: each is one. */
export function createFileRoom(): Room {
  return createRoom(() => ({ most: MOST_FILES, mostEach: MOST_FILES_EACH }));
}

/** `measureOf` says what all together, and all of one sender, may come to where a body of that size is let in. */
function createRoom(measureOf: (amount: number) => Measure): Room {
  const held = new Map<string, number>();
  let total = 0;

  function add(whose: string, amount: number): void {
    total += amount;
    const left = (held.get(whose) ?? 0) + amount;
    if (left > 0) held.set(whose, left);
    else held.delete(whose);
  }

  return {
    enter(whose) {
      let mine = 0;
      return {
        growTo(amount) {
          const more = amount - mine;
          const { most, mostEach } = measureOf(amount);
          if ((held.get(whose) ?? 0) + more > mostEach) throw refusal(429, TOO_MANY_OF_YOURS);
          if (total + more > most) throw refusal(503, FULL);
          mine = amount;
          add(whose, more);
        },
        leave() {
          add(whose, -mine);
          mine = 0;
        },
      };
    },
  };
}

function refusal(status: number, text: string): HttpProblem {
  return new HttpProblem(status, text, { retryAfterSeconds: RETRY_AFTER_SECONDS });
}
