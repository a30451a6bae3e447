import type { LooseCall } from '@approdo/shared/client';
import type { CallOf, Endpoint } from '@approdo/shared/contract/base/endpoint';
import { type UseQueryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { keyOfRead } from './refreshes.ts';
import { type AnsweredOf, type AnyCall, useCall } from './use-call.ts';

type Options<Answer> = Omit<UseQueryOptions<Answer>, 'queryKey' | 'queryFn'>;

type Reading<Row extends Endpoint> =
  Partial<CallOf<Row, Blob>> extends CallOf<Row, Blob>
    ? [read?: CallOf<Row, Blob> & Options<AnsweredOf<Row>>]
    : [read: CallOf<Row, Blob> & Options<AnsweredOf<Row>>];

/** The server's answer to a row of the contract, refetched after the writes that affect it. */
export function useRead<Row extends Endpoint>(row: Row, ...reading: Reading<Row>): UseQueryResult<AnsweredOf<Row>>;
export function useRead(
  row: Endpoint,
  { params, query, ...options }: Pick<LooseCall, 'params' | 'query'> & Options<unknown> = {},
) {
  const call: AnyCall = useCall();
  return useQuery({
    ...options,
    queryKey: keyOfRead(row, params, query),
    queryFn: ({ signal }) => call(row, { ...(params && { params }), ...(query && { query }), signal }),
  });
}
