import { plural } from '@approdo/shared/domain/base/language/plural';
import type { forms as italian } from '../it/forms.ts';

export const forms = {
  name: 'Nom',
  email: 'E-mail',
  password: 'Mot de passe',
  newPassword: 'Nouveau mot de passe',
  confirmNewPassword: 'Répétez le nouveau mot de passe',
  passwordHint: 'Au moins 6 caractères',
  newPasswordsDiffer: 'Les nouveaux mots de passe ne correspondent pas',
  privacy: { before: 'J’ai lu et j’accepte la ', link: 'politique de confidentialité', after: '' },
  login: 'Se connecter',
  askForConfirmation: 'Demander une nouvelle confirmation',
  goOn: 'Continuer',
  sending: 'Envoi en cours…',
  moment: 'Un instant…',
  draftSaved: (days: number) =>
    `Brouillon gardé dans ce navigateur pendant ${days} ${plural('fr', days, { one: 'jour', other: 'jours' })}, ou jusqu’à l’envoi.`,
  clearDraft: 'Effacer le brouillon',
} satisfies typeof italian;
