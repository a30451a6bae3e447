import type { stayGuide as italian } from '../../it/stays/stay-guide.ts';

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
    checkOut: (hour: string) => `Départ au plus tard à ${hour}`,
  },
  guide: {
    title: 'Guide de la maison',
    opens: (date: string) => `Le guide sera disponible à partir du ${date}`,
    opensRest: (date: string) => `Le reste du guide sera disponible à partir du ${date}`,
    closed: (date: string) => `Le guide était disponible jusqu’au ${date}`,
    print: 'Imprimer le guide',
    doorCode: 'Code de la porte',
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
