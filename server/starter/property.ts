import type { PropertyDetails } from '@approdo/shared/contract/content/property';

/** The defaults of SPEC.md section 3, in the words that have an icon. */
const defaultAmenities = [
  'Free WiFi',
  'Parcheggio riservato',
  'Coffee Maker',
  'TV',
  'Cucina completamente equipaggiata',
];

const demoDescription = `Casa Zagara sta in alto sopra la baia di Cala Serena, dove la strada finisce e cominciano i limoni. È una vecchia casa di pescatori imbiancata a calce, con i pavimenti di cotto e di maiolica, le volte fresche anche in agosto e una finestra sul mare in quasi ogni stanza.

La giornata si svolge in terrazza. Al mattino il sole arriva di lato e le barche escono una alla volta; a pranzo si sta all’ombra del pergolato; la sera si accendono le lanterne e il promontorio di fronte diventa una fila di luci. In cucina ci sono pentole grandi, un buon coltello e la moka: il resto lo mettono il mercato del sabato e il pescatore che suona due volte il clacson.

Quattro camere e due bagni accolgono fino a otto persone senza che nessuno si senta di troppo: la camera blu e quella dei limoni, con il suo balcone, guardano la baia; le altre due si affacciano sul cortile, che nelle ore calde è il posto più fresco della casa. Dietro, nel limoneto, gli ospiti possono raccogliere quello che serve per la tavola.

Alla caletta si scende a piedi in pochi minuti, al porto in dieci. Un posto auto è riservato a voi, ma una volta arrivati le chiavi si appendono al chiodo vicino alla porta e di solito restano lì fino alla partenza. Dal molo, se volete, vi accompagniamo noi.`;

const demoRules = `Dalle 23 alle 8 si fa piano: i vicini dormono con le finestre aperte.
In casa non si fuma; in terrazza sì, con il posacenere.
I cani sono i benvenuti, se ce lo dite prima.
Niente feste, e in casa dorme solo chi è nella prenotazione.
L’acqua sull’isola è poca: docce brevi, per favore.`;

const common = {
  bedrooms: 4,
  bathrooms: 2,
  maxGuests: 8,
  amenities: defaultAmenities,
  sameDayTurnover: false,
  cin: null,
  cir: null,
  latitude: null,
  longitude: null,
} satisfies Partial<PropertyDetails>;

export const demoProperty: PropertyDetails = {
  ...common,
  name: 'Casa Zagara',
  description: demoDescription,
  images: [
    '/uploads/terrace.jpg',
    '/uploads/living-room.jpg',
    '/uploads/kitchen.jpg',
    '/uploads/bedroom-blue.jpg',
    '/uploads/bedroom-lemon.jpg',
    '/uploads/bathroom.jpg',
    '/uploads/courtyard.jpg',
    '/uploads/lemon-grove.jpg',
    '/uploads/terrace-evening.jpg',
  ],
  address: 'Via del Limoneto 12, Cala Serena',
  town: 'Cala Serena',
  mapUrl: 'https://www.openstreetmap.org/export/embed.html?bbox=14.53%2C38.54%2C14.61%2C38.59&layer=mapnik',
  // No telephone has a number that begins with 000.
  phone: '+39 000 123 4567',
  publicEmail: 'ciao@casazagara.example',
  isWhatsApp: true,
  houseRules: demoRules,
};

/** What an owner finds who starts with an empty site: true of any house, until she writes her own. */
export const plainProperty: PropertyDetails = {
  ...common,
  name: 'Casa vacanze',
  description: 'Una casa tutta per voi. Scriveteci: vi racconteremo com’è e quando è libera.',
  images: [],
  address: null,
  town: null,
  mapUrl: null,
  phone: null,
  publicEmail: null,
  isWhatsApp: false,
  houseRules: null,
};
