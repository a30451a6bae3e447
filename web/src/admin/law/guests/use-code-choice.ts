import type { OfficialCode } from '@approdo/shared/contract/law/official-tables';
import { type ChangeEvent, type KeyboardEvent, useEffect, useId, useState } from 'react';
import { nameOfCode } from './name-of-code.ts';
import { type Lookup, useCodeRow, useCodeSearch } from './use-codes-of-tables.ts';

type Options = { readonly code: string; readonly lookup: Lookup; readonly onChoose: (code: string) => void };

/** The typed text of a code field, its results, and the active one. On leaving, it shows the selected code again. */
export function useCodeChoice({ code, lookup, onChoose }: Options) {
  const id = useId();
  const [typed, type] = useState<string>();
  const [place, setPlace] = useState(0);
  const [isShut, setIsShut] = useState(false);
  const search = useCodeSearch(typed ?? '', lookup);
  const row = useCodeRow(code, lookup);
  const found = search.isWaiting ? [] : search.found;
  const isOpen = typed !== undefined && search.isEnabled && !isShut;
  const active = Math.max(0, Math.min(place, found.length - 1));

  useEffect(() => {
    if (isOpen) document.getElementById(`${id}-${active}`)?.scrollIntoView?.({ block: 'nearest' });
  }, [id, active, isOpen]);

  function choose(option: OfficialCode): void {
    onChoose(option.code);
    type(undefined);
  }

  const move = (step: number) => found.length > 0 && setPlace((active + step + found.length) % found.length);

  function press({ key, nativeEvent }: KeyboardEvent): boolean {
    const option = found[active];
    if (!isOpen || nativeEvent.isComposing) return false;
    if (key === 'ArrowDown' || key === 'ArrowUp') move(key === 'ArrowDown' ? 1 : -1);
    else if (key === 'Enter') option && choose(option);
    else if (key === 'Escape') setIsShut(true);
    else return false;
    return true;
  }

  return {
    id,
    optionId: (of: number) => `${id}-${of}`,
    isOpen,
    search,
    found,
    active,
    choose,
    value: typed ?? (row ? nameOfCode(row) : ''),
    onChange: ({ currentTarget: { value } }: ChangeEvent<HTMLInputElement>) => {
      type(value);
      setPlace(0);
      setIsShut(false);
      if (value.trim() === '') onChoose('');
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (press(event)) event.preventDefault();
    },
    /** A name that is typed in full need not be selected. */
    onBlur: () => {
      const same = typed && found.find((option) => isSame(nameOfCode(option), typed) || isSame(option.label, typed));
      if (same) choose(same);
      type(undefined);
    },
  };
}

function isSame(one: string, other: string): boolean {
  return one.localeCompare(other.trim(), 'it', { sensitivity: 'base' }) === 0;
}
