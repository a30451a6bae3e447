import type { contact as italian } from '../../it/messages/contact.ts';

export const contact = {
  form: 'Kontaktformular',
  phone: 'Telefon (optional)',
  message: 'Nachricht',
  trap: 'Lassen Sie dieses Feld leer',
  send: 'Nachricht senden',
  sent: 'Vielen Dank, Ihre Nachricht ist unterwegs!',
  failed: 'Ihre Nachricht konnte nicht gesendet werden',
} satisfies typeof italian;
