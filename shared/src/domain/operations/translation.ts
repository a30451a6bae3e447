/**
 * Where a translation stands: SUGGESTED is never public, CHECKED is, OUTDATED is CHECKED whose Italian has changed since:
 * still public, to be looked at.
 */
export const TRANSLATION_STATES = ['MISSING', 'SUGGESTED', 'CHECKED', 'OUTDATED'] as const;

export type TranslationState = (typeof TRANSLATION_STATES)[number];

/** A translation as it is kept: of which Italian, and whether somebody has checked it. */
export type KeptTranslation = { readonly source: string; readonly state: 'SUGGESTED' | 'CHECKED' };

/** Where a translation of the Italian stands; undefined where there is none. */
export function stateOfTranslation(kept: KeptTranslation | undefined, italian: string): TranslationState {
  if (!kept) return 'MISSING';
  if (kept.state === 'SUGGESTED') return 'SUGGESTED';
  return kept.source === italian ? 'CHECKED' : 'OUTDATED';
}

/** Whether visitors may read what is in that state. */
export function isPublicTranslation(state: TranslationState): boolean {
  return state === 'CHECKED' || state === 'OUTDATED';
}
