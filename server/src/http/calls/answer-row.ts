import type { Endpoint } from '@approdo/shared/contract/base/endpoint';
import { encodeMessage } from '@approdo/shared/contract/base/messages';
import { decideAccess } from '@approdo/shared/domain/base/access';
import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { mayCall } from '@approdo/shared/domain/base/token-scope';
import { say } from '@approdo/shared/words/say';
import { z } from 'zod';
import type { Body } from '../bodies/receive-body.ts';
import { clientNetwork } from '../client-network.ts';
import { type LocaleContext, mayNameVersions, withLanguage } from '../locale-context.ts';
import { type FieldTexts, forbidden, invalidInput, notFound, unauthenticated } from '../problems.ts';
import { withoutVersions } from './answer-versions.ts';
import { findUnstorable } from './find-unstorable.ts';
import { requireFreshProof, requireTwoProofs } from './fresh-proof.ts';
import type { Caller, Context } from './handler.ts';
import { createPrecondition, isVersioned } from './precondition.ts';
import type { Program } from './program.ts';

/** For schemas without a message of their own, since zod's are English. */
const INVALID_VALUE = say('valueInvalid');

type RawInput = { readonly params: unknown; readonly query: unknown; readonly body: unknown };

/** A handler without the types of its row, as the binding sees it. */
export type BoundHandler = ((
  input: object,
  context: Context<'anyone'> & { readonly program?: Program | undefined },
) => Promise<unknown>) & {
  readonly findFaults?: (input: object, caller: Caller | undefined) => Promise<FieldTexts>;
};

export type BoundRow = { readonly row: Endpoint; readonly handler: BoundHandler };

/** The parts of a call; an anonymous in-process call has only the row's input and a locale. */
type Call = {
  readonly params: unknown;
  readonly query: unknown;
  readonly locale: LocaleContext;
  readonly today: () => LocalDate;
  /** Passes the body to `use`, during which the body keeps its reservation; left out where there is no body. */
  readonly withBody?: <Result>(use: (body: Body) => Promise<Result>) => Promise<Result>;
  readonly caller?: Caller | undefined;
  /** Set where a program calls instead of a person. */
  readonly program?: Program | undefined;
  /** The client's address as the connection or a trusted proxy gives it. */
  readonly address?: string;
  readonly browser?: string;
  readonly ifMatch?: string | undefined;
  /** Whether the caller accepts versions in the answer. */
  readonly wantsVersions?: boolean;
};

type RowAnswer = {
  readonly status: number;
  readonly etag: string | undefined;
  readonly answer: unknown;
  /** Whether it may have changed a public page. */
  readonly changesSite: boolean;
};

/** Multi-Status (RFC 4918, 11.1), where only part could be done. */
const PARTLY = 207;

/** Nothing is made. */
const TRIED = 200;

/** Answers a row of the contract for any caller. Access and fresh proof are checked before the body is read. */
export async function answerRow({ row, handler }: BoundRow, call: Call): Promise<RowAnswer> {
  const { caller, program, locale, today, address = '', browser = '', withBody = (use) => use({}) } = call;
  if (program) admitProgram(row, program);
  else grantAccess(row, caller);
  let changesSite = row.method !== 'GET' && !row.leavesSiteAlone;
  const leaveSiteAlone = () => {
    changesSite = false;
  };
  const answer = await withBody(async ({ body, ...beside }) => {
    const raw = { params: call.params, query: call.query, body };
    const input = await readInput(row, raw, { caller, today, findFaults: handler.findFaults });
    const precondition = createPrecondition(row, call.ifMatch);
    return await handler(
      { ...input, ...beside },
      { ...locale, ...clientOf(address), caller, program, browser, precondition, leaveSiteAlone },
    );
  });
  const stripVersions = call.wantsVersions && mayNameVersions(locale) ? undefined : withoutVersions(row.answer);
  return {
    status: statusOf(row, call.query, answer),
    etag: row.versioned && isVersioned(answer) && mayNameVersions(locale) ? `"${answer.version}"` : undefined,
    answer: withLanguage(stripVersions ? stripVersions(answer) : answer, locale),
    changesSite,
  };
}

function statusOf(row: Endpoint, query: unknown, answer: unknown): number {
  if (row.partly?.safeParse(answer).success) return PARTLY;
  const isTried = row.triedWith !== undefined && typeof query === 'object' && query !== null && row.triedWith in query;
  return isTried ? TRIED : row.status;
}

function clientOf(written: string): Pick<Context, 'network' | 'address'> {
  return { network: clientNetwork(written), address: { written } };
}

/** Throws 401 or 403 unless the row's access admits the caller, with a proof as fresh as the row requires. */
function grantAccess(row: Endpoint, caller: Caller | undefined): void {
  const decision = decideAccess(row.access, caller);
  if (decision === 'unauthenticated') throw unauthenticated();
  if (decision === 'unconfirmed') throw forbidden(say('emailUnconfirmed'));
  if (decision === 'forbidden') throw forbidden(caller?.mustAddProof ? say('secondProofMissing') : undefined);
  if (row.fresh === 'ANY') requireFreshProof(caller);
  if (row.fresh === 'TWO') requireTwoProofs(caller);
}

/** Throws 403 unless the row accepts one of the program's scopes, even where anyone may call it. */
function admitProgram(row: Endpoint, { scopes }: Program): void {
  if (!mayCall(scopes, row.token)) throw forbidden(say('tokenNotAllowed'));
}

type InputContext = {
  readonly caller: Caller | undefined;
  readonly today: () => LocalDate;
  /** The handler's own, where it has one. */
  readonly findFaults?: BoundHandler['findFaults'] | undefined;
};

/** The row's input, cleaned and checked; throws 400 with every wrong field, 404 where the path can name nothing. */
export async function readInput(row: Endpoint, raw: RawInput, inputContext: InputContext): Promise<object> {
  const body = inputContext.caller ? row.body : (row.visitorBody ?? row.body);
  const pathAndQuery = {
    ...(row.params ? { params: readParams(row.params, raw.params) } : {}),
    ...(row.query ? { query: read(row.query, raw.query) } : {}),
  };
  if (!body) return pathAndQuery;
  const checked = check(body, raw.body);
  if (checked.success) return { ...pathAndQuery, body: requireStorable(checked.data) };
  const found = await inputContext.findFaults?.(
    { ...pathAndQuery, body: validFields(body, raw.body) },
    inputContext.caller,
  );
  const faults = { ...row.dayRules?.(raw.body, inputContext.today()), ...found };
  throw invalidInput(checked.error, { faults, order: fieldsOf(body) });
}

function readParams(schema: z.ZodType, raw: unknown): unknown {
  const checked = schema.safeParse(raw);
  if (!checked.success || findUnstorable(checked.data, INVALID_VALUE)) throw notFound();
  return checked.data;
}

function read(schema: z.ZodType, raw: unknown): unknown {
  const checked = check(schema, raw);
  if (!checked.success) throw invalidInput(checked.error);
  return requireStorable(checked.data);
}

/** Returns the input; throws 400 where a text that its schema has cleaned cannot be stored. */
function requireStorable<Input>(input: Input): Input {
  const fault = findUnstorable(input, INVALID_VALUE);
  if (fault) throw invalidInput(fault);
  return input;
}

function check(schema: z.ZodType, raw: unknown) {
  return schema.safeParse(raw, { error: () => encodeMessage(INVALID_VALUE) });
}

/** The fields of a body that are present and valid on their own, cleaned. */
function validFields(schema: z.ZodType, raw: unknown): object {
  if (!(schema instanceof z.ZodObject) || typeof raw !== 'object' || raw === null) return {};
  const valid: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(raw)) {
    const checked = Object.hasOwn(schema.shape, name) ? z.safeParse(schema.shape[name], value) : undefined;
    if (checked?.success && !findUnstorable(checked.data, INVALID_VALUE)) valid[name] = checked.data;
  }
  return valid;
}

function fieldsOf(schema: z.ZodType): readonly string[] {
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
}
