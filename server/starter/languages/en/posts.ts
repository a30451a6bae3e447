import type { StarterLanguage } from '../starter-language.ts';
import { arrivingByFerry } from './posts/arriving-by-ferry.ts';
import { boatDay } from './posts/boat-day.ts';
import { fourSeasons } from './posts/four-seasons.ts';
import { lemonRecipes } from './posts/lemon-recipes.ts';
import { roomByRoom } from './posts/room-by-room.ts';
import { saturdayMarket } from './posts/saturday-market.ts';
import { viewpointPath } from './posts/viewpoint-path.ts';
import { whereToSwim } from './posts/where-to-swim.ts';

export const posts = {
  'arrivare-in-traghetto-senza-fretta': arrivingByFerry,
  'il-giro-dell-isola-in-gozzo': boatDay,
  'il-sabato-si-va-al-mercato': saturdayMarket,
  'tre-ricette-con-i-limoni-di-casa': lemonRecipes,
  'il-sentiero-dei-belvedere': viewpointPath,
  'casa-zagara-stanza-per-stanza': roomByRoom,
  'quando-venire-quattro-stagioni': fourSeasons,
  'calette-e-scogli-dove-fare-il-bagno': whereToSwim,
} satisfies StarterLanguage['posts'];
