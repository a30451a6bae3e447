import type { Caller } from '@approdo/shared/domain/base/access';
import { foldText } from '@approdo/shared/domain/base/text/fold-text';
import { findBest } from '@approdo/shared/domain/operations/search/find-best';
import { BookOpen, type LucideIcon, Zap } from 'lucide-react';
import { helpAddress } from '../../kit/frame/help-address.ts';
import { HELP_SUMMARIES } from '../../operations/help/index.ts';
import { canOpen } from '../../session/guard.ts';
import { HELP_PAGES } from '../../session/help-pages.ts';
import type { Screen } from '../../session/screen.ts';
import { BLOCK_ADDRESS, NEW_BOOKING_ADDRESS } from '../../stays/stays/index.ts';
import { SCREENS } from '../screens.ts';
import { SEARCH, SEARCH_ACTIONS } from './texts.ts';

/** A destination that the search offers. */
export type Place = {
  /** Unique among all places. */
  readonly key: string;
  readonly title: string;
  readonly detail: string;
  /** The label of its kind. */
  readonly kind: string;
  /** Relative to the back office. */
  readonly path: string;
  readonly icon: LucideIcon;
};

type KnownPlace = Place & { readonly access: Screen['access']; readonly words: string };

const ACTIONS: readonly KnownPlace[] = [
  { title: SEARCH_ACTIONS.newBooking, path: NEW_BOOKING_ADDRESS, words: 'inserisci a mano telefono soggiorno' },
  { title: SEARCH_ACTIONS.block, path: BLOCK_ADDRESS, words: 'chiudi giorni calendario' },
].map((action) => ({
  ...action,
  key: `action ${action.path}`,
  detail: '',
  kind: SEARCH.action,
  icon: Zap,
  access: 'admin',
}));

const OF_SCREENS: readonly KnownPlace[] = SCREENS.map((screen: Screen) => ({
  key: `screen ${screen.path}`,
  title: screen.label,
  detail: screen.title === screen.label ? '' : screen.title,
  kind: SEARCH.screen,
  path: `/${screen.path}`,
  icon: screen.icon,
  access: screen.access,
  words: screen.words ?? '',
}));

const OF_HANDBOOK: readonly KnownPlace[] = HELP_PAGES.map(({ path, title, access }) => ({
  key: `help ${path}`,
  title,
  detail: HELP_SUMMARIES[path],
  kind: SEARCH.handbook,
  path: helpAddress({ page: path }),
  icon: BookOpen,
  access,
  words: '',
}));

const PLACES = [...ACTIONS, ...OF_SCREENS, ...OF_HANDBOOK].map((place) => ({
  ...place,
  id: place.key,
  text: foldText(`${place.title} ${place.detail} ${place.words}`),
  at: null,
  until: null,
}));

/** The destinations known to the browser that this account may open: all of them for an empty query. */
export function findPlaces(q: string, caller: Caller): readonly Place[] {
  const open = PLACES.filter((place) => canOpen(place, caller));
  const words = foldText(q)
    .split(' ')
    .filter((word) => word !== '');
  if (words.length === 0) return open;
  const search = { words, days: [], months: [], reference: null };
  return findBest(open, { search, most: MAX_HITS });
}

/** As many as the site finds of a kind. */
const MAX_HITS = 5;
