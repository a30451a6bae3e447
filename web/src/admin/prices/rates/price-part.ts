import type { Extra } from '@approdo/shared/domain/prices/extra';
import type { PriceRules } from '@approdo/shared/domain/prices/price-rules';
import type { PriceList } from '@approdo/shared/domain/prices/price-years';
import { createContext, use, useCallback, useEffect, useSyncExternalStore } from 'react';
import { useConfirm } from '../../kit/feedback/confirm.tsx';
import { useGuardPart } from '../../kit/form/leavable-part.tsx';
import { LEAVE_PART } from './texts/prices.ts';
import type { Prices } from './use-prices.ts';

/** Props of each price tab: all prices as last read. */
export type PricePartProps = { readonly prices: Prices };

/** Any of the rules; a new extra has no id yet. */
export type UnsavedRules = Partial<PriceRules> & {
  readonly extras?: readonly (Omit<Extra, 'id'> & { readonly id?: string | undefined })[];
};

/** Unsaved valid values of a tab, replacing what was read. */
export type UnsavedPrices = {
  readonly lists?: readonly PriceList[];
  readonly rules?: UnsavedRules;
};

/** The store in which the open tab publishes unsaved values, for trying a price. */
export type UnsavedBoard = ReturnType<typeof createUnsavedBoard>;

export function createUnsavedBoard() {
  const listeners = new Set<() => void>();
  let current: UnsavedPrices | undefined;
  return {
    read: () => current,
    publish(unsaved: UnsavedPrices | undefined): void {
      if (current === unsaved) return;
      current = unsaved;
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export const UnsavedContext = createContext<UnsavedBoard>(createUnsavedBoard());

/** Unsaved values of the open tab; undefined if all is saved. Only subscribers rerender. */
export function useUnsavedPrices(): UnsavedPrices | undefined {
  const { subscribe, read } = use(UnsavedContext);
  return useSyncExternalStore(subscribe, read);
}

/**
 * For the form of a tab: publishes unsaved values and asks before the tab is left with any. `unsaved` must be stable
 * while nothing changes, and undefined if all is saved.
 */
export function useUnsavedPart(unsaved: UnsavedPrices | undefined): void {
  const { publish } = use(UnsavedContext);
  useLeavingPart(unsaved !== undefined);
  useEffect(() => {
    publish(unsaved);
    return () => publish(undefined);
  }, [publish, unsaved]);
}

/** Asks before the tab is left with unsaved changes. */
export function useLeavingPart(isChanged: boolean): void {
  const confirm = useConfirm();
  useGuardPart(useCallback(async () => !isChanged || (await confirm(LEAVE_PART)), [isChanged, confirm]));
}
