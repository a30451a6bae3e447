import { arrivingByFerry } from './posts/arriving-by-ferry.ts';
import { boatDay } from './posts/boat-day.ts';
import { fourSeasons } from './posts/four-seasons.ts';
import { lemonRecipes } from './posts/lemon-recipes.ts';
import { roomByRoom } from './posts/room-by-room.ts';
import { saturdayMarket } from './posts/saturday-market.ts';
import { viewpointPath } from './posts/viewpoint-path.ts';
import { whereToSwim } from './posts/where-to-swim.ts';
import type { StarterPost } from './starter-post.ts';

/** Newest first. */
export const demoPosts: readonly StarterPost[] = [
  arrivingByFerry,
  boatDay,
  saturdayMarket,
  lemonRecipes,
  viewpointPath,
  roomByRoom,
  fourSeasons,
  whereToSwim,
];
