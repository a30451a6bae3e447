import { plural } from '@approdo/shared/domain/base/language/plural';
import type { stayMessages as italian } from '../../it/messages/stay-messages.ts';

export const stayMessages = {
  title: 'Nachrichten',
  none: 'Hier können Sie uns zu Ihrem Aufenthalt schreiben: Wir antworten auf dieser Seite und benachrichtigen Sie per E-Mail.',
  from: { GUEST: 'Sie', OWNER: 'Ihre Gastgeber' },
  read: 'Gelesen',
  text: 'Ihre Nachricht',
  send: 'Senden',
  failed: 'Ihre Nachricht wurde nicht gesendet. Ihr Text ist noch da: Bitte versuchen Sie es noch einmal.',
  loadFailed: 'Die Nachrichten können gerade nicht geladen werden.',
  closed: 'Die Unterhaltung ist geschlossen.',
  unread: (count: number) => `${count} ${plural('de', count, { one: 'neue Nachricht', other: 'neue Nachrichten' })}`,
} satisfies typeof italian;
