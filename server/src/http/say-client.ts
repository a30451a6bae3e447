import type { Language } from '@approdo/shared/domain/base/language/language';
import { type Said, say, word } from '@approdo/shared/words/say';
import { WORDS } from '@approdo/shared/words/words';
import type { Client } from './read-client.ts';

/** A client recorded before the kind was stored has none. */
type NotedClient = Omit<Client, 'kind'> & { readonly kind: Client['kind'] | null };

/** The client of a session, in words. */
export function sayClient(client: NotedClient, language: Language): string {
  return word(keyOf(client), WORDS[language]);
}

function keyOf({ kind, browser, system }: NotedClient): Said {
  if (kind === null) return say('clientUnknown');
  if (system !== null && kind === 'DESKTOP') return say('desktopAppOn', { system });
  if (system !== null && browser !== null) return say('clientOn', { browser, system });
  return say('programUnknown');
}
