import type { Extra } from '@approdo/shared/domain/prices/extra';
import type { PriceRules } from '@approdo/shared/domain/prices/price-rules';
import type { PriceList } from '@approdo/shared/domain/prices/price-years';
import { createContext, use, useCallback, useEffect, useSyncExternalStore } from 'react';
import { useConfirm } from '../../kit/feedback/confirm.tsx';
import { useHoldPart } from '../../kit/form/leavable-part.tsx';
import { LEAVE_PART } from './texts/prices.ts';
import type { Prices } from './use-prices.ts';

/** What each tab of the prices is given: all of them, as they were read last. */
export type PricePartProps = { readonly prices: Prices };

/** Any of the rules; an extra that is new has no id yet. */
export type UnsavedRules = Partial<PriceRules> & {
  readonly extras?: readonly (Omit<Extra, 'id'> & { readonly id?: string | undefined })[];
};

/** What a tab holds that is not saved, in the place of what was read; nothing of what cannot be read yet. */
export type UnsavedPrices = {
  readonly lists?: readonly PriceList[];
  readonly rules?: UnsavedRules;
};

/** Where the tab that is open says what of it is not saved, and a price is tried with it. */
export type UnsavedBoard = ReturnType<typeof createUnsavedBoard>;

export function createUnsavedBoard() {
  const listeners = new Set<() => void>();
  let held: UnsavedPrices | undefined;
  return {
    read: () => held,
    tell(unsaved: UnsavedPrices | undefined): void {
      if (held === unsaved) return;
      held = unsaved;
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export const UnsavedContext = createContext<UnsavedBoard>(createUnsavedBoard());

/** What is not saved of the tab that is open; undefined where everything is. Only who asks is drawn anew as it changes. */
export function useUnsavedPrices(): UnsavedPrices | undefined {
  const { subscribe, read } = use(UnsavedContext);
  return useSyncExternalStore(subscribe, read);
}

/**
 * For the form of a tab: asks before the tab is left with something that is not saved, and says what that is. `unsaved` is
 * the same object for as long as nothing changes, and undefined where all is saved.
 */
export function useUnsavedPart(unsaved: UnsavedPrices | undefined): void {
  const { tell } = use(UnsavedContext);
  useLeavingPart(unsaved !== undefined);
  useEffect(() => {
    tell(unsaved);
    return () => tell(undefined);
  }, [tell, unsaved]);
}

/** Asks before the tab is left with something that is not saved. */
export function useLeavingPart(isChanged: boolean): void {
  const confirm = useConfirm();
  useHoldPart(useCallback(async () => !isChanged || (await confirm(LEAVE_PART)), [isChanged, confirm]));
}
