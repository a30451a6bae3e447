import { plural } from '@approdo/shared/domain/base/language/plural';
import type { stayMessages as italian } from '../../it/messages/stay-messages.ts';

export const stayMessages = {
  title: 'Messages',
  none: 'Write to us here about your stay: we’ll answer on this page and let you know by email.',
  from: { GUEST: 'You', OWNER: 'Your host' },
  read: 'Read',
  text: 'Your message',
  send: 'Send',
  failed: 'Your message wasn’t sent. The text is still here: please try again.',
  loadFailed: 'We can’t show your messages right now.',
  closed: 'The conversation is closed.',
  unread: (count: number) => `${count} ${plural('en', count, { one: 'new message', other: 'new messages' })}`,
} satisfies typeof italian;
