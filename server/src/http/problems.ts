import { fieldsOf } from '@approdo/shared/contract/base/problem';
import { type Saying, say, word } from '@approdo/shared/words/say';
import { REFUSAL_WORDS } from '@approdo/shared/words/words';
import type { z } from 'zod';
import { codeOf } from './problem-codes.ts';

/** The fault of each field, still to be translated. */
export type FieldTexts = Readonly<Record<string, Saying>>;

type Extras = Readonly<Record<string, unknown>>;

type More = {
  /** Overrides the code of the message, for a refusal that shares another one's code. */
  readonly code?: string;
  readonly fields?: FieldTexts;
  readonly extras?: Extras;
  readonly retryAfterSeconds?: number;
};

/** A refusal shown to the caller, translated when it is sent; the only error whose text reaches a client. */
export class HttpProblem extends Error {
  override readonly name = 'HttpProblem';
  readonly status: number;
  /** Error code, the same in all languages. */
  readonly code: string;
  /** The text for the caller, translated when sent; the Error's own `message` has it in Italian. */
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

/** 400 with all wrong fields; the text of the first one becomes the error. */
export function invalidFields(fields: FieldTexts): HttpProblem {
  const [first = say('inputInvalid')] = Object.values(fields);
  return new HttpProblem(400, first, { fields });
}

/** Throws 400 naming the faulty fields, if there are any. */
export function refuseFaults(faults: FieldTexts): void {
  if (Object.keys(faults).length > 0) throw invalidFields(faults);
}

type Beyond = { readonly faults: FieldTexts; readonly order: readonly string[] };

/**
 * 400 for invalid input. `faults` are those that the schema cannot detect; where both have a text for a field, the
 * schema's wins. The fields are listed in the given `order`.
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

/** Returns the thing; throws 404 where it is undefined. */
export function found<Thing>(thing: Thing | undefined, missing: Saying): Thing {
  if (thing === undefined) throw notFound(missing);
  return thing;
}

export function conflict(said: Saying, extras: Extras = {}): HttpProblem {
  return new HttpProblem(409, said, { extras });
}

/** 503 while one site is replaced by another. */
export function away(): HttpProblem {
  return new HttpProblem(503, say('siteAway'), { retryAfterSeconds: 2 });
}

/** 503: more work is queued than can be done in good time. */
export function busy(): HttpProblem {
  return new HttpProblem(503, say('siteBusy'), { retryAfterSeconds: 10 });
}

export function tooMany(retryAfterSeconds: number): HttpProblem {
  return new HttpProblem(429, say('tooManyAttempts'), { retryAfterSeconds });
}
