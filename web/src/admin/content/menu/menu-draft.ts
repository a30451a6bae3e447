import { newMenuItem } from '@approdo/shared/contract/content/menu';
import type { Role } from '@approdo/shared/domain/base/access';
import { z } from 'zod';
import { held, textOrNull } from '../../kit/form/fields.ts';
import { MENU_FORM } from './texts.ts';

export const menuFields = newMenuItem.omit({ order: true });
export type MenuFields = z.output<typeof menuFields>;

const menuForm = z.object({
  label: z.string(),
  slug: textOrNull,
  url: textOrNull,
  parentId: textOrNull,
  visibleTo: held<Role>(),
  showOnDesktop: z.boolean(),
  showOnMobile: z.boolean(),
});

/** A line of the menu as it is filled in; '' is no parent. */
export type MenuDraft = z.input<typeof menuForm> & { readonly leadsTo: 'page' | 'url' | 'nothing' };

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
export function draftOf(line: z.output<typeof menuForm>): MenuDraft {
  return { ...menuForm.encode(line), leadsTo: leadsToOf(line) };
}

/** From what is filled in to what the server takes: of page and address only the one that is led to. */
export function readMenuDraft({ leadsTo, ...draft }: MenuDraft) {
  return {
    ...menuForm.decode(draft),
    slug: leadsTo === 'page' ? draft.slug : null,
    url: leadsTo === 'url' ? draft.url : null,
  };
}

/** Whoever says that a line leads somewhere says where. */
export function findMissingTarget({ slug, url }: Pick<MenuFields, 'slug' | 'url'>): Record<string, string> {
  return {
    ...(slug === '' && { slug: MENU_FORM.choosePage }),
    ...(url === '' && { url: MENU_FORM.missingUrl }),
  };
}

function leadsToOf({ slug, url }: Pick<z.output<typeof menuForm>, 'slug' | 'url'>): MenuDraft['leadsTo'] {
  if (url) return 'url';
  return slug ? 'page' : 'nothing';
}
