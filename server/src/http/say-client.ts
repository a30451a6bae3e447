import type { Language } from '@approdo/shared/domain/base/language/language';
import { formatMessage, type Message, say } from '@approdo/shared/words/say';
import { WORDS } from '@approdo/shared/words/words';
import type { Client } from './read-client.ts';

/** A client recorded before the kind was stored has none. */
type NotedClient = Omit<Client, 'kind'> & { readonly kind: Client['kind'] | null };

/** The client of a session, in words. */
export function sayClient(client: NotedClient, language: Language): string {
  return formatMessage(messageFor(client), WORDS[language]);
}

function messageFor({ kind, browser, system }: NotedClient): Message {
  if (kind === null) return say('clientUnknown');
  if (system !== null && kind === 'DESKTOP') return say('desktopAppOn', { system });
  if (system !== null && browser !== null) return say('clientOn', { browser, system });
  return say('programUnknown');
}
