import type { menu as italian } from '../../it/content/menu.ts';

export const menu = {
  name: 'Hauptmenü',
  loading: 'Menü wird geladen …',
  failed: 'Das Menü konnte nicht geladen werden',
  failedWhy: 'Bitte versuchen Sie es später noch einmal',
} satisfies typeof italian;
