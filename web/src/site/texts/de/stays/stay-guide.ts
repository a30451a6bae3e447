import type { stayGuide as italian } from '../../it/stays/stay-guide.ts';

export const stayGuide = {
  calendar: {
    title: 'Kalender',
    text: 'Übernehmen Sie Ihren Aufenthalt in den Kalender Ihres Telefons oder Computers.',
    save: 'Zum Kalender hinzufügen',
    failed: 'Die Kalenderdatei kann gerade nicht heruntergeladen werden.',
  },
  way: {
    title: 'Anfahrt',
    map: 'Karte öffnen',
    checkIn: (hour: string) => `Anreise ab ${hour} Uhr`,
    checkOut: (hour: string) => `Abreise bis ${hour} Uhr`,
  },
  guide: {
    title: 'Gästemappe',
    opens: (date: string) => `Die Gästemappe ist ab dem ${date} verfügbar`,
    opensRest: (date: string) => `Der Rest der Gästemappe ist ab dem ${date} verfügbar`,
    closed: (date: string) => `Die Gästemappe war bis zum ${date} verfügbar`,
    print: 'Gästemappe drucken',
    doorCode: 'Türcode',
    picture: 'Bild öffnen',
    map: 'Karte öffnen',
    video: 'Video ansehen',
    gallery: 'Fotos des Hauses ansehen',
  },
  since: {
    updated: (date: string, time: string) => `Stand vom ${date}, ${time}`,
    offline: 'Sie sind offline',
  },
} satisfies typeof italian;
