import { plural } from '@approdo/shared/domain/plural';
import type { stayMessages as italian } from '../it/stay-messages.ts';

export const stayMessages = {
  title: 'Messages',
  none: 'Écrivez-nous ici au sujet de votre séjour\u00A0: nous répondons sur cette page et vous prévenons par e-mail.',
  from: { GUEST: 'Vous', OWNER: 'Vos hôtes' },
  read: 'Lu',
  text: 'Votre message',
  send: 'Envoyer',
  failed: 'Votre message n’est pas parti. Le texte reste ici\u00A0: réessayez.',
  loadFailed: 'Les messages ne peuvent pas être lus pour le moment.',
  closed: 'La conversation est close.',
  unread: (count: number) => `${count} ${plural('fr', count, { one: 'nouveau message', other: 'nouveaux messages' })}`,
} satisfies typeof italian;
