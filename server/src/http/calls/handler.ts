import type { User } from '@approdo/shared/contract/accounts/auth';
import type { AnswerOf, Contract, Endpoint, InputOf, Resource } from '@approdo/shared/contract/base/endpoint';
import type { ProofMethod } from '@approdo/shared/domain/accounts/fresh-proof';
import type { Access, Role } from '@approdo/shared/domain/base/access';
import type { TokenScope } from '@approdo/shared/domain/base/token-scope';
import type { LocaleContext } from '../locale-context.ts';
import type { FieldTexts } from '../problems.ts';
import type { Precondition } from './precondition.ts';
import type { Program } from './program.ts';

/** The signed-in account behind a call, as it is in the database at that moment. */
export type Caller = {
  readonly userId: string;
  readonly sessionId: string;
  readonly name: string;
  /** The confirmed address, the only one to look up anything by; `account.email` may be somebody else's. */
  readonly provedEmail: string | undefined;
  /** The effective role: staff who must still add a proof count as USER. */
  readonly role: Role;
  readonly emailConfirmed: boolean;
  /** Whether the caller gave a proof in this session at most ten minutes ago. */
  readonly isFresh: boolean;
  /** Whether the account has a second proof: the password alone is then neither enough to sign in nor a fresh proof. */
  readonly twoProofs: boolean;
  /** Whether the property requires a second proof of this staff account, which has none. */
  readonly mustAddProof: boolean;
  /** The account as its owner sees it, with its nominal role. */
  readonly account: User;
};

/** The proofs that an account can give, in the order to offer them. */
export type ProofsOfAccount = (userId: string) => Promise<readonly ProofMethod[]>;

/**
 * The account of a bearer token; undefined where the token is forged, expired or revoked. Follow-up work is passed to
 * `whenAnswered`, which runs it once the answer is sent or never will be.
 */
export type ReadCaller = (token: string, whenAnswered: (then: () => void) => void) => Promise<Caller | undefined>;

/**
 * The client's address, for records that keep it as evidence. It is no string, so that no limit counts by it: IPv6
 * gives one line 2^64 addresses in one network.
 */
export type ClientAddress = { readonly written: string };

export type Context<Required extends Access = Access> = LocaleContext & {
  readonly caller: Required extends 'anyone' ? Caller | undefined : Caller;
  /** The key by which limits count the client; empty for an in-process call. */
  readonly network: string;
  readonly address: ClientAddress;
  /** The client's `User-Agent`; empty where it sends none, and in process. */
  readonly browser: string;
  /** On a versioned row, to be called with the current thing, in the transaction that changes it. */
  readonly precondition: Precondition;
  /** Called by rows that sometimes change public pages where they did not: the page cache is kept. */
  readonly leaveSiteAlone: () => void;
};

/** Answers one row of the contract. Access is granted and the input clean before it runs. */
export type Handler<Row extends Endpoint> = AnswerCall<Row> & {
  /** Called where a body's schema fails, with its valid fields, so that all wrong fields are reported at once. */
  readonly findFaults?: FaultFinder<Row>;
};

type AnswerCall<Row extends Endpoint> = (input: InputOf<Row>, context: ContextOf<Row>) => Promise<AnswerOf<Row>>;

/** A row that accepts access tokens is called by a person whom its access admits, or by a program. */
type ContextOf<Row extends Endpoint> = Row extends { readonly token: readonly TokenScope[] }
  ? (Context<Row['access']> & { readonly program?: undefined }) | ProgramContext
  : Context<Row['access']>;

type ProgramContext = Context<'anyone'> & { readonly caller: undefined; readonly program: Program };

/** Finds faults beyond the schema, by field. */
type FaultFinder<Row extends Endpoint> = (
  input: ValidParts<InputOf<Row>>,
  caller: ContextOf<Row>['caller'],
) => Promise<FieldTexts>;

type ValidParts<Input> = { readonly [Part in keyof Input]: Part extends 'body' ? Partial<Input[Part]> : Input[Part] };

/** A handler that also finds faults in the valid fields of a body whose schema fails. */
export function withFaultFinder<Row extends Endpoint>(
  findFaults: FaultFinder<Row>,
  answer: AnswerCall<Row>,
): Handler<Row> {
  return Object.assign(answer, { findFaults });
}

/** One handler for every row of a resource; a missing one does not compile. */
export type Handlers<Rows extends Resource> = { readonly [Call in keyof Rows]: Handler<Rows[Call]> };

export type ContractHandlers<All extends Contract> = { readonly [Name in keyof All]: Handlers<All[Name]> };
