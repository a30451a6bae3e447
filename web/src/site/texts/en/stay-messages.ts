import { plural } from '@approdo/shared/domain/plural';
import type { stayMessages as italian } from '../it/stay-messages.ts';

export const stayMessages = {
  title: 'Messages',
  none: 'Write to us here about your stay: we answer on this page and let you know by e-mail.',
  from: { GUEST: 'You', OWNER: 'Your host' },
  read: 'Read',
  text: 'Your message',
  send: 'Send',
  failed: 'Your message was not sent. The text stays here: please try again.',
  loadFailed: 'The messages cannot be read at the moment.',
  closed: 'The conversation is closed.',
  unread: (count: number) => `${count} ${plural('en', count, { one: 'new message', other: 'new messages' })}`,
} satisfies typeof italian;
