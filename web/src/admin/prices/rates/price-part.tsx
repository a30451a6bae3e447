import type { Extra } from '@approdo/shared/domain/prices/extra';
import type { PriceRules } from '@approdo/shared/domain/prices/price-rules';
import type { PriceList } from '@approdo/shared/domain/prices/price-years';
import { createContext, type ReactNode, use, useCallback, useEffect, useState } from 'react';
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

/** What the open tab has unsaved; undefined if all is saved. */
export const UnsavedContext = createContext<UnsavedPrices | undefined>(undefined);

const PublishContext = createContext<(unsaved: UnsavedPrices | undefined) => void>(() => undefined);

/** Holds what the open tab has unsaved, for trying a price; only its readers rerender. */
export function UnsavedProvider({ children }: { readonly children: ReactNode }) {
  const [unsaved, publish] = useState<UnsavedPrices>();
  return (
    <PublishContext value={publish}>
      <UnsavedContext value={unsaved}>{children}</UnsavedContext>
    </PublishContext>
  );
}

/**
 * For the form of a tab: publishes unsaved values and asks before the tab is left with any. `unsaved` must be stable
 * while nothing changes, and undefined if all is saved.
 */
export function useUnsavedPart(unsaved: UnsavedPrices | undefined): void {
  const publish = use(PublishContext);
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
