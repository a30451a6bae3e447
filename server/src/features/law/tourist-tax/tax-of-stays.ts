import { touristTaxOfStay } from '@approdo/shared/domain/law/tax/tourist-tax';
import { inLanguage, readWords } from '../../base/localization/index.ts';
import type { TaxedStay, TaxOfStays } from '../../stays/stays/index.ts';
import type { KeysAtHand } from '../register/index.ts';
import { isCollectedHere } from './tax-modes.ts';
import { readTaxedStays } from './taxed-stays.ts';
import { getTouristTax } from './tourist-tax.repository.ts';
import { TOURIST_TAX } from './tourist-tax.words.ts';

/**
 * The tax that guests of the site pay with their stay, or the text that they read where they pay it on site. Guests of
 * portals pay and read elsewhere. Without the register's key nobody can tell who is taxed.
 */
export function createTaxOfStays(keys: KeysAtHand): TaxOfStays {
  return {
    async readDue(reader, stay) {
      if (!isPaidHere(stay)) return null;
      const { terms } = await getTouristTax(reader);
      if (!isCollectedHere(terms)) return null;
      if ((await keys.look(reader)).state === 'MISSING') return undefined;
      const [taxed] = await readTaxedStays(reader, keys, [stay]);
      return taxed && !taxed.isForgotten ? touristTaxOfStay(taxed.stay, taxed.guests, terms.tariffs) : undefined;
    },

    async readText(reader, stay, language) {
      if (!isPaidHere(stay)) return undefined;
      const { terms } = await getTouristTax(reader);
      if (terms.mode !== 'LANDING' || terms.text === '') return undefined;
      const words = await readWords(reader, { language, requested: language }, { tourist_tax: 'all' });
      return inLanguage(words, TOURIST_TAX, { text: terms.text }).text;
    },
  };
}

function isPaidHere({ status, source }: TaxedStay): boolean {
  return status === 'CONFIRMED' && source !== 'CHANNEL';
}
