import type { TouristTaxTerms } from '@approdo/shared/contract/law/tourist-tax';

/** Whether nights are taxed: not where there is no tax, nor where it is paid on site. */
export function taxesNights({ mode }: Pick<TouristTaxTerms, 'mode'>): boolean {
  return mode === 'NIGHT' || mode === 'BANDS';
}

/** Whether guests of the site pay the tax with their stay. */
export function isCollectedHere(terms: Pick<TouristTaxTerms, 'mode' | 'isCollected'>): boolean {
  return terms.isCollected && taxesNights(terms);
}
