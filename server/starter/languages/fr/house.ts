import type { StarterLanguage } from '../starter-language.ts';

const buttons = { 'primaryButton.text': 'Réserver votre séjour', 'secondaryButton.text': 'Voir les photos' };

/** What the house is, on the home page and in the menu. */
export const tenant = {
  hero: {
    demo: {
      heroTitle: 'La maison au-dessus de la baie',
      heroSubtitle:
        'Des citrons, des majoliques et une terrasse sur la mer\u00A0: ici, la montre reste dans la valise.',
      ...buttons,
    },
    plain: {
      heroTitle: 'Vos vacances commencent ici',
      heroSubtitle: 'Découvrez la maison, voyez quand elle est libre et faites une demande pour vos dates.',
      ...buttons,
    },
  },
  description: {
    demo: `La Casa Zagara domine la baie de Cala Serena, là où la route s’arrête et où commencent les citronniers. C’est une ancienne maison de pêcheurs blanchie à la chaux, avec ses sols de terre cuite et de majolique, ses voûtes fraîches même en août et une fenêtre sur la mer dans presque chaque pièce.

La journée se passe sur la terrasse. Le matin, le soleil arrive de côté et les barques sortent une à une\u00A0; à midi, on déjeune à l’ombre de la pergola\u00A0; le soir, on allume les lanternes et le promontoire d’en face devient un chapelet de lumières. Dans la cuisine, il y a de grandes casseroles, un bon couteau et une cafetière moka\u00A0: le marché du samedi s’occupe du reste, avec le pêcheur qui klaxonne deux fois.

Quatre chambres et deux salles de bains accueillent jusqu’à huit personnes sans que nul ne se sente de trop\u00A0: la chambre bleue et celle des citrons, avec son balcon, regardent la baie\u00A0; les deux autres donnent sur la cour, l’endroit le plus frais de la maison aux heures chaudes. Derrière, dans la citronneraie, les voyageurs peuvent cueillir ce qu’il faut pour la table.

On descend à pied à la crique en quelques minutes, au port en dix. Une place de parking vous est réservée, mais une fois arrivé, on accroche les clés au clou près de la porte, et elles y restent en général jusqu’au départ. Si vous le souhaitez, nous venons vous chercher au débarcadère.`,
    plain:
      'Une maison rien que pour vous. Écrivez-nous\u00A0: nous vous dirons comment elle est et quand elle est libre.',
  },
  houseRules: `Entre 23\u00A0h et 8\u00A0h, merci de ne pas faire de bruit\u00A0: les voisins dorment fenêtres ouvertes.
On ne fume pas dans la maison\u00A0; sur la terrasse oui, avec un cendrier.
Les chiens sont les bienvenus, si vous nous prévenez.
Pas de fêtes, et seules les personnes de la réservation dorment dans la maison.
L’eau est rare sur l’île\u00A0: des douches courtes, s’il vous plaît.`,
  amenities: {
    'Free WiFi': 'Wi-Fi gratuit',
    'Parcheggio riservato': 'Parking privé',
    'Coffee Maker': 'Cafetière',
    TV: 'Télévision',
    'Cucina completamente equipaggiata': 'Cuisine entièrement équipée',
  },
  featureBoxes: {
    'box-la-casa': {
      title: 'Une maison rien que pour vous',
      description:
        'Quatre chambres, deux salles de bains, une terrasse sur la baie\u00A0: de la place pour huit, et du calme.',
    },
    'box-il-mare': {
      title: 'La mer à pied',
      description:
        'La crique est à quelques minutes de sentier, le port à dix. La voiture reste où vous l’avez laissée.',
    },
    'box-i-limoni': {
      title: 'La citronneraie derrière la maison',
      description:
        'Les voyageurs cueillent ce qu’il faut\u00A0: des citrons, du basilic et, en août, les premières figues.',
    },
  },
  menu: {
    'menu-la-casa': 'La maison',
    'menu-galleria': 'Galerie',
    'menu-il-soggiorno': 'Votre séjour',
    'menu-prenota': 'Réserver',
    'menu-contatti': 'Contact',
    'menu-privacy': 'Confidentialité',
    'menu-blog': 'Blog',
  },
} satisfies Partial<StarterLanguage>;
