import { plural } from '@approdo/shared/domain/base/language/plural';
import type { stayMessages as italian } from '../../it/messages/stay-messages.ts';

export const stayMessages = {
  title: 'Messages',
  none: 'Écrivez-nous ici au sujet de votre séjour\u00A0: nous vous répondrons sur cette page et vous préviendrons par e-\u2060mail.',
  from: { GUEST: 'Vous', OWNER: 'Vos hôtes' },
  read: 'Lu',
  text: 'Votre message',
  send: 'Envoyer',
  failed: 'Votre message n’est pas parti. Le texte est toujours là\u00A0: veuillez réessayer.',
  loadFailed: 'Vos messages ne peuvent pas s’afficher pour le moment.',
  closed: 'La conversation est close.',
  unread: (count: number) => `${count} ${plural('fr', count, { one: 'nouveau message', other: 'nouveaux messages' })}`,
} satisfies typeof italian;
