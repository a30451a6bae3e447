import type { StarterLanguage } from '../starter-language.ts';

const buttons = { 'primaryButton.text': 'Book your stay', 'secondaryButton.text': 'See the photos' };

/** What the house is, on the home page and in the menu. */
export const tenant = {
  hero: {
    demo: {
      heroTitle: 'The house above the bay',
      heroSubtitle: 'Lemons, painted tiles and a terrace over the sea: here your watch stays in the suitcase.',
      ...buttons,
    },
    plain: {
      heroTitle: 'Your holiday starts here',
      heroSubtitle: 'Explore the house, see when it is free and request your dates.',
      ...buttons,
    },
  },
  description: {
    demo: `Casa Zagara stands high above the bay of Cala Serena, where the road ends and the lemon trees begin. It is an old fisherman’s house, whitewashed, with floors of terracotta and painted tiles, vaulted ceilings that stay cool even in August, and a window onto the sea in almost every room.

Life happens on the terrace. In the morning the sun comes in from the side and the boats leave one by one; lunch is in the shade of the pergola; in the evening the lanterns are lit and the headland across the water turns into a row of lights. In the kitchen there are big pans, a good knife and a moka pot: the Saturday market sees to the rest, and the fisherman who sounds his horn twice.

Four bedrooms and two bathrooms sleep up to eight, and nobody feels one too many: the blue room and the lemon room, with its balcony, look out over the bay; the other two face the courtyard, the coolest place in the house in the heat of the day. In the lemon grove at the back, guests are welcome to pick what they need for the table.

The cove is a few minutes’ walk down, the harbour ten. A parking space is kept for you, but once you have arrived the keys go on the nail by the door, and they usually stay there until you leave. If you like, we will bring you up from the pier ourselves.`,
    plain: 'A house all to yourselves. Write to us: we will tell you what it is like and when it is free.',
  },
  houseRules: `Quiet from 11 pm to 8 am, please: the neighbours sleep with their windows open.
No smoking indoors; on the terrace it is fine, with an ashtray.
Dogs are welcome if you tell us beforehand.
No parties, and only the guests in the booking stay overnight.
Water is scarce on the island: short showers, please.`,
  amenities: {
    'Free WiFi': 'Free WiFi',
    'Parcheggio riservato': 'Private parking',
    'Coffee Maker': 'Coffee maker',
    TV: 'TV',
    'Cucina completamente equipaggiata': 'Fully equipped kitchen',
  },
  featureBoxes: {
    'box-la-casa': {
      title: 'A house all to yourselves',
      description:
        'Four bedrooms, two bathrooms and a terrace over the bay: room for eight, and quiet for each of you.',
    },
    'box-il-mare': {
      title: 'Walk to the sea',
      description: 'The cove is a few minutes down the path, the harbour ten. The car stays where you left it.',
    },
    'box-i-limoni': {
      title: 'Our own lemon grove',
      description: 'Guests pick what they need for the table: lemons, basil and, in August, the first figs.',
    },
  },
  menu: {
    'menu-la-casa': 'The house',
    'menu-galleria': 'Gallery',
    'menu-il-soggiorno': 'Your stay',
    'menu-prenota': 'Book',
    'menu-contatti': 'Contact',
    'menu-privacy': 'Privacy',
    'menu-blog': 'Blog',
  },
} satisfies Partial<StarterLanguage>;
