import type { StarterLanguage } from '../starter-language.ts';

const buttons = { 'primaryButton.text': 'Aufenthalt anfragen', 'secondaryButton.text': 'Fotos ansehen' };

/** What the house is, on the home page and in the menu. */
export const tenant = {
  hero: {
    demo: {
      heroTitle: 'Das Haus über der Bucht',
      heroSubtitle: 'Zitronen, Majolika und eine Terrasse über dem Meer: Hier bleibt die Uhr im Koffer.',
      ...buttons,
    },
    plain: {
      heroTitle: 'Ihr Urlaub beginnt hier',
      heroSubtitle: 'Entdecken Sie das Haus, sehen Sie, wann es frei ist, und fragen Sie Ihren Wunschzeitraum an.',
      ...buttons,
    },
  },
  description: {
    demo: `Die Casa Zagara liegt hoch über der Bucht von Cala Serena, dort, wo die Straße endet und die Zitronenbäume beginnen. Es ist ein altes, weiß gekalktes Fischerhaus mit Böden aus Terrakotta und Majolika, mit Gewölben, die auch im August kühl bleiben, und mit einem Fenster zum Meer in fast jedem Zimmer.

Der Tag spielt sich auf der Terrasse ab. Am Morgen kommt die Sonne von der Seite, und die Boote fahren eines nach dem anderen hinaus; zu Mittag sitzt man im Schatten der Pergola; am Abend werden die Laternen angezündet, und das Kap gegenüber wird zu einer Reihe von Lichtern. In der Küche gibt es große Töpfe, ein gutes Messer und die Moka: Für den Rest sorgen der Markt am Samstag und der Fischer, der zweimal hupt.

Vier Schlafzimmer und zwei Bäder bieten bis zu acht Personen Platz, ohne dass sich jemand zu viel fühlt: Das blaue Zimmer und das Zitronenzimmer mit seinem Balkon blicken auf die Bucht; die beiden anderen gehen auf den Innenhof, in den heißen Stunden der kühlste Ort des Hauses. Im Zitronengarten dahinter dürfen die Gäste pflücken, was sie für den Tisch brauchen.

Zur kleinen Bucht geht man zu Fuß ein paar Minuten hinunter, zum Hafen zehn. Ein Parkplatz ist für Sie reserviert, doch nach der Ankunft hängt man die Schlüssel an den Nagel neben der Tür, und meist bleiben sie dort bis zur Abreise. Wenn Sie möchten, holen wir Sie an der Mole ab.`,
    plain: 'Ein Haus ganz für Sie allein. Schreiben Sie uns: Wir erzählen Ihnen, wie es ist und wann es frei ist.',
  },
  houseRules: `Von 23 bis 8 Uhr bitte leise: Die Nachbarn schlafen bei offenem Fenster.
Im Haus wird nicht geraucht; auf der Terrasse schon, mit Aschenbecher.
Hunde sind willkommen, wenn Sie sie vorher anmelden.
Keine Feiern, und im Haus übernachtet nur, wer in der Buchung steht.
Wasser ist auf der Insel knapp: Bitte duschen Sie kurz.`,
  amenities: {
    'Free WiFi': 'Kostenloses WLAN',
    'Parcheggio riservato': 'Eigener Parkplatz',
    'Coffee Maker': 'Kaffeemaschine',
    TV: 'Fernseher',
    'Cucina completamente equipaggiata': 'Voll ausgestattete Küche',
  },
  featureBoxes: {
    'box-la-casa': {
      title: 'Ein Haus ganz für Sie',
      description: 'Vier Zimmer, zwei Bäder, eine Terrasse über der Bucht: Platz für acht Personen und Ruhe für jede.',
    },
    'box-il-mare': {
      title: 'Zu Fuß ans Meer',
      description: 'Zur kleinen Bucht sind es ein paar Minuten, zum Hafen zehn. Das Auto bleibt, wo es steht.',
    },
    'box-i-limoni': {
      title: 'Der Zitronengarten am Haus',
      description: 'Die Gäste pflücken, was sie brauchen: Zitronen, Basilikum und im August die ersten Feigen.',
    },
  },
  menu: {
    'menu-la-casa': 'Das Haus',
    'menu-galleria': 'Galerie',
    'menu-il-soggiorno': 'Ihr Aufenthalt',
    'menu-prenota': 'Buchen',
    'menu-contatti': 'Kontakt',
    'menu-privacy': 'Datenschutz',
    'menu-blog': 'Blog',
  },
} satisfies Partial<StarterLanguage>;
