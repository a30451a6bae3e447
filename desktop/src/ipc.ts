import { credentials, user } from '@approdo/shared/contract/auth';
import { z } from 'zod';

/** The site whose back office this is; `address` is an origin, without a path. */
export const house = z.object({ address: z.url() });
export type House = z.output<typeof house>;

/** A refusal in words that a person can read, of the shape that the server's refusals have. */
export const problem = z.object({
  status: z.int(),
  error: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
});
export type Problem = z.output<typeof problem>;

/** A refusal travels as a value: of an error that is thrown, Electron carries nothing but a text of its own. */
function outcome<const Value extends z.ZodType>(value: Value) {
  return z.discriminatedUnion('ok', [
    z.object({ ok: z.literal(true), value }),
    z.object({ ok: z.literal(false), problem }),
  ]);
}

export type Outcome<Value> = { ok: true; value: Value } | { ok: false; problem: Problem };

const nothing = z.tuple([]);
const writtenAddress = z.string().max(2000);

/** What the renderer may ask of main. Main parses the arguments, and of a result lets out only what stands here. */
export const CALLS = {
  readHouse: { args: nothing, result: house.nullable() },
  /** Also how another house is chosen. The session of each house is kept. */
  chooseHouse: { args: z.tuple([writtenAddress]), result: outcome(house) },
  readUser: { args: nothing, result: user.nullable() },
  signIn: { args: z.tuple([credentials]), result: outcome(user) },
  signOut: { args: nothing, result: outcome(z.null()) },
} as const satisfies Record<string, { readonly args: z.ZodTuple; readonly result: z.ZodType }>;

/** What main tells the renderer unasked. */
export const EVENTS = {
  /** Who is signed in from now on. */
  sessionChanged: user.nullable(),
} as const satisfies Record<string, z.ZodType>;

export type CallName = keyof typeof CALLS;
export type ArgsOf<Name extends CallName> = z.output<(typeof CALLS)[Name]['args']>;
export type ResultOf<Name extends CallName> = z.output<(typeof CALLS)[Name]['result']>;

export type EventName = keyof typeof EVENTS;
export type NewsOf<Name extends EventName> = z.output<(typeof EVENTS)[Name]>;

/** What the preload gives the page as `window.approdo`. */
export type Bridge = {
  readonly [Name in CallName]: (...args: ArgsOf<Name>) => Promise<ResultOf<Name>>;
} & {
  /** The function that comes back ends it. */
  readonly onSessionChanged: (listener: (user: NewsOf<'sessionChanged'>) => void) => () => void;
};

/** One Electron channel a row. */
export type Channel = `approdo:${CallName | EventName}`;
