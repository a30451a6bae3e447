import { elideBeforeDates } from '@approdo/shared/domain/base/date/say-date';

/** The texts of a guest's stay besides its money: calendar, directions, guide, and its age. */
export const stayGuide = {
  calendar: {
    title: 'Calendario',
    text: 'Metti il soggiorno nel calendario del tuo telefono o del computer.',
    save: 'Aggiungi al calendario',
    failed: 'Al momento non è possibile scaricare il file per il calendario.',
  },
  way: {
    title: 'Come arrivare',
    map: 'Apri la mappa',
    checkIn: (hour: string) => `Si arriva dalle ${hour}`,
    checkOut: (hour: string) => `Si parte entro le ${hour}`,
  },
  guide: {
    title: 'Guida della casa',
    opens: (date: string) => elideBeforeDates(`La guida si apre il ${date}`),
    opensRest: (date: string) => elideBeforeDates(`Il resto della guida si apre il ${date}`),
    closed: (date: string) => elideBeforeDates(`La guida era disponibile fino al ${date}`),
    print: 'Stampa la guida',
    doorCode: 'Codice della porta',
    picture: 'Apri l’immagine',
    map: 'Apri la mappa',
    video: 'Guarda il video',
    gallery: 'Guarda le foto della casa',
  },
  since: {
    updated: (date: string, time: string) => elideBeforeDates(`Aggiornato il ${date} alle ${time}`),
    offline: 'Sei senza connessione',
  },
};
