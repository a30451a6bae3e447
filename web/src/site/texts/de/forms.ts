import { plural } from '@approdo/shared/domain/base/language/plural';
import type { forms as italian } from '../it/forms.ts';

export const forms = {
  name: 'Name',
  email: 'E-Mail',
  password: 'Passwort',
  newPassword: 'Neues Passwort',
  confirmNewPassword: 'Neues Passwort wiederholen',
  passwordHint: 'Mindestens 6 Zeichen',
  newPasswordsDiffer: 'Die neuen Passwörter stimmen nicht überein',
  privacy: { before: 'Ich habe die ', link: 'Datenschutzerklärung', after: ' gelesen und akzeptiere sie' },
  login: 'Anmelden',
  askForConfirmation: 'Neue Bestätigung anfordern',
  goOn: 'Weiter',
  sending: 'Wird gesendet …',
  moment: 'Einen Moment …',
  draftSaved: (days: number) =>
    `Entwurf in diesem Browser gespeichert: ${days} ${plural('de', days, { one: 'Tag', other: 'Tage' })} lang oder bis Sie ihn absenden.`,
  clearDraft: 'Entwurf löschen',
} satisfies typeof italian;
