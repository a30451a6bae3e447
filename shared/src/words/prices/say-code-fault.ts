import { sayLocalDate } from '../../domain/base/date/say-date.ts';
import type { Language } from '../../domain/base/language/language.ts';
import type { CodeFault } from '../../domain/prices/discount-code.ts';
import { type Message, say } from '../say.ts';

/** Why a code cannot be used, with dates in the given language. */
export function sayCodeFault(fault: CodeFault, language: Language): Message {
  const write = (day: string) => sayLocalDate(day, language);
  switch (fault.key) {
    case 'codeTooFewNights':
      return say('codeTooFewNights', fault.values);
    case 'codeStays':
      return say('codeStays', { from: write(fault.values.from), to: write(fault.values.to) });
    case 'codeStaysFrom':
      return say('codeStaysFrom', { from: write(fault.values.from) });
    case 'codeStaysUntil':
      return say('codeStaysUntil', { to: write(fault.values.to) });
    default:
      return say(fault.key);
  }
}
