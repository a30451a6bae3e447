import type { LucideIcon } from 'lucide-react';
import type { HelpPlace, ScreenAccess } from './help-pages.ts';

/** What the navigation gathers, in its order; what belongs to no group stands before them. */
export const GROUPS = [
  { id: 'money', label: 'Soldi', isOpenAtFirst: true },
  { id: 'house', label: 'Casa', isOpenAtFirst: true },
  { id: 'site', label: 'Sito', isOpenAtFirst: false },
  { id: 'settings', label: 'Impostazioni', isOpenAtFirst: false },
] as const;
export type GroupId = (typeof GROUPS)[number]['id'];

export type Screen = {
  /** Under the address of the back office; '' is that address itself. */
  readonly path: string;
  /** What may follow it in an address, as a pattern of the router. */
  readonly rest?: string;
  readonly title: string;
  /** Its word in the navigation. */
  readonly label: string;
  /** Where it stands in the navigation; among the first, outside all groups, where left out. */
  readonly group?: GroupId;
  readonly access: ScreenAccess;
  readonly icon: LucideIcon;
  /** Further words that an owner seeks it by. */
  readonly words?: string;
  /** What its question mark opens. */
  readonly help?: HelpPlace;
};
