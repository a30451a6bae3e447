import type { Language } from '../../domain/base/language/language.ts';
import type { ExtraFault } from '../../domain/prices/choose-extras.ts';
import { nameOfExtra } from '../../domain/prices/extra.ts';
import { type MessageOrText, say } from '../say.ts';
import { WORDS } from '../words.ts';

/** Why an extra cannot be chosen, as a message to translate. */
export function sayExtraFault(fault: ExtraFault, language: Language): MessageOrText {
  if (fault.why === 'GONE') return say('extraGone');
  const name = nameOfExtra(fault.extra, language);
  if (fault.why === 'TOO_MANY') return say('extraTooMany', { name, max: fault.max });
  return say('choiceTooLate', { name, days: fault.days });
}

/** The fault of linen chosen too late, worded like an extra. */
export function sayLinenTooLate(days: number, language: Language): MessageOrText {
  return say('choiceTooLate', { name: WORDS[language].linenLine, days });
}
