import { formatEuros } from '@approdo/shared/domain/base/money/money';
import type { Extra } from '@approdo/shared/domain/prices/extra';

/** Texts about extras of a stay. Quoted texts are those of PRICES.md. */
export const EXTRAS = {
  legend: 'Extra',
  children: (age: number) => `Di cui bambini sotto i ${age} anni`,
  byLine: 'Per voce',
  line: 'Voce',
  quantity: 'Quanti',
  amount: 'Importo',
} as const;

const PERS = {
  STAY: '',
  NIGHT: ' a notte',
  PERSON: ' a persona',
  PERSON_NIGHT: ' a persona e notte',
} as const satisfies Record<Extra['per'], string>;

/** `Cane (5,00 € a notte)`. */
export function sayExtra({ name, price, per }: Pick<Extra, 'name' | 'price' | 'per'>): string {
  return `${name} (${formatEuros(price)}${PERS[per]})`;
}
