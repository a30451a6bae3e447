import type { place as italian } from '../../it/content/place.ts';

export const place = {
  title: 'Hier finden Sie uns',
  way: 'Anfahrt',
  whatsApp: 'Schreiben Sie uns auf WhatsApp',
} satisfies typeof italian;
