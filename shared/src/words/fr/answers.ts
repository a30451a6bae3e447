import type { answers as italian } from '../it/answers.ts';
import type { In } from '../say.ts';

export const answers: In<typeof italian> = {
  accountUnknown: 'Compte introuvable',
  bookingUnknown: 'Réservation introuvable',
  galleryUnknown: 'Galerie introuvable',
  pageUnknown: 'Page introuvable',
  postUnknown: 'Article introuvable',
  bookingDecided: 'Seule une demande en attente peut être retirée',
  credentialsWrong: 'Adresse e-mail ou mot de passe incorrect',
  emailTaken: 'Cette adresse e-mail est déjà enregistrée',
  linkUsed: 'Le lien n’est pas valide : il a peut-être déjà servi, ou vous en avez reçu un plus récent.',
  linkExpired: 'Le lien a expiré. Veuillez en demander un nouveau.',
  accountConfirmed: 'L’adresse est déjà confirmée : le compte est conservé. S’il n’est pas à vous, écrivez-nous.',
  accountOfStaff: 'Ce compte ne peut pas être supprimé ici. Écrivez-nous.',
  currentPasswordWrong: 'Le mot de passe actuel n’est pas correct',
  avatarUnknown: 'L’avatar doit être une image JPEG, PNG, WebP ou GIF, ou l’un de ceux proposés',
  avatarNoPicture: 'L’avatar doit être une image JPEG, PNG, WebP ou GIF',
  avatarTooHeavyInline: 'Une image de plus de 1 Mo doit être envoyée comme fichier',
  emailConfirmed: 'Votre adresse e-mail est confirmée.',
  confirmationSent: 'Si un compte est à confirmer avec cette adresse, le lien est en route.',
  resetSent: 'Si un compte existe avec cette adresse, le lien pour le nouveau mot de passe est en route.',
  passwordSet: 'Votre nouveau mot de passe est enregistré. Vous pouvez vous connecter.',
  emailDisowned: 'C’est fait : votre adresse n’est plus liée à ce compte.',
  messageSent: 'Votre message a bien été envoyé !',
  formerGuest: 'Voyageur',
};
