import { bindRow, type ClientCall, type LooseCall } from '@approdo/shared/client';
import type { Endpoint, Method } from '@approdo/shared/contract/base/endpoint';
import { useCallback } from 'react';
import { usePlatform } from './platform-context.ts';

/**
 * The input of a row, where each edit also names the version that was read, so that no form overwrites another user's
 * changes unseen; undefined for a switch, which overwrites nothing else.
 */
export type InputOf<Row extends Endpoint> = Row extends {
  readonly versioned: true;
  readonly method: Exclude<Method, 'GET'>;
}
  ? [asked: Parameters<ClientCall<Row>>[0] & { readonly version: string | undefined }]
  : Parameters<ClientCall<Row>>;

export type AnsweredOf<Row extends Endpoint> = Awaited<ReturnType<ClientCall<Row>>>;

export type Call = <Row extends Endpoint>(row: Row, ...input: InputOf<Row>) => Promise<AnsweredOf<Row>>;

/** A call whose row is known only when it is made. */
export type AnyCall = (row: Endpoint, input?: LooseCall) => Promise<unknown>;

/** Calls rows of the contract, and adds each to `called`; the same function on every render. */
export function useCall(called?: Set<Endpoint>): Call;
export function useCall(called?: Set<Endpoint>): AnyCall {
  const { transport } = usePlatform();
  return useCallback(
    (row, input) => {
      called?.add(row);
      return bindRow(row, transport)(input);
    },
    [called, transport],
  );
}
