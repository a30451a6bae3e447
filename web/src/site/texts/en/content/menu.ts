import type { menu as italian } from '../../it/content/menu.ts';

export const menu = {
  name: 'Main menu',
  loading: 'Loading the menu…',
  failed: 'We couldn’t load the menu',
  failedWhy: 'Please try again later',
} satisfies typeof italian;
