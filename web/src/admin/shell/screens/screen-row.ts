import { type ComponentType, lazy } from 'react';
import type { Screen } from '../../session/screen.ts';

/** A screen with its component. */
export type ScreenRow = Screen & { readonly Content: ComponentType };

/** Loaded on first use: all screens but the one that nearly every visit begins with. */
export function later(load: () => Promise<ComponentType>): ComponentType {
  return lazy(async () => ({ default: await load() }));
}
