import type { stayGuide as italian } from '../it/stay-guide.ts';

export const stayGuide = {
  calendar: {
    title: 'Calendrier',
    text: 'Ajoutez votre séjour au calendrier de votre téléphone ou de votre ordinateur.',
    save: 'Ajouter au calendrier',
    failed: 'Le fichier pour le calendrier ne peut pas être téléchargé pour le moment.',
  },
  way: {
    title: 'Comment venir',
    map: 'Ouvrir la carte',
    checkIn: (hour: string) => `Arrivée à partir de ${hour}`,
    checkOut: (hour: string) => `Départ avant ${hour}`,
  },
  guide: {
    title: 'Guide de la maison',
    opens: (date: string) => `Le guide s’ouvre le ${date}`,
    opensRest: (date: string) => `Le reste du guide s’ouvre le ${date}`,
    closed: (date: string) => `Le guide s’est fermé après le ${date}`,
    print: 'Imprimer le guide',
    picture: 'Ouvrir l’image',
    map: 'Ouvrir la carte',
    video: 'Voir la vidéo',
    gallery: 'Voir les photos de la maison',
  },
  since: {
    updated: (date: string, time: string) => `Mis à jour le ${date} à ${time}`,
    offline: 'Vous êtes hors connexion',
  },
} satisfies typeof italian;
