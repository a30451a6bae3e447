import type { menu as italian } from '../../it/content/menu.ts';

export const menu = {
  name: 'Menu principal',
  loading: 'Chargement du menu…',
  failed: 'Le menu n’a pas pu être chargé',
  failedWhy: 'Veuillez réessayer plus tard',
} satisfies typeof italian;
