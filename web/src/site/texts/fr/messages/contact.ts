import type { contact as italian } from '../../it/messages/contact.ts';

export const contact = {
  form: 'Formulaire de contact',
  phone: 'Téléphone (facultatif)',
  message: 'Message',
  trap: 'Laissez ce champ vide',
  send: 'Envoyer le message',
  sent: 'Merci, votre message est parti\u00A0!',
  failed: 'Votre message n’a pas pu être envoyé',
} satisfies typeof italian;
