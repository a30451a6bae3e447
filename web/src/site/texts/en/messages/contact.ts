import type { contact as italian } from '../../it/messages/contact.ts';

export const contact = {
  form: 'Contact form',
  phone: 'Phone (optional)',
  message: 'Message',
  trap: 'Leave this field empty',
  send: 'Send message',
  sent: 'Thank you, your message is on its way!',
  failed: 'We couldn’t send your message',
} satisfies typeof italian;
