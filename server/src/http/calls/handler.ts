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
  /** The address that she has proved to be hers, by which alone anything is found for her; `account.email` may be another's. */
  readonly provedEmail: string | undefined;
  /** What she may do: staff who must add a proof counts as USER. */
  readonly role: Role;
  readonly emailConfirmed: boolean;
  /** Whether she has shown in this session, at most ten minutes ago, who she is. */
  readonly isFresh: boolean;
  /** Whether she has a second proof: her password alone neither lets her in nor is a fresh proof. */
  readonly twoProofs: boolean;
  /** Whether she is staff of whom the house asks a second proof, and has none. */
  readonly mustAddProof: boolean;
  /** Her account as she sees it, with the role that she has there. */
  readonly account: User;
};

/** What an account may be proved by, in the order in which it is to be offered. */
export type ProofsOfAccount = (userId: string) => Promise<readonly ProofMethod[]>;

/**
 * The account of a bearer token; undefined where the token is forged, expired or ended. What the call leaves to do is run by
 * `whenAnswered`, once the answer is out or never will be.
 */
export type ReadCaller = (token: string, whenAnswered: (then: () => void) => void) => Promise<Caller | undefined>;

/**
 * Where a call came from, for what keeps it as evidence. It is no text, so that no limit counts by it: IPv6 gives a line 2^64
 * of these, and one network.
 */
export type ClientAddress = { readonly written: string };

export type Context<Required extends Access = Access> = LocaleContext & {
  readonly caller: Required extends 'anyone' ? Caller | undefined : Caller;
  /** What limits count the client by; an in-process call has none. */
  readonly network: string;
  readonly address: ClientAddress;
  /** What the client says of itself; empty where it says nothing, and in process. */
  readonly browser: string;
  /** On a versioned row, to be asked of the thing as it is before it is changed, in the transaction that changes it. */
  readonly precondition: Precondition;
  /** Told where a success changed no public page, by rows that only sometimes do: the page cache is kept. */
  readonly leaveSiteAlone: () => void;
};

/** Answers one row of the contract. Access is granted and the input clean before it runs. */
export type Handler<Row extends Endpoint> = Answering<Row> & {
  /** Asked where the shape of a body is wrong, about the fields whose own shape is right: all wrong ones are told at once. */
  readonly findFaults?: FaultFinder<Row>;
};

type Answering<Row extends Endpoint> = (input: InputOf<Row>, context: ContextOf<Row>) => Promise<AnswerOf<Row>>;

/** A row that takes access tokens is called by a person, whom its access lets in, or by a program. */
type ContextOf<Row extends Endpoint> = Row extends { readonly token: readonly TokenScope[] }
  ? (Context<Row['access']> & { readonly program?: undefined }) | ByProgram
  : Context<Row['access']>;

type ByProgram = Context<'anyone'> & { readonly caller: undefined; readonly program: Program };

/** What is wrong with fields beyond their shape, by name. */
type FaultFinder<Row extends Endpoint> = (
  input: Sound<InputOf<Row>>,
  caller: ContextOf<Row>['caller'],
) => Promise<FieldTexts>;

type Sound<Input> = { readonly [Part in keyof Input]: Part extends 'body' ? Partial<Input[Part]> : Input[Part] };

/** A handler that can tell what is wrong with some fields while others are not even right in shape. */
export function nameAlso<Row extends Endpoint>(findFaults: FaultFinder<Row>, answer: Answering<Row>): Handler<Row> {
  return Object.assign(answer, { findFaults });
}

/** One handler for every row of a resource: what is missing does not compile. */
export type Handlers<Rows extends Resource> = { readonly [Call in keyof Rows]: Handler<Rows[Call]> };

export type ContractHandlers<All extends Contract> = { readonly [Name in keyof All]: Handlers<All[Name]> };
