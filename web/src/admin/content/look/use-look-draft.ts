import { ApiError } from '@approdo/shared/client';
import { type LookDraft, lookDraft, siteLook } from '@approdo/shared/contract/content/look';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useConfirm } from '../../kit/feedback/confirm.tsx';
import { findConflict, type Problem, sayConflict } from '../../kit/feedback/conflict.ts';
import { describeFailure } from '../../kit/feedback/failure.ts';
import { useWrite } from '../../kit/feedback/use-action.ts';
import { useLeaveGuard } from '../../kit/form/leave-question.tsx';
import type { Faults } from '../../kit/form/use-form.ts';
import { SHELL } from '../../kit/texts.ts';
import { keyOfRead } from '../../session/refreshes.ts';
import { useCall } from '../../session/use-call.ts';
import { createDraftKeeper, type DraftKeeper, lookOf } from './look-draft.ts';
import { BACK_QUESTION, DISCARD_QUESTION, LOOK } from './texts.ts';

const DRAFT_KEY = keyOfRead(siteLook.draft);

/** The look that is being chosen. Each choice is kept as draft; what could not be kept stays, and is asked about. */
export function useLookDraft(start: LookDraft) {
  const call = useCall();
  const queries = useQueryClient();
  const [keeper] = useState(() =>
    createDraftKeeper({
      start,
      save: async (body, version) => {
        const answer = await call(siteLook.change, { body, version });
        // Whoever comes back to the screen begins here.
        queries.setQueryData<LookDraft>(DRAFT_KEY, answer);
        return answer;
      },
    }),
  );
  const { kept, pending, fault, replacements } = useSyncExternalStore(keeper.subscribe, keeper.read);
  const look = useMemo(() => lookOf({ kept, pending }), [kept, pending]);
  const faults: Faults = fault instanceof ApiError ? fault.fields : {};
  const problem = useMemo(() => describeProblem(fault, keeper), [fault, keeper]);
  useLeaveGuard({ isChanged: pending.length > 0, onDiscard: keeper.drop });

  return {
    look,
    /** Of what the server has: the preview shows no more. */
    version: kept.version,
    hasUnpublished: kept.isDraft || pending.length > 0,
    replacements,
    /** The message of each refused field. */
    faults,
    problem,
    change: keeper.change,
    keep: keeper.keep,
    drop: keeper.drop,
    /** Shows what the queries have read since. */
    reload: () => {
      const read = queries.getQueryData<LookDraft>(DRAFT_KEY);
      if (read) keeper.replace(read);
    },
  };
}

export type EditedLook = ReturnType<typeof useLookDraft>;

function describeProblem(fault: unknown, keeper: DraftKeeper): Problem | undefined {
  if (fault === undefined) return undefined;
  const conflict = findConflict(fault);
  if (!conflict) return describeFailure(fault, LOOK.saveFailed);
  const { data } = lookDraft.safeParse(conflict.current);
  return sayConflict(data && (() => keeper.replace(data)));
}

/** What changes the whole look at once. All but publishing ask first. */
export function useLookActions({ hasUnpublished, keep, drop, reload }: EditedLook) {
  const confirm = useConfirm();
  const publish = useWrite(siteLook.publish, {
    success: () => LOOK.published,
    // Nothing was chosen that is not in the draft: what the other admin left is shown before it is published.
    describe: (fault) =>
      findConflict(fault)
        ? { text: SHELL.conflict, detail: LOOK.changedMeanwhile }
        : describeFailure(fault, LOOK.publishFailed),
  });
  const discard = useWrite(siteLook.discard, {
    success: () => LOOK.discarded,
    describe: (fault) => describeFailure(fault, LOOK.discardFailed),
  });
  const back = useWrite(siteLook.back, {
    success: () => LOOK.wentBack,
    describe: (fault) => describeFailure(fault, LOOK.backFailed),
  });
  // A second press comes before the first is drawn as under way.
  const isPublishing = useRef(false);
  const thenReload = {
    onSettled: () => {
      isPublishing.current = false;
      reload();
    },
  };

  return {
    isBusy: publish.isPending || discard.isPending || back.isPending,
    publish: async () => {
      if (isPublishing.current) return;
      isPublishing.current = true;
      const version = await keep();
      if (version === undefined) isPublishing.current = false;
      else publish.mutate({ version }, thenReload);
    },
    discard: async () => {
      if (!(await confirm(DISCARD_QUESTION))) return;
      await drop();
      discard.mutate(undefined, thenReload);
    },
    /** `published`: when the look before the present one was, in words; undefined for that of a new site. */
    goBack: async (published: string | undefined) => {
      const question = { ...BACK_QUESTION, text: BACK_QUESTION.text(published, hasUnpublished), isHarmless: true };
      // The draft stays, so what is pending must be in it.
      if ((await confirm(question)) && (await keep()) !== undefined) back.mutate(undefined, thenReload);
    },
  };
}
