import { hasRole, type Role } from '../base/access.ts';

/** A menu entry as it is stored (SPEC.md section 3); `parentId` is null at the top. */
export type MenuEntry = {
  readonly id: string;
  readonly label: string;
  readonly slug: string | null;
  readonly url: string | null;
  readonly visibleTo: Role;
  readonly showOnDesktop: boolean;
  readonly showOnMobile: boolean;
  readonly parentId: string | null;
  readonly order: number;
};

export type OrderUpdate = { readonly id: string; readonly order: number };

type Place = Pick<MenuEntry, 'id' | 'parentId' | 'order'>;

/** The two-level menu that a role may see, without a role a visitor's; a hidden parent hides its children. */
export function visibleMenu<Entry extends MenuEntry>(
  entries: readonly Entry[],
  role: Role | undefined,
): (Entry & { children: Entry[] })[] {
  const visible = entries.filter((entry) => canSee(entry, role));
  return listSiblings(visible, null).map((entry) => ({ ...entry, children: listSiblings(visible, entry.id) }));
}

/** The target of an entry: its url, else the page of its slug; undefined for a heading. */
export function linkOfMenuEntry({ url, slug }: Pick<MenuEntry, 'url' | 'slug'>): string | undefined {
  if (url) return url;
  return slug ? `/pages/${slug}` : undefined;
}

/** The entries under one parent, in order. */
export function listSiblings<Entry extends Place>(entries: readonly Entry[], parentId: string | null): Entry[] {
  return entries.filter((entry) => entry.parentId === parentId).toSorted((a, b) => a.order - b.order);
}

/**
 * The orders that change when an entry swaps places with its neighbour under the same parent. None for the first going
 * up, the last going down, or an unknown entry.
 */
export function moveWithinSiblings(entries: readonly Place[], id: string, direction: 'up' | 'down'): OrderUpdate[] {
  const parentId = entries.find((entry) => entry.id === id)?.parentId ?? null;
  const siblings = listSiblings(entries, parentId);
  const from = siblings.findIndex((entry) => entry.id === id);
  const to = direction === 'up' ? from - 1 : from + 1;
  const [moved, neighbour] = [siblings[from], siblings[to]];
  if (!moved || !neighbour) return [];
  const reordered = siblings.with(from, neighbour).with(to, moved);
  const orders = distinctOrders(siblings);
  return reordered
    .map((entry, index) => ({ entry, order: orders[index] ?? index + 1 }))
    .filter(({ entry, order }) => entry.order !== order)
    .map(({ entry, order }) => ({ id: entry.id, order }));
}

/** The order of a new entry, last under its parent: one more than the highest there, or 1. */
export function nextOrder(siblings: readonly Pick<MenuEntry, 'order'>[]): number {
  return siblings.length === 0 ? 1 : Math.max(...siblings.map(({ order }) => order)) + 1;
}

/** Why an entry (a new one has no id) cannot go under a parent, in Italian: unknown, a circle, or a third level. */
export function findMenuFault(
  entries: readonly Pick<MenuEntry, 'id' | 'parentId'>[],
  change: { readonly id?: string | undefined; readonly parentId: string | null },
): string | undefined {
  if (change.parentId === null) return undefined;
  const parent = entries.find((entry) => entry.id === change.parentId);
  if (!parent) return 'La voce superiore non esiste';
  if (change.id === parent.id || change.id === parent.parentId) {
    return 'Una voce non può stare sotto se stessa';
  }
  const hasChildren = entries.some((entry) => entry.parentId === change.id);
  return parent.parentId !== null || hasChildren ? 'Il menu ha al massimo due livelli' : undefined;
}

function canSee({ visibleTo }: MenuEntry, role: Role | undefined): boolean {
  return visibleTo === 'USER' || (role !== undefined && hasRole(role, visibleTo));
}

/** The current orders, or 1, 2, 3… if two are equal, since swapping those would change nothing. */
function distinctOrders(siblings: readonly Place[]): number[] {
  const orders = siblings.map(({ order }) => order);
  return new Set(orders).size === orders.length ? orders : orders.map((_, index) => index + 1);
}
