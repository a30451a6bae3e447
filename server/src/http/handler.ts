import type { AnswerOf, Contract, Endpoint, InputOf, Resource } from '@approdo/shared/contract/endpoint';
import type { Access, Role } from '@approdo/shared/domain/access';
import type { Precondition } from './precondition.ts';

/** The signed-in account behind a call, as it is in the database at that moment. */
export type Caller = {
  readonly userId: string;
  readonly sessionId: string;
  readonly name: string;
  readonly email: string;
  readonly role: Role;
  readonly emailConfirmed: boolean;
};

export type Context<Required extends Access = Access> = {
  readonly caller: Required extends 'anyone' ? Caller | undefined : Caller;
  /** Network address of the client, for limits; an in-process call has none. */
  readonly address: string;
  /** On a versioned row, to be asked of the thing as it is before it is changed, in the transaction that changes it. */
  readonly precondition: Precondition;
};

/** Answers one row of the contract. Access is granted and the input clean before it runs. */
export type Handler<Row extends Endpoint> = (
  input: InputOf<Row>,
  context: Context<Row['access']>,
) => Promise<AnswerOf<Row>>;

/** One handler for every row of a resource: what is missing does not compile. */
export type Handlers<Rows extends Resource> = { readonly [Call in keyof Rows]: Handler<Rows[Call]> };

export type ContractHandlers<All extends Contract> = { readonly [Name in keyof All]: Handlers<All[Name]> };
