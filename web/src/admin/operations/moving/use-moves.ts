import { type Move, type MoveItem, moves } from '@approdo/shared/contract/operations/moves';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useBanners } from '../../kit/feedback/banners.ts';
import { useConfirm } from '../../kit/feedback/confirm.tsx';
import { describeServerError } from '../../kit/feedback/failure.ts';
import { useWrite } from '../../kit/feedback/use-action.ts';
import { keyOfRead, keysRefreshedBy } from '../../session/refreshes.ts';
import { useCall } from '../../session/use-call.ts';
import { useRead } from '../../session/use-read.ts';
import type { Choosing } from './choose.ts';
import { nameMove } from './describe-move.ts';
import { CHOICES, UNDO } from './texts.ts';

/** Milliseconds between two looks at a move that is read or brought. */
const WORKING_MS = 1000;

/** What is brought or taken back stands in nearly every list. */
const EVERY_LIST = [[]] as const;

function isAtWork({ state }: Pick<Move, 'state'>): boolean {
  return state === 'READING' || state === 'RUNNING';
}

/** The last moves, newest first. */
export function useMoves() {
  return useRead(moves.list, { refetchInterval: ({ state }) => (state.data?.some(isAtWork) ? WORKING_MS : false) });
}

/** A move, looked at again for as long as it is at work; once it was brought, every list is read again. */
export function useMove(id: string) {
  const queries = useQueryClient();
  const query = useRead(moves.get, {
    params: { id },
    refetchInterval: ({ state }) => (state.data && isAtWork(state.data) ? WORKING_MS : false),
  });
  const state = query.data?.state;
  const stateBefore = useRef(state);
  useEffect(() => {
    if (stateBefore.current === 'RUNNING' && state !== 'RUNNING') void queries.invalidateQueries();
    stateBefore.current = state;
  }, [queries, state]);
  return query;
}

type Page = { readonly items: readonly MoveItem[]; readonly total: number };

/**
 * Changes the choices of a move, one after another, each shown at once. A change is sent with whatever was chosen
 * before it, by the newest version.
 */
export function useChoose(id: string) {
  const call = useCall();
  const queries = useQueryClient();
  const banners = useBanners();
  const moveKey = keyOfRead(moves.get, { id });
  const refreshed = keysRefreshedBy(moves.choose);

  const { isPending, mutate } = useMutation({
    scope: { id: `choices of ${id}` },
    mutationFn: async ({ change }: Choosing) => {
      const move = queries.getQueryData<Move>(moveKey) ?? (await call(moves.get, { params: { id } }));
      return await call(moves.choose, { params: { id }, body: change(move.choices), version: move.version });
    },
    onMutate: async ({ change, item: changed }) => {
      banners.clear();
      // An answer from before would show what was chosen before.
      await Promise.all(refreshed.map((queryKey) => queries.cancelQueries({ queryKey })));
      queries.setQueryData<Move>(moveKey, (move) => move && { ...move, choices: change(move.choices) });
      const show = (item: MoveItem) => (item.id === changed?.id ? { ...item, ...changed } : item);
      const listed = { queryKey: keyOfRead(moves.listItems, { id }) };
      queries.setQueriesData<Page>(listed, (page) => page && { ...page, items: page.items.map(show) });
    },
    onSuccess: (move) => queries.setQueryData(moveKey, move),
    onError: (fault) => banners.fail(describeServerError(fault, CHOICES.failed)),
    onSettled: () => Promise.all(refreshed.map((queryKey) => queries.invalidateQueries({ queryKey }))),
  });
  return { isChoosing: isPending, choose: (choosing: Choosing) => mutate(choosing) };
}

/** Takes back what a move brought, after a question that says what will stay. */
export function useUndo() {
  const confirm = useConfirm();
  const { isPending, data, mutate } = useWrite(moves.undo, {
    reloads: EVERY_LIST,
    success: () => UNDO.undone,
    describe: UNDO.failed,
  });
  return {
    isRunning: isPending,
    /** What went and what stayed, once it is done. */
    done: data,
    undo: async (move: Move) => {
      const isSure = await confirm({ title: UNDO.title, text: UNDO.text(nameMove(move)), action: UNDO.action });
      if (isSure) mutate({ params: { id: move.id } });
    },
  };
}
