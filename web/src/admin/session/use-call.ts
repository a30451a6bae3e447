import { bindRow, type ClientCall, type LooseCall } from '@approdo/shared/client';
import type { Endpoint, Method } from '@approdo/shared/contract/base/endpoint';
import { useCallback } from 'react';
import { usePlatform } from './platform-context.ts';

/**
 * What a row is called with, but that each edit says which version was read, so that no form undoes unseen what others did;
 * undefined where one presses a switch, which writes over nothing else.
 */
export type AskedOf<Row extends Endpoint> = Row extends {
  readonly versioned: true;
  readonly method: Exclude<Method, 'GET'>;
}
  ? [asked: Parameters<ClientCall<Row>>[0] & { readonly version: string | undefined }]
  : Parameters<ClientCall<Row>>;

export type AnsweredOf<Row extends Endpoint> = Awaited<ReturnType<ClientCall<Row>>>;

export type Call = <Row extends Endpoint>(row: Row, ...asked: AskedOf<Row>) => Promise<AnsweredOf<Row>>;

/** A call where the row is not known before it is made. */
export type AnyCall = (row: Endpoint, asked?: LooseCall) => Promise<unknown>;

/** Calls the server by a row of the contract, and adds each row to those `called`; the same on every render. */
export function useCall(called?: Set<Endpoint>): Call;
export function useCall(called?: Set<Endpoint>): AnyCall {
  const { transport } = usePlatform();
  return useCallback(
    (row, asked) => {
      called?.add(row);
      return bindRow(row, transport)(asked);
    },
    [called, transport],
  );
}
