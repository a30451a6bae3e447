import type { MenuEntry } from '@approdo/shared/domain/content/menu';

const common = {
  slug: null,
  url: null,
  visibleTo: 'USER',
  showOnDesktop: true,
  showOnMobile: true,
  parentId: null,
} satisfies Partial<MenuEntry>;

const STAY = 'menu-il-soggiorno';

/** Parents come before their children. */
export const demoMenu: readonly MenuEntry[] = [
  { ...common, id: 'menu-la-casa', label: 'La casa', url: '/', order: 1 },
  { ...common, id: 'menu-galleria', label: 'Galleria', url: '/gallery', order: 2 },
  { ...common, id: STAY, label: 'Il soggiorno', order: 3 },
  { ...common, id: 'menu-prenota', label: 'Prenota', url: '/booking', parentId: STAY, order: 1 },
  { ...common, id: 'menu-contatti', label: 'Contatti', url: '/contact', parentId: STAY, order: 2 },
  { ...common, id: 'menu-privacy', label: 'Privacy', slug: 'informativa-privacy', parentId: STAY, order: 3 },
  { ...common, id: 'menu-blog', label: 'Blog', url: '/blog', order: 4 },
];
