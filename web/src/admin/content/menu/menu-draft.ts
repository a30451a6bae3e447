import { newMenuItem } from '@approdo/shared/contract/content/menu';
import type { Role } from '@approdo/shared/domain/base/access';
import { z } from 'zod';
import { plainField, textOrNull } from '../../kit/form/fields.ts';
import { MENU_FORM } from './texts.ts';

export const menuFields = newMenuItem.omit({ order: true });
export type MenuFields = z.output<typeof menuFields>;

const menuForm = z.object({
  label: z.string(),
  slug: textOrNull,
  url: textOrNull,
  parentId: textOrNull,
  visibleTo: plainField<Role>(),
  showOnDesktop: z.boolean(),
  showOnMobile: z.boolean(),
});

/** A menu entry as it is filled in; an empty `parentId` means no parent. */
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

/** If an entry has both url and slug, it leads to the url. */
export function draftOf(line: z.output<typeof menuForm>): MenuDraft {
  return { ...menuForm.encode(line), leadsTo: leadsToOf(line) };
}

/** Converts the draft for the server: only the chosen one of page and address is sent. */
export function readMenuDraft({ leadsTo, ...draft }: MenuDraft) {
  return {
    ...menuForm.decode(draft),
    slug: leadsTo === 'page' ? draft.slug : null,
    url: leadsTo === 'url' ? draft.url : null,
  };
}

/** An entry that is to lead somewhere must say where. */
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
