import { findSeasonFaults } from '@approdo/shared/domain/stays/seasons';
import { useMemo, useState } from 'react';
import { useForm } from '../../../kit/form/use-form.ts';
import { useUnsavedPart } from '../price-part.tsx';
import type { Prices } from '../use-prices.ts';
import { draftList, findSeasonPriceFaults, type ListDraft, listDraft, readList } from './list-draft.ts';
import { sayListFailure, useSaveList } from './use-save-list.ts';

type Options = {
  readonly prices: Prices;
  readonly list: Prices['lists'][number];
  /** Restarts with the prices as last read. */
  readonly onRestart: () => void;
};

export type ListForm = ReturnType<typeof useListForm>;

/** The form of a list, its exceptions and what visitors see: typing and painting share one draft. */
export function useListForm({ prices, list, onRestart }: Options) {
  // The versions when the form began: later changes are reported on save.
  const [{ rules, begun }] = useState({ rules: prices.rules, begun: list });
  const start = useMemo(() => draftList(begun, rules), [begun, rules]);
  const { weekendNights } = prices.rules;
  const save = useSaveList({ list: begun, rules, start: listDraft.parse(readList(start, weekendNights)) });
  const form = useForm({
    schema: listDraft,
    start,
    read: (draft: ListDraft) => readList(draft, weekendNights),
    findFaults: ({ seasons }) => findSeasonPriceFaults(seasons),
    // One version for the list and one for the rules, sent on save.
    version: undefined,
    loadLatest: () => onRestart,
    save: (values) => save.mutateAsync(values),
    describe: sayListFailure,
  });
  useUnsavedList(form, { prices, list: begun });
  return form;
}

type Form = { readonly draft: ListDraft; readonly isChanged: boolean };

/** Publishes unsaved changes; a list with gaps prices nothing yet. */
function useUnsavedList({ draft, isChanged }: Form, { prices, list }: Pick<Options, 'prices' | 'list'>): void {
  const { lists, rules } = prices;
  const unsaved = useMemo(() => {
    if (!isChanged) return undefined;
    const { exceptions, show, ...typed } = readList(draft, rules.weekendNights);
    const isWhole =
      findSeasonFaults(typed.seasons).length === 0 && listDraft.safeParse({ ...typed, exceptions, show }).success;
    if (!isWhole) return { rules: { exceptions } };
    const typedList = { ...typed, validFrom: list.validFrom };
    return {
      rules: { exceptions },
      lists: lists.map((one) => (one.validFrom === list.validFrom ? typedList : one)),
    };
  }, [draft, isChanged, lists, rules, list]);
  useUnsavedPart(unsaved);
}
