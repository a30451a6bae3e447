import { ApiError } from '@approdo/shared/client';
import { type Look, type LookDraft, lookDraft, siteLook } from '@approdo/shared/contract/content/look';
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
import { createDraftKeeper, lookOf } from './look-draft.ts';
import { BACK_QUESTION, DISCARD_QUESTION, LOOK } from './texts.ts';

const DRAFT_KEY = keyOfRead(siteLook.draft);

/** The look that is being chosen. Each choice is kept as draft; what could not be kept stays, and is asked about. */
export function useLookDraft(start: LookDraft) {
  const call = useCall();
  const queries = useQueryClient();
  const [{ read, subscribe, change, keep, drop, replace }] = useState(() =>
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
  const { kept, pending, fault, replacements } = useSyncExternalStore(subscribe, read);
  const look: Look = lookOf({ kept, pending });
  const faults: Faults = fault instanceof ApiError ? fault.fields : {};
  const problem = useMemo(() => describeProblem(fault, replace), [fault, replace]);
  useLeaveGuard({ isChanged: pending.length > 0, onDiscard: drop });

  return {
    look,
    /** Of what the server has: the preview shows no more. */
    version: kept.version,
    hasUnpublished: kept.isDraft || pending.length > 0,
    replacements,
    problem,
    /** Props of the field that holds one of the choices. */
    field: <Name extends keyof Look>(name: Name) => ({
      value: look[name],
      error: faults[name],
      onChange: (value: Look[Name]) => change({ [name]: value }),
    }),
    keep,
    drop,
    /** Shows what the queries have read since. */
    reload: () => {
      const latest = queries.getQueryData<LookDraft>(DRAFT_KEY);
      if (latest) replace(latest);
    },
  };
}

export type EditedLook = ReturnType<typeof useLookDraft>;

function describeProblem(fault: unknown, replace: (look: LookDraft) => void): Problem | undefined {
  if (fault === undefined) return undefined;
  const conflict = findConflict(fault);
  if (!conflict) return describeFailure(fault, LOOK.saveFailed);
  const { data } = lookDraft.safeParse(conflict.current);
  return sayConflict(data && (() => replace(data)));
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
  const discard = useWrite(siteLook.discard, telling(LOOK.discarded, LOOK.discardFailed));
  const back = useWrite(siteLook.back, telling(LOOK.wentBack, LOOK.backFailed));
  // A second press comes before the first is drawn as under way.
  const isPublishing = useRef(false);

  return {
    isBusy: publish.isPending || discard.isPending || back.isPending,
    publish: async () => {
      if (isPublishing.current) return;
      isPublishing.current = true;
      const version = await keep();
      const settle = () => {
        isPublishing.current = false;
        reload();
      };
      if (version === undefined) isPublishing.current = false;
      else publish.mutate({ version }, { onSettled: settle });
    },
    discard: async () => {
      if (!(await confirm(DISCARD_QUESTION))) return;
      await drop();
      discard.mutate(undefined, { onSettled: reload });
    },
    /** `published`: when the look before the present one was, in words; undefined for that of a new site. */
    goBack: async (published: string | undefined) => {
      const question = { ...BACK_QUESTION, text: BACK_QUESTION.text(published, hasUnpublished), isHarmless: true };
      // The draft stays, so what is pending must be in it.
      if ((await confirm(question)) && (await keep()) !== undefined) back.mutate(undefined, { onSettled: reload });
    },
  };
}

function telling(success: string, failure: string) {
  return { success: () => success, describe: (fault: unknown) => describeFailure(fault, failure) };
}
