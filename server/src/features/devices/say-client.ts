import type { Language } from '@approdo/shared/domain/language/language';
import { type Said, say, word } from '@approdo/shared/words/say';
import { WORDS } from '@approdo/shared/words/words';
import type { SessionsTable } from './devices.table.ts';

/** What a session was begun in, in words. */
export function sayClient(client: Pick<SessionsTable, 'kind' | 'browser' | 'system'>, language: Language): string {
  return word(keyOf(client), WORDS[language]);
}

function keyOf({ kind, browser, system }: Parameters<typeof sayClient>[0]): Said {
  if (kind === null) return say('clientUnknown');
  if (system !== null && kind === 'DESKTOP') return say('desktopAppOn', { system });
  if (system !== null && browser !== null) return say('clientOn', { browser, system });
  return say('programUnknown');
}
