import { z } from 'zod';
import { isSlug, SLUG_MAX_LENGTH } from '../../domain/base/text/slug.ts';
import { endpoint } from '../base/endpoint.ts';
import { byId, id, line, linkOrNothing, listOrder, rawLine, role, version } from '../base/fields.ts';
import { inItalian } from '../base/in-language.ts';

/** A menu entry without its children. */
export const menuChild = z.object({
  id,
  label: z.string(),
  slug: z.string().nullable(),
  url: z.string().nullable(),
  visibleTo: role,
  showOnDesktop: z.boolean(),
  showOnMobile: z.boolean(),
  parentId: id.nullable(),
  order: z.number().int(),
  version,
  inItalian,
});

/** A menu entry; at the top level with its children, in order. */
const menuItem = menuChild.extend({ children: z.array(menuChild) });
export type MenuItem = z.output<typeof menuItem>;

const NO_SLUG = 'L’indirizzo (slug) può contenere solo lettere minuscole, numeri e trattini';

const slugOrNothing = rawLine('Lo slug è un testo', SLUG_MAX_LENGTH, NO_SLUG).refine(
  (value) => value === '' || isSlug(value),
  NO_SLUG,
);

/** An entry without slug and url is a heading for its children. Without an order it comes last under its parent. */
export const newMenuItem = z.object({
  label: line({ min: 1, max: 100, tooShort: "L'etichetta è obbligatoria" }),
  slug: slugOrNothing.nullish(),
  url: linkOrNothing.nullish(),
  visibleTo: role.default('USER'),
  showOnDesktop: z.boolean('Scegli sì o no').default(true),
  showOnMobile: z.boolean('Scegli sì o no').default(true),
  parentId: id.nullish(),
  order: listOrder.optional(),
});

export const menuItemEdit = z
  .object({
    ...newMenuItem.shape,
    visibleTo: role,
    showOnDesktop: z.boolean('Scegli sì o no'),
    showOnMobile: z.boolean('Scegli sì o no'),
  })
  .partial();

const menuOrder = z.object({
  updates: z.array(z.object({ id, order: listOrder }), 'Indica le voci e il loro ordine').max(1000, 'Troppe voci'),
});

export const menu = {
  list: endpoint({
    method: 'GET',
    path: '/menuitems',
    access: 'anyone',
    summary: "The menu that the caller's role may see, as a tree of two levels",
    answer: z.array(menuItem),
    status: 200,
  }),
  create: endpoint({
    method: 'POST',
    path: '/menuitems',
    access: 'admin',
    summary: 'Add a line to the menu, last under its parent',
    body: newMenuItem,
    answer: menuItem,
    status: 201,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/menuitems/{id}',
    access: 'admin',
    summary: 'Change a line of the menu; moved under another parent it comes last',
    params: byId,
    body: menuItemEdit,
    versioned: true,
    answer: menuItem,
    status: 200,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/menuitems/{id}',
    access: 'admin',
    summary: 'Delete a line of the menu and those under it',
    params: byId,
    status: 204,
  }),
  reorder: endpoint({
    method: 'POST',
    path: '/menuitems/updateOrder',
    access: 'admin',
    summary: 'Give lines of the menu their order, all or none',
    body: menuOrder,
    answer: z.array(menuItem),
    status: 200,
  }),
};
