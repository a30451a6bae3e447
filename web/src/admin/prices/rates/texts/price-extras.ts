import type { EXTRA_PERS } from '@approdo/shared/domain/prices/extra';

/** Texts of the extras tab, to the letter of PRICES.md, section 10. */
export const PRICE_EXTRAS = {
  legend: 'Che cosa si può scegliere',
  hint: 'Che cosa l’ospite può scegliere oltre al soggiorno. Chi ha già scelto tiene nome e prezzo di allora.',
  empty: 'Nessun extra: un lettino, il cane, la legna…',
  linen: 'Biancheria e asciugamani',
  linenPrice: (price: string) => `${price} (nel listino)`,
  name: 'Nome',
  price: 'Prezzo (euro)',
  per: 'Per',
  max: 'Quanti',
  untilDays: 'Si può chiedere fino a … giorni prima dell’arrivo',
  isOn: 'Si può scegliere',
  add: 'Aggiungi extra',
  remove: 'Elimina',
  nameOf: (place: number) => `Extra ${place}`,
  translate: (name: string) => `: «${name}» in altre lingue`,
  window: (name: string) => `«${name}» in altre lingue`,
} as const;

/** What an extra is charged per. */
export const EXTRA_PER_NAMES = {
  STAY: 'soggiorno',
  NIGHT: 'notte',
  PERSON: 'persona',
  PERSON_NIGHT: 'persona e notte',
} as const satisfies Readonly<Record<(typeof EXTRA_PERS)[number], string>>;
