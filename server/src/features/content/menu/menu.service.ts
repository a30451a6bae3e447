import type { MenuItem, menuItemEdit, newMenuItem } from '@approdo/shared/contract/content/menu';
import { isOtherLanguage } from '@approdo/shared/domain/base/language/language';
import {
  findMenuFault,
  linkOfMenuEntry,
  listSiblings,
  type MenuEntry,
  nextOrder,
  type OrderUpdate,
  visibleMenu,
} from '@approdo/shared/domain/content/menu';
import { say } from '@approdo/shared/words/say';
import type { z } from 'zod';
import { makeId } from '../../../adapters/random.ts';
import type { Database } from '../../../db/database.ts';
import { type Reader, transact } from '../../../db/transaction.ts';
import { applyEdit, blankToNull } from '../../../http/calls/apply-edit.ts';
import type { Caller } from '../../../http/calls/handler.ts';
import { type Precondition, withVersion } from '../../../http/calls/precondition.ts';
import type { LocaleContext } from '../../../http/locale-context.ts';
import { type FieldTexts, invalidFields, notFound } from '../../../http/problems.ts';
import { inLanguage, isTranslated, readWords, sweepTranslations } from '../../base/localization/index.ts';
import { deleteMenuEntry, insertMenuEntry, listMenuEntries, updateMenuEntry } from './menu.repository.ts';

type MenuItemEdit = z.output<typeof menuItemEdit>;

export type Menu = ReturnType<typeof createMenu>;

type MenuNeeds = {
  readonly database: Database;
  /** Whether the blog has any post in the language of the call. */
  readonly hasPosts: (locale: LocaleContext) => Promise<boolean>;
};

const BLOG = '/blog';

/** The two-level menu of the site; every change reads all of it, since its rules concern the whole. */
export function createMenu({ database, hasPosts }: MenuNeeds) {
  return {
    /**
     * In other languages an untranslated entry is absent, with its children; so is the link to the blog while no post
     * can be read in that language.
     */
    async list(caller: Caller | undefined, locale: LocaleContext): Promise<MenuItem[]> {
      const words = await readWords(database, locale, { menu_items: 'all' });
      const stored = (await listMenuEntries(database)).map(withVersion);
      const translated = stored.map((entry) => inLanguage(words, { kind: 'menu_items', id: entry.id }, entry));
      const visible = translated.filter(isTranslated);
      const isBlogHidden =
        isOtherLanguage(locale.language) &&
        visible.some((entry) => linkOfMenuEntry(entry) === BLOG) &&
        !(await hasPosts(locale));
      const entries = isBlogHidden ? visible.filter((entry) => linkOfMenuEntry(entry) !== BLOG) : visible;
      return visibleMenu(entries, caller?.role);
    },

    /** Faults in the fields of an entry that its schema cannot find. */
    async findFaults(
      { parentId }: { readonly parentId?: string | null | undefined },
      id?: string,
    ): Promise<FieldTexts> {
      if (!parentId) return {};
      const fault = findMenuFault(await listMenuEntries(database), { ...(id && { id }), parentId });
      return fault ? { parentId: fault } : {};
    },

    async create(input: z.output<typeof newMenuItem>): Promise<MenuItem> {
      return await transact(database, async (trx) => {
        const entries = await listMenuEntries(trx);
        const parentId = input.parentId ?? null;
        requirePlace(entries, { parentId });
        const entry: MenuEntry = {
          id: makeId(),
          label: input.label,
          slug: input.slug || null,
          url: input.url || null,
          visibleTo: input.visibleTo,
          showOnDesktop: input.showOnDesktop,
          showOnMobile: input.showOnMobile,
          parentId,
          order: input.order ?? nextOrder(listSiblings(entries, parentId)),
        };
        await insertMenuEntry(trx, entry);
        return viewEntry(entry, []);
      });
    },

    async update(id: string, edit: MenuItemEdit, precondition: Precondition): Promise<MenuItem> {
      return await transact(database, async (trx) => {
        const entries = await listMenuEntries(trx);
        const before = requireEntry(entries, id);
        precondition(withVersion(before));
        const after = change(entries, before, edit);
        if (after.parentId !== before.parentId) requirePlace(entries, after);
        await updateMenuEntry(trx, after);
        return viewEntry(after, entries);
      });
    },

    async remove(id: string): Promise<void> {
      await transact(database, async (trx) => {
        requireEntry(await listMenuEntries(trx), id);
        await deleteMenuEntry(trx, id);
        await sweepTranslations(trx, 'menu_items');
      });
    },

    async reorder(updates: readonly OrderUpdate[], caller: Caller): Promise<MenuItem[]> {
      return await transact(database, async (trx) => {
        const entries = await listMenuEntries(trx);
        requireKnownOnce(entries, updates);
        const orders = new Map(updates.map(({ id, order }) => [id, order]));
        const reordered = entries.map((entry) => ({ ...entry, order: orders.get(entry.id) ?? entry.order }));
        for (const entry of reordered) if (orders.has(entry.id)) await updateMenuEntry(trx, entry);
        return viewMenu(reordered, caller);
      });
    },
  };
}

function viewMenu(entries: readonly MenuEntry[], caller: Caller | undefined): MenuItem[] {
  return visibleMenu(entries.map(withVersion), caller?.role);
}

function viewEntry(entry: MenuEntry, entries: readonly MenuEntry[]): MenuItem {
  return { ...withVersion(entry), children: listSiblings(entries, entry.id).map(withVersion) };
}

/** An entry moved under another parent comes last, whatever order the edit names. */
function change(entries: readonly MenuEntry[], before: MenuEntry, edit: MenuItemEdit): MenuEntry {
  const { parentId = before.parentId } = edit;
  const order = parentId === before.parentId ? edit.order : nextOrder(listSiblings(entries, parentId));
  return applyEdit(before, { ...edit, slug: blankToNull(edit.slug), url: blankToNull(edit.url), order });
}

function requireEntry(entries: readonly MenuEntry[], id: string): MenuEntry {
  const entry = entries.find((existing) => existing.id === id);
  if (!entry) throw notFound(say('menuEntryUnknown'));
  return entry;
}

function requirePlace(
  entries: readonly MenuEntry[],
  place: { readonly id?: string; readonly parentId: string | null },
): void {
  const fault = findMenuFault(entries, place);
  if (fault) throw invalidFields({ parentId: fault });
}

function requireKnownOnce(entries: readonly MenuEntry[], updates: readonly OrderUpdate[]): void {
  const existing = new Set(entries.map(({ id }) => id));
  const seen = new Set<string>();
  for (const { id } of updates) {
    if (!existing.has(id)) throw invalidFields({ updates: say('menuEntryGone') });
    if (seen.has(id)) throw invalidFields({ updates: say('menuEntryTwice') });
    seen.add(id);
  }
}

/** The label of the menu entry that leads to a page. */
export async function findMenuTo(reader: Reader, slug: string): Promise<string | undefined> {
  return (await listMenuEntries(reader)).find((entry) => entry.slug === slug)?.label;
}
