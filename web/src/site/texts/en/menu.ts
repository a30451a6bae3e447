import type { menu as italian } from '../it/menu.ts';

export const menu = {
  name: 'Main menu',
  loading: 'Loading menu...',
  failed: 'Failed to load menu',
  failedWhy: 'Failed to fetch menu items (api)',
} satisfies typeof italian;
