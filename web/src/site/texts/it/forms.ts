import { plural } from '@approdo/shared/domain/base/language/plural';

/** Texts shared by several forms. */
export const forms = {
  name: 'Nome',
  email: 'E-mail',
  password: 'Password',
  newPassword: 'Nuova password',
  confirmNewPassword: 'Conferma nuova password',
  passwordHint: 'Almeno 6 caratteri',
  newPasswordsDiffer: 'Le nuove password non corrispondono',
  privacy: { before: 'Ho letto e accetto l’', link: 'informativa sulla privacy', after: '' },
  login: 'Login',
  askForConfirmation: 'Richiedi una nuova conferma',
  goOn: 'Continua',
  sending: 'Invio in corso…',
  moment: 'Un momento…',
  draftSaved: (days: number) =>
    `Bozza conservata in questo browser: per ${days} ${plural('it', days, { one: 'giorno', other: 'giorni' })}, o finché non la invii.`,
  clearDraft: 'Cancella la bozza',
};
