import type { TouristTaxTerms } from '@approdo/shared/contract/law/tourist-tax';

/** Whether nights are counted: not where nothing is asked, nor where it is paid on landing. */
export function countsNights({ mode }: Pick<TouristTaxTerms, 'mode'>): boolean {
  return mode === 'NIGHT' || mode === 'BANDS';
}

/** Whether guests of the site pay it with their stay. */
export function isCollectedHere(terms: Pick<TouristTaxTerms, 'mode' | 'isCollected'>): boolean {
  return terms.isCollected && countsNights(terms);
}
