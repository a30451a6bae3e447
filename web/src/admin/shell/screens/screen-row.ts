import { type ComponentType, lazy } from 'react';
import type { GroupId, Screen } from '../../session/screen.ts';

/** A screen with its component. */
export type ScreenRow = Screen & { readonly Content: ComponentType };

/** What a row says only where it differs: its label is its title, and it is for owners. */
type Row<Path extends string> = Omit<ScreenRow, 'path' | 'label' | 'group' | 'access'> &
  Partial<Pick<ScreenRow, 'label' | 'access'>> & { readonly path: Path };

/** The screens of a group of the navigation. */
export function inGroup<Path extends string>(group: GroupId, rows: readonly Row<Path>[]) {
  return rows.map((row) => ({ label: row.title, access: 'admin' as const, ...row, group }));
}

/** Loaded on first use: all screens but the one that nearly every visit begins with. */
export function later(load: () => Promise<ComponentType>): ComponentType {
  return lazy(async () => ({ default: await load() }));
}
