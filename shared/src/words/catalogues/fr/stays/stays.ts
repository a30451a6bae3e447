import type { TranslationOf } from '../../catalogue.ts';
import type { stays as italian } from '../../it/stays/stays.ts';

export const stays: TranslationOf<typeof italian> = {
  datesMissing: 'Veuillez choisir une date d’arrivée et une date de départ',
  datesTaken: 'Certaines des dates choisies ne sont pas disponibles. Veuillez en choisir d’autres.',
  checkInPast: 'La date d’arrivée ne peut pas être dans le passé',
  startTooFar: ({ years }) => `L’arrivée doit avoir lieu dans les ${years} ans à venir`,
  checkOutTooEarly: 'La date de départ doit suivre la date d’arrivée',
  stayTooLong: ({ nights }) => `Un séjour peut durer au maximum ${nights} nuits`,
  guestsOutOfRange: ({ most }) => `Le nombre de voyageurs doit être compris entre 1 et ${most}`,
  linenNotSaid: 'Indiquez true ou false pour le linge',
  foundByUnknown: 'Choisissez dans la liste comment vous nous avez trouvés, ou laissez ce champ vide',
};
