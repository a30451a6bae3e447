import type { Scene } from './render-picture.ts';
import { paintBathroom } from './scenes/bathroom.ts';
import { paintBeachCove } from './scenes/beach-cove.ts';
import { paintBedroomBlue, paintBedroomLemon } from './scenes/bedrooms.ts';
import { paintChurchDome } from './scenes/church-dome.ts';
import { paintCourtyard } from './scenes/courtyard.ts';
import { paintFerryArrival } from './scenes/ferry-arrival.ts';
import { paintFishingBoat } from './scenes/fishing-boat.ts';
import { paintHarbourBoats } from './scenes/harbour-boats.ts';
import { paintHeroBay } from './scenes/hero-bay.ts';
import { paintHikingPath } from './scenes/hiking-path.ts';
import { paintKitchen } from './scenes/kitchen.ts';
import { paintLemonGrove } from './scenes/lemon-grove.ts';
import { paintLivingRoom } from './scenes/living-room.ts';
import { paintMarketTable } from './scenes/market-table.ts';
import { paintIconHouse, paintIconLemon, paintIconSea, paintSiteMark } from './scenes/marks.ts';
import { paintNightSkyHouse } from './scenes/night-sky-house.ts';
import { paintSunsetCape } from './scenes/sunset-cape.ts';
import { paintSwimmingRocks } from './scenes/swimming-rocks.ts';
import { paintTerrace } from './scenes/terrace.ts';
import { paintTerraceEvening } from './scenes/terrace-evening.ts';
import { paintVillageLane } from './scenes/village-lane.ts';

const landscape = { width: 1920, height: 1280 } as const;
const portrait = { width: 1280, height: 1600 } as const;
const mark = { width: 512, height: 512, format: 'png', isMark: true } as const;

/** Every picture of the starter content, in the order in which it is painted. */
export const scenes: readonly Scene[] = [
  { name: 'hero-bay', width: 2000, height: 1200, seed: 11, paint: paintHeroBay },
  { name: 'terrace', ...landscape, seed: 21, paint: paintTerrace },
  { name: 'terrace-evening', ...landscape, seed: 22, paint: paintTerraceEvening },
  { name: 'living-room', ...landscape, seed: 31, paint: paintLivingRoom },
  { name: 'kitchen', ...landscape, seed: 32, paint: paintKitchen },
  { name: 'bedroom-blue', ...landscape, seed: 33, paint: paintBedroomBlue },
  { name: 'bedroom-lemon', ...landscape, seed: 34, paint: paintBedroomLemon },
  { name: 'bathroom', ...portrait, seed: 35, paint: paintBathroom },
  { name: 'courtyard', ...landscape, seed: 36, paint: paintCourtyard },
  { name: 'harbour-boats', ...landscape, seed: 41, paint: paintHarbourBoats },
  { name: 'ferry-arrival', ...landscape, seed: 42, paint: paintFerryArrival },
  { name: 'fishing-boat', ...landscape, seed: 43, paint: paintFishingBoat },
  { name: 'beach-cove', ...landscape, seed: 51, paint: paintBeachCove },
  { name: 'sunset-cape', ...landscape, seed: 52, paint: paintSunsetCape },
  { name: 'swimming-rocks', ...landscape, seed: 53, paint: paintSwimmingRocks },
  { name: 'village-lane', ...portrait, seed: 61, paint: paintVillageLane },
  { name: 'church-dome', ...portrait, seed: 62, paint: paintChurchDome },
  { name: 'market-table', ...landscape, seed: 63, paint: paintMarketTable },
  { name: 'lemon-grove', ...landscape, seed: 71, paint: paintLemonGrove },
  { name: 'hiking-path', ...landscape, seed: 72, paint: paintHikingPath },
  { name: 'night-sky-house', ...landscape, seed: 73, paint: paintNightSkyHouse },
  { name: 'icon-sea', ...mark, seed: 81, paint: paintIconSea },
  { name: 'icon-lemon', ...mark, seed: 82, paint: paintIconLemon },
  { name: 'icon-house', ...mark, seed: 83, paint: paintIconHouse },
  { name: 'icon-512', ...mark, seed: 84, paint: paintSiteMark },
];
