import { fieldsOf } from '@approdo/shared/contract/base/problem';
import { type Saying, say, word } from '@approdo/shared/words/say';
import { REFUSAL_WORDS } from '@approdo/shared/words/words';
import type { z } from 'zod';
import { codeOf } from './problem-codes.ts';

/** What is wrong with each field, to be worded. */
export type FieldTexts = Readonly<Record<string, Saying>>;

type Extras = Readonly<Record<string, unknown>>;

type More = {
  /** Where another refusal of the same code says it in other words. */
  readonly code?: string;
  readonly fields?: FieldTexts;
  readonly extras?: Extras;
  readonly retryAfterSeconds?: number;
};

/** A refusal for the person who asked, worded at the door; the one error that reaches a client as it is. */
export class HttpProblem extends Error {
  override readonly name = 'HttpProblem';
  readonly status: number;
  /** What is wrong, by a word that is the same in all languages. */
  readonly code: string;
  /** What is to be said, in the language of whoever asked; `message` has it in Italian. */
  readonly said: Saying;
  readonly fields: FieldTexts | undefined;
  /** Further keys of the body, such as `usedIn`. */
  readonly extras: Extras;
  readonly retryAfterSeconds: number | undefined;

  constructor(status: number, said: Saying, more: More = {}) {
    super(word(said, REFUSAL_WORDS.it));
    this.code = more.code ?? codeOf(said, status);
    this.said = said;
    this.status = status;
    this.fields = more.fields;
    this.extras = more.extras ?? {};
    this.retryAfterSeconds = more.retryAfterSeconds;
  }
}

export function invalid(said: Saying): HttpProblem {
  return new HttpProblem(400, said);
}

/** All wrong fields at once; what is said of the first one is the error. */
export function invalidFields(fields: FieldTexts): HttpProblem {
  const [first = say('inputInvalid')] = Object.values(fields);
  return new HttpProblem(400, first, { fields });
}

/** Throws 400 that names the fields in which there is a fault, if any. */
export function refuseFaults(faults: FieldTexts): void {
  if (Object.keys(faults).length > 0) throw invalidFields(faults);
}

type Beyond = { readonly faults: FieldTexts; readonly order: readonly string[] };

/**
 * `faults` are those that the shape does not know; where both have a text for a field, the shape's counts. They are told
 * in the `order` of the fields.
 */
export function notUnderstood(fault: z.ZodError, { faults, order }: Beyond = { faults: {}, order: [] }): HttpProblem {
  const { '': whole, ...shape } = fieldsOf(fault);
  const placeOf = ([field]: [string, Saying]) => order.indexOf(field.split('.', 1)[0] ?? field);
  const fields = Object.entries({ ...faults, ...shape }).toSorted((a, b) => placeOf(a) - placeOf(b));
  if (fields.length > 0) return invalidFields(Object.fromEntries(fields));
  return invalid(whole ?? say('inputInvalid'));
}

export function unauthenticated(said: Saying = say('authenticationRequired')): HttpProblem {
  return new HttpProblem(401, said);
}

export function forbidden(said: Saying = say('forbidden')): HttpProblem {
  return new HttpProblem(403, said);
}

export function notFound(said: Saying = say('notFound')): HttpProblem {
  return new HttpProblem(404, said);
}

/** What was looked for; throws 404 where there is none. */
export function found<Thing>(thing: Thing | undefined, missing: Saying): Thing {
  if (thing === undefined) throw notFound(missing);
  return thing;
}

export function conflict(said: Saying, extras: Extras = {}): HttpProblem {
  return new HttpProblem(409, said, { extras });
}

/** While one site takes the place of another. */
export function away(): HttpProblem {
  return new HttpProblem(503, say('siteAway'), { retryAfterSeconds: 2 });
}

/** Work that waits for its turn is more than can be done in good time. */
export function busy(): HttpProblem {
  return new HttpProblem(503, say('siteBusy'), { retryAfterSeconds: 10 });
}

export function tooMany(retryAfterSeconds: number): HttpProblem {
  return new HttpProblem(429, say('tooManyAttempts'), { retryAfterSeconds });
}
