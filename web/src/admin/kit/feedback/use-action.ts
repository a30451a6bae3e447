import { ApiError, type LooseCall } from '@approdo/shared/client';
import type { Endpoint } from '@approdo/shared/contract/base/endpoint';
import { type QueryKey, type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { keysRefreshedBy } from '../../session/refreshes.ts';
import { type AnsweredOf, type AnyCall, type Call, type InputOf, useCall } from '../../session/use-call.ts';
import { useBanners } from './banners.ts';
import { type Telling, tellFailure } from './failure.ts';

type WriteOptions<Input, Answer> = {
  readonly success: (input: Input, answer: Answer) => string;
  /** A warning that replaces the success message; undefined if there is nothing to warn of. */
  readonly warn?: (input: Input, answer: Answer) => string | undefined;
  /** The banner's text for a failure. Left out for a form, which displays it above its fields. */
  readonly describe?: Telling<[input: Input]>;
  /** The queries to refetch after a success, if not those that the called rows refresh. */
  readonly reloads?: readonly QueryKey[];
};

export type ActionOptions<Input, Answer> = WriteOptions<Input, Answer> & {
  readonly run: (input: Input, call: Call) => Promise<Answer>;
};

/** An action in the back office: it succeeds once the lists display its result, and says so. */
export function useAction<Input, Answer>({ run, reloads, success, warn, describe }: ActionOptions<Input, Answer>) {
  const queries = useQueryClient();
  const banners = useBanners();
  const [called] = useState(() => new Set<Endpoint>());
  const call = useCall(called);
  const reload = async () => {
    const keys = reloads ?? listRefreshed(called);
    await Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })));
  };
  return useMutation({
    mutationFn: (input: Input) => run(input, call),
    onMutate: banners.clear,
    onSuccess: async (answer, input) => {
      // Said earlier, it would stand beside outdated data, and beside a form that still asks before one leaves.
      await reload();
      const warning = warn?.(input, answer);
      if (warning === undefined) banners.succeed(success(input, answer));
      else banners.warn(warning);
    },
    onError: async (fault, input) => {
      if (describe) banners.fail(tellFailure(describe, fault, input));
      if (isOutdated(fault)) await reload();
    },
  });
}

/** Calls one row of the contract with the caller's input, as an action. */
export function useWrite<Row extends Endpoint>(
  row: Row,
  options: WriteOptions<InputOf<Row>[0], AnsweredOf<Row>>,
): UseMutationResult<AnsweredOf<Row>, Error, InputOf<Row>[0]>;
export function useWrite(row: Endpoint, options: WriteOptions<LooseCall | undefined, unknown>) {
  return useAction({ ...options, run: (input: LooseCall | undefined, call: AnyCall) => call(row, input) });
}

/** Each key once: a query that is invalidated twice is cancelled the first time. */
function listRefreshed(rows: ReadonlySet<Endpoint>): readonly QueryKey[] {
  const keys = [...rows].flatMap(keysRefreshedBy);
  return [...new Map(keys.map((key) => [key.join(), key])).values()];
}

/** Whether somebody else was quicker, so that the list is outdated. */
function isOutdated(fault: unknown): boolean {
  return fault instanceof ApiError && [404, 409, 412].includes(fault.status);
}
