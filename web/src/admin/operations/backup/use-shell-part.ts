import { type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useAction } from '../../kit/feedback/use-action.ts';
import type { Platform } from '../../platform.ts';
import { usePlatform } from '../../session/platform-context.ts';
import { describeCall } from './describe-call.ts';

type Kept<State> = {
  readonly read: () => Promise<State>;
  readonly subscribe: (listener: () => void) => () => void;
};

/** What a part of the shell keeps, as it is now; null in a shell that has no such part. */
export function useShellState<State>(queryKey: QueryKey, part: Kept<State> | undefined) {
  const queries = useQueryClient();
  useEffect(() => part?.subscribe(() => void queries.invalidateQueries({ queryKey })), [part, queries, queryKey]);
  return useQuery({ queryKey, queryFn: () => part?.read() ?? null, enabled: part !== undefined });
}

/** Only what is shown where the shell has such a part asks for it. */
export function useShellPart<Name extends 'computerBackups' | 'computerDrive'>(name: Name) {
  const part = usePlatform()[name];
  return (): NonNullable<Platform[Name]> => {
    if (!part) throw new Error(`This shell has no ${name}`);
    return part;
  };
}

type LongOptions<Input, Answer> = {
  readonly run: (input: Input) => Promise<Answer>;
  readonly reloads: readonly QueryKey[];
  readonly success: string;
  readonly failure: string;
};

/** Something that takes a while, and may be called off. */
export function useLongAction<Input, Answer>({ run, reloads, success, failure }: LongOptions<Input, Answer>) {
  return useAction({ run, reloads, success: () => success, describe: (fault) => describeCall(fault, failure) });
}
