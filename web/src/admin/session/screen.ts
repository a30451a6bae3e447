import type { LucideIcon } from 'lucide-react';
import type { HelpPlace, ScreenAccess } from './help-pages.ts';

/** The groups of the navigation, in order; screens without a group come before them. */
export const GROUPS = [
  { id: 'money', label: 'Soldi', isOpenAtFirst: true },
  { id: 'house', label: 'Casa', isOpenAtFirst: true },
  { id: 'site', label: 'Sito', isOpenAtFirst: false },
  { id: 'settings', label: 'Impostazioni', isOpenAtFirst: false },
] as const;
export type GroupId = (typeof GROUPS)[number]['id'];

export type Screen = {
  /** Relative to the back office; '' is its own address. */
  readonly path: string;
  /** What may follow the path, as a router pattern. */
  readonly rest?: string;
  readonly title: string;
  /** Its label in the navigation. */
  readonly label: string;
  /** Its group in the navigation; left out, it comes first, outside all groups. */
  readonly group?: GroupId;
  readonly access: ScreenAccess;
  readonly icon: LucideIcon;
  /** Further words that an owner may search for. */
  readonly words?: string;
  /** What its question mark opens. */
  readonly help?: HelpPlace;
};
