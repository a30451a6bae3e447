import { type MenuEntry, visibleMenu } from '@approdo/shared/domain/content/menu';
import { sourceOfList, textsOf } from '../../base/localization/index.ts';
import { listMenuEntries } from './menu.repository.ts';

/** The translatable labels of the menu; public are those that a visitor sees on some screen. */
export const menuWords = sourceOfList(async (reader) => {
  const entries = await listMenuEntries(reader);
  const visibleIds = new Set(visibleMenu(entries.filter(isOnSomeScreen), undefined).flatMap(idsOf));
  return entries.map(({ id, label }) => {
    const isPublic = visibleIds.has(id);
    return { kind: 'menu_items', id, title: label, isPublic, texts: textsOf({ label }, isPublic) };
  });
});

function isOnSomeScreen({ showOnDesktop, showOnMobile }: MenuEntry): boolean {
  return showOnDesktop || showOnMobile;
}

function idsOf({ id, children }: MenuEntry & { readonly children: readonly MenuEntry[] }): string[] {
  return [id, ...children.map((child) => child.id)];
}
