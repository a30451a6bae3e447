import type { place as italian } from '../../it/content/place.ts';

export const place = {
  title: 'Où nous sommes',
  way: 'Comment venir',
  whatsApp: 'Écrivez-nous sur WhatsApp',
} satisfies typeof italian;
