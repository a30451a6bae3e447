import { quotes } from '@approdo/shared/words/catalogues/fr/prices/quotes';
import type { calendar as italian } from '../../it/stays/calendar.ts';

export const calendar = {
  name: 'Calendrier des disponibilités',
  previousMonth: 'Mois précédent',
  nextMonth: 'Mois suivant',
  chooseMonth: 'Choisir le mois',
  legend: 'Légende',
  states: {
    free: 'Libre',
    pending: 'Demandé par d’autres, pas encore confirmé',
    confirmed: 'Réservé',
    blocked: 'Indisponible',
  },
  past: 'En gris\u00A0: déjà passé',
  half: 'À moitié coloré\u00A0: départ le matin ou arrivée l’après-midi',
  struck: 'Barré\u00A0: appuyez sur le jour pour savoir pourquoi',
  taken: { pending: 'en attente', confirmed: 'réservé', blocked: 'indisponible' },
  untilMorning: (taken: string) => `${taken} jusqu’au matin`,
  fromAfternoon: (taken: string) => `${taken} à partir de l’après-midi`,
  places: { start: 'arrivée', end: 'départ', between: 'pendant votre séjour' },
  prices: {
    perNight: (price: string) => `${price} par nuit`,
    cut: (percent: number) => `−${percent}\u00A0%`,
    spokenCut: (percent: number) => quotes.lastMinuteLine({ percent }),
    cuts: 'Remise de dernière minute',
  },
} satisfies typeof italian;
