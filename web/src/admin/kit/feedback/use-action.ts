import { ApiError } from '@approdo/shared/client';
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { useBanners } from './banners.ts';
import type { Failure } from './failure.ts';

type ActionOptions<Input, Answer> = {
  readonly run: (input: Input) => Promise<Answer>;
  /** The lists that are read again after a success. */
  readonly reloads: readonly QueryKey[];
  readonly success: (input: Input, answer: Answer) => string;
  /** What a success leaves to look after, said in place of it; undefined where there is nothing. */
  readonly warn?: (input: Input, answer: Answer) => string | undefined;
  /** What the banner says of a failure. Left out for a form, which says it above its fields. */
  readonly describe?: (fault: unknown, input: Input) => Failure;
};

/** Something an admin does: it succeeds when the lists show it, and says so. */
export function useAction<Input, Answer>({ run, reloads, success, warn, describe }: ActionOptions<Input, Answer>) {
  const queries = useQueryClient();
  const banners = useBanners();
  const reload = async () => {
    await Promise.all(reloads.map((queryKey) => queries.invalidateQueries({ queryKey })));
  };
  return useMutation({
    mutationFn: run,
    onMutate: banners.clear,
    onSuccess: async (answer, input) => {
      // Said before, it would stand beside what is no longer so, and beside a form that still asks before one leaves.
      await reload();
      const warning = warn?.(input, answer);
      if (warning === undefined) banners.succeed(success(input, answer));
      else banners.warn(warning);
    },
    onError: async (fault, input) => {
      if (describe) banners.fail(describe(fault, input));
      if (isOutdated(fault)) await reload();
    },
  });
}

/** Whether someone else was quicker, so that the list shows what is no longer so. */
function isOutdated(fault: unknown): boolean {
  return fault instanceof ApiError && [404, 409, 412].includes(fault.status);
}
