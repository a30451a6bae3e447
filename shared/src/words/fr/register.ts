import type { register as italian } from '../it/register.ts';
import type { In } from '../say.ts';

/** Of the register of guests. */
export const register: In<typeof italian> = {
  guestFault: ({ n, name, label, why }) => `Voyageur ${n}, ${name} – ${label} : ${why}`,
  guestUnnamed: 'sans nom',
  labelRole: 'Type de voyageur',
  labelLastName: 'Nom',
  labelFirstName: 'Prénom',
  labelSex: 'Sexe',
  labelBirthDate: 'Date de naissance',
  labelBirthState: 'État de naissance',
  labelBirthPlace: 'Commune de naissance',
  labelCitizenship: 'Nationalité',
  labelDocType: 'Type de document',
  labelDocNumber: 'Numéro du document',
  labelDocPlace: 'Lieu de délivrance',
  guestFieldMissing: 'est obligatoire',
  guestFieldMissingFeminine: 'est obligatoire',
  birthplaceMissing: 'est obligatoire pour qui est né en Italie',
  birthplaceEnded: 'la commune n’existait plus à la date de naissance',
  notInOfficialTable: 'ne figure pas dans la liste officielle',
  latinLettersOnly: ({ sign }) =>
    `le portail n’accepte pas « ${sign} » : écrivez-le comme dans le document, en lettres latines`,
  tooLongInLatin: ({ max }) => `dépasse ${max} caractères une fois écrit en lettres latines`,
  bornAfterArrival: 'est postérieure à l’arrivée',
  lettersAndDigitsOnly: 'ne peut contenir que des lettres et des chiffres',
  tooManySigns: ({ max }) => `dépasse ${max} caractères`,
  familyHeadMissing: 'indiquez le chef de famille',
  groupHeadMissing: 'indiquez le chef de groupe',
  headOfAnotherKind: 'le type ne correspond pas à celui du chef',
  familyHeadAlone: 'un chef de famille a au moins un membre de sa famille',
  groupHeadAlone: 'un chef de groupe a au moins un membre',
  headLeavesBefore: ({ day }) => `reste après le chef : à partir du ${day}, il en faut un autre`,
  identityCard: 'Carte d’identité',
  electronicIdentityCard: 'Carte d’identité électronique',
  passport: 'Passeport',
  drivingLicence: 'Permis de conduire',
  registerArrivalFar: ({ days, years }) =>
    `L’arrivée peut remonter à ${days} jours au plus et avoir lieu dans ${years} ans au plus`,
  birthTooLongAgo: 'La date est trop ancienne\u00A0: vérifiez l’année',
  partyMissing: 'Choisissez avec qui vous voyagez',
};
