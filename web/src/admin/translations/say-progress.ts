import type { TranslationState } from '@approdo/shared/domain/language/translation';
import { TRANSLATION } from '../texts/languages.ts';

type Stated = { readonly state: TranslationState };

/** What asks for most comes first. */
const URGENCY = ['MISSING', 'SUGGESTED', 'OUTDATED', 'CHECKED'] as const satisfies readonly TranslationState[];

/** The state that asks for most. */
export function worstOf(texts: readonly Stated[]): TranslationState {
  return URGENCY.find((state) => texts.some((text) => text.state === state)) ?? 'CHECKED';
}

/** How far a thing is in a language, in a few words. */
export function sayProgress(texts: readonly Stated[]): string {
  const count = (state: TranslationState) => texts.filter((text) => text.state === state).length;
  const said = [
    { count: count('MISSING'), say: TRANSLATION.missing },
    { count: count('SUGGESTED'), say: TRANSLATION.suggested },
    { count: count('OUTDATED'), say: TRANSLATION.outdated },
  ].filter((one) => one.count > 0);
  return said.map((one) => one.say(one.count)).join(', ') || TRANSLATION.checked;
}
