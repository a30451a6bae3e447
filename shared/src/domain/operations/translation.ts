/**
 * States of a translation: SUGGESTED is not public, CHECKED is; OUTDATED is CHECKED with Italian changed since then:
 * still public, but to be reviewed.
 */
export const TRANSLATION_STATES = ['MISSING', 'SUGGESTED', 'CHECKED', 'OUTDATED'] as const;

export type TranslationState = (typeof TRANSLATION_STATES)[number];

/** A stored translation: the Italian it was made from, and whether it was checked. */
export type StoredTranslation = { readonly source: string; readonly state: 'SUGGESTED' | 'CHECKED' };

/** The state of a translation, given the present Italian. */
export function stateOfTranslation(stored: StoredTranslation | undefined, italian: string): TranslationState {
  if (!stored) return 'MISSING';
  if (stored.state === 'SUGGESTED') return 'SUGGESTED';
  return stored.source === italian ? 'CHECKED' : 'OUTDATED';
}

/** Whether visitors see a translation in that state. */
export function isPublicTranslation(state: TranslationState): boolean {
  return state === 'CHECKED' || state === 'OUTDATED';
}
