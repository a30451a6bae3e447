import { type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useAction } from '../../kit/feedback/use-action.ts';
import type { Platform } from '../../platform.ts';
import { usePlatform } from '../../session/platform-context.ts';
import { describeCall } from './describe-call.ts';

type ShellPart<State> = {
  readonly read: () => Promise<State>;
  readonly subscribe: (listener: () => void) => () => void;
};

/** The state of a part of the shell; null in a shell without that part. */
export function useShellState<State>(queryKey: QueryKey, part: ShellPart<State> | undefined) {
  const queries = useQueryClient();
  useEffect(() => part?.subscribe(() => void queries.invalidateQueries({ queryKey })), [part, queries, queryKey]);
  return useQuery({ queryKey, queryFn: () => part?.read() ?? null, enabled: part !== undefined });
}

/** Use it only in components that are shown if the shell has that part; throws otherwise. */
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

/** An action that takes a while, and may be cancelled. */
export function useLongAction<Input, Answer>({ run, reloads, success, failure }: LongOptions<Input, Answer>) {
  return useAction({ run, reloads, success: () => success, describe: (fault) => describeCall(fault, failure) });
}
