import type { OfficialCode } from '@approdo/shared/contract/law/official-tables';
import type { TableKind } from '@approdo/shared/domain/law/register/official-tables';
import { type KeyboardEvent, useState } from 'react';
import { useCodeSearch } from './use-code-search.ts';

type ComboboxOptions = {
  readonly kinds: readonly TableKind[];
  /** Only rows that had not ended before that day. */
  readonly on: string | undefined;
  readonly isChosen: boolean;
  /** Called with undefined as soon as something else is typed. */
  readonly onChoose: (row: OfficialCode | undefined) => void;
};

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** A combobox's input, its results, and the one selected by the keyboard. */
export function useCombobox({ kinds, on, isChosen, onChoose }: ComboboxOptions) {
  const [typed, setTyped] = useState<string>();
  const [active, setActive] = useState(0);
  const [isLeft, setLeft] = useState(false);
  const { sought, search, stop } = useCodeSearch({ kinds, on });
  const rows = typed === undefined || sought.kind !== 'found' ? [] : sought.rows;
  const place = Math.min(active, rows.length - 1);

  function choose(row: OfficialCode): void {
    setTyped(undefined);
    stop();
    onChoose(row);
  }

  function type(text: string): void {
    setTyped(text);
    setActive(0);
    setLeft(false);
    if (isChosen) onChoose(undefined);
    search(text);
  }

  function searchNow(): void {
    search(typed ?? '', 0);
  }

  /** Chooses a row whose name was typed in full, or the only result. */
  function leave(): void {
    setLeft(true);
    if (typed === undefined) return;
    const row = findMeant(rows, typed);
    if (row) choose(row);
    else stop();
    if (typed.trim() === '') setTyped(undefined);
  }

  function press(event: KeyboardEvent): void {
    const step = STEPS[event.key];
    const row = rows[place];
    if (step === undefined && event.key !== 'Enter' && !(event.key === 'Escape' && row)) return;
    event.preventDefault();
    if (event.key === 'Escape') stop();
    else if (!row) searchNow();
    else if (step === undefined) choose(row);
    else setActive((place + step + rows.length) % rows.length);
  }

  return {
    typed,
    rows,
    place,
    hasFailed: sought.kind === 'failed',
    isEmpty: sought.kind === 'found' && typed !== undefined && rows.length === 0,
    /** Whether the user left the field with text that is no row. */
    isUnchosen: isLeft && !isChosen && Boolean(typed?.trim()),
    choose,
    type,
    leave,
    press,
    searchNow,
  };
}

function findMeant(rows: readonly OfficialCode[], typed: string): OfficialCode | undefined {
  const wanted = typed.trim().toLowerCase();
  if (wanted === '') return undefined;
  const named = rows.filter((row) => [row.name, row.label].some((title) => title.toLowerCase() === wanted));
  const [only, other] = named.length > 0 ? named : rows;
  return other ? undefined : only;
}
