import { createContext, use } from 'react';
import type { Failure } from './failure.ts';

export const SUCCESS_VISIBLE_MS = 3000;

export type Banner = Failure & { readonly id: number; readonly kind: 'success' | 'warning' | 'failure' };

/** Messages at the top of the page about the last action. */
export type Banners = {
  readonly read: () => readonly Banner[];
  readonly subscribe: (listener: () => void) => () => void;
  /** Disappears by itself after SUCCESS_VISIBLE_MS. */
  readonly succeed: (text: string) => void;
  /** The action succeeded but needs attention: the message stays, as a failure does. */
  readonly warn: (text: string) => void;
  /** Stays until closed or until another action begins, so that nobody misses why something failed. */
  readonly fail: (failure: Failure) => void;
  readonly close: (id: number) => void;
  /** Removes the last message when another action begins. */
  readonly clear: () => void;
};

/** Only the newest banner is visible. */
export function createBanners(): Banners {
  let visible: readonly Banner[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();

  function show(banners: readonly Banner[]): void {
    visible = banners;
    for (const listener of listeners) listener();
  }

  function close(id: number): void {
    if (visible.some((banner) => banner.id === id)) show([]);
  }

  return {
    read: () => visible,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    succeed: (text) => {
      const id = ++lastId;
      show([{ id, kind: 'success', text }]);
      setTimeout(() => close(id), SUCCESS_VISIBLE_MS);
    },
    warn: (text) => show([{ text, id: ++lastId, kind: 'warning' }]),
    fail: (failure) => show([{ ...failure, id: ++lastId, kind: 'failure' }]),
    close,
    clear: () => {
      if (visible.length > 0) show([]);
    },
  };
}

export const BannersContext = createContext<Banners | undefined>(undefined);

export function useBanners(): Banners {
  const banners = use(BannersContext);
  if (!banners) throw new Error('There is no banner region above this component');
  return banners;
}
