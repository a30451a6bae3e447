import { type MenuItem, newMenuItem } from '@approdo/shared/contract/content/menu';
import type { Role } from '@approdo/shared/domain/base/access';
import type { z } from 'zod';
import { MENU_FORM } from './texts.ts';

/** A line of the menu as it is filled in; '' is no parent. */
export type MenuDraft = {
  readonly label: string;
  readonly leadsTo: 'page' | 'url' | 'nothing';
  readonly slug: string;
  readonly url: string;
  readonly parentId: string;
  readonly visibleTo: Role;
  readonly showOnDesktop: boolean;
  readonly showOnMobile: boolean;
};

export const menuFields = newMenuItem.omit({ order: true });
export type MenuFields = z.output<typeof menuFields>;

type Kept = Pick<MenuItem, 'label' | 'slug' | 'url' | 'parentId' | 'visibleTo' | 'showOnDesktop' | 'showOnMobile'>;

export const BLANK_MENU_ITEM: MenuDraft = {
  label: '',
  leadsTo: 'page',
  slug: '',
  url: '',
  parentId: '',
  visibleTo: 'USER',
  showOnDesktop: true,
  showOnMobile: true,
};

/** What a line leads to is its url, where it has both. */
export function draftOf({ label, slug, url, parentId, visibleTo, showOnDesktop, showOnMobile }: Kept): MenuDraft {
  return {
    label,
    leadsTo: leadsToOf({ slug, url }),
    slug: slug ?? '',
    url: url ?? '',
    parentId: parentId ?? '',
    visibleTo,
    showOnDesktop,
    showOnMobile,
  };
}

/** From what is filled in to what the server takes: of page and address only the one that is led to. */
export function readMenuDraft({ leadsTo, slug, url, parentId, ...rest }: MenuDraft) {
  return {
    ...rest,
    slug: leadsTo === 'page' ? slug : null,
    url: leadsTo === 'url' ? url : null,
    parentId: parentId || null,
  };
}

/** Whoever says that a line leads somewhere says where. */
export function findMissingTarget({ slug, url }: Pick<MenuFields, 'slug' | 'url'>): Record<string, string> {
  return {
    ...(slug === '' && { slug: MENU_FORM.choosePage }),
    ...(url === '' && { url: MENU_FORM.missingUrl }),
  };
}

function leadsToOf({ slug, url }: Pick<Kept, 'slug' | 'url'>): MenuDraft['leadsTo'] {
  if (url) return 'url';
  return slug ? 'page' : 'nothing';
}
