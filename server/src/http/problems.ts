import { fieldsOf } from '@approdo/shared/contract/base/problem';
import { formatMessage, type MessageOrText, say } from '@approdo/shared/words/say';
import { REFUSAL_WORDS } from '@approdo/shared/words/words';
import type { z } from 'zod';
import { codeOf } from './problem-codes.ts';

/** The fault of each field, still to be translated. */
export type FieldTexts = Readonly<Record<string, MessageOrText>>;

type Extras = Readonly<Record<string, unknown>>;

type ProblemOptions = {
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
  readonly userMessage: MessageOrText;
  readonly fields: FieldTexts | undefined;
  /** Further keys of the body, such as `usedIn`. */
  readonly extras: Extras;
  readonly retryAfterSeconds: number | undefined;

  constructor(status: number, userMessage: MessageOrText, options: ProblemOptions = {}) {
    super(formatMessage(userMessage, REFUSAL_WORDS.it));
    this.code = options.code ?? codeOf(userMessage, status);
    this.userMessage = userMessage;
    this.status = status;
    this.fields = options.fields;
    this.extras = options.extras ?? {};
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}

export function invalid(userMessage: MessageOrText): HttpProblem {
  return new HttpProblem(400, userMessage);
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

type ExtraFaults = { readonly faults: FieldTexts; readonly order: readonly string[] };

/**
 * 400 for invalid input. `faults` are those that the schema cannot detect; where both have a text for a field, the
 * schema's wins. The fields are listed in the given `order`.
 */
export function invalidInput(
  fault: z.ZodError,
  { faults, order }: ExtraFaults = { faults: {}, order: [] },
): HttpProblem {
  const { '': wholeFault, ...shape } = fieldsOf(fault);
  const placeOf = ([field]: [string, MessageOrText]) => order.indexOf(field.split('.', 1)[0] ?? field);
  const fields = Object.entries({ ...faults, ...shape }).toSorted((a, b) => placeOf(a) - placeOf(b));
  if (fields.length > 0) return invalidFields(Object.fromEntries(fields));
  return invalid(wholeFault ?? say('inputInvalid'));
}

export function unauthenticated(userMessage: MessageOrText = say('authenticationRequired')): HttpProblem {
  return new HttpProblem(401, userMessage);
}

export function forbidden(userMessage: MessageOrText = say('forbidden')): HttpProblem {
  return new HttpProblem(403, userMessage);
}

export function notFound(userMessage: MessageOrText = say('notFound')): HttpProblem {
  return new HttpProblem(404, userMessage);
}

/** Returns the thing; throws 404 where it is undefined. */
export function requireFound<Thing>(thing: Thing | undefined, missing: MessageOrText): Thing {
  if (thing === undefined) throw notFound(missing);
  return thing;
}

export function conflict(userMessage: MessageOrText, extras: Extras = {}): HttpProblem {
  return new HttpProblem(409, userMessage, { extras });
}

/** 503 while one site is replaced by another. */
export function siteAway(): HttpProblem {
  return new HttpProblem(503, say('siteAway'), { retryAfterSeconds: 2 });
}

/** 503: more work is queued than can be done in good time. */
export function busy(): HttpProblem {
  return new HttpProblem(503, say('siteBusy'), { retryAfterSeconds: 10 });
}

export function tooMany(retryAfterSeconds: number): HttpProblem {
  return new HttpProblem(429, say('tooManyAttempts'), { retryAfterSeconds });
}
