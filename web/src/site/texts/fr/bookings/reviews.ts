import { plural } from '@approdo/shared/domain/base/language/plural';
import type { reviews as italian } from '../../it/bookings/reviews.ts';

export const reviews = {
  none: 'Pas encore d’avis\u00A0: le vôtre pourrait être le premier.',
  showAll: (total: number) => `Voir les ${total} avis`,
  loadFailed: 'Les avis n’ont pas pu être chargés',
  outOfFive: (stars: number) => `${stars} ${plural('fr', stars, { one: 'étoile', other: 'étoiles' })} sur 5`,
  verifiedStay: 'Séjour vérifié',
  collectedOn: (portal: string) => `Recueilli sur ${portal}`,
  answerOf: (name: string) => `Réponse de ${name}`,
  write: 'Écrire un avis',
  loginFirst: 'Connectez-vous pour écrire un avis.',
  form: 'Avis',
  rating: 'Note',
  stars: (stars: number) => `${stars} ${plural('fr', stars, { one: 'étoile', other: 'étoiles' })}`,
  comment: 'Votre avis',
  charactersLeft: (left: number) =>
    `${left} ${plural('fr', left, { one: 'caractère restant', other: 'caractères restants' })}`,
  send: 'Envoyer l’avis',
  sent: 'Merci pour votre avis\u00A0!',
  afterSent: 'Il apparaîtra ici une fois approuvé.',
  failed: 'Votre avis n’a pas pu être envoyé',
} satisfies typeof italian;
