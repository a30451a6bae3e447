import type { StarterLanguage } from '../starter-language.ts';

export const galleries = {
  'la-casa': {
    name: 'The house',
    description:
      'The rooms, the terrace and the courtyard of Casa Zagara, from the first coffee to the evening lanterns.',
  },
  'l-isola': {
    name: 'The island',
    description: 'What you find outside the gate: the harbour, the coves, the footpaths, the market.',
  },
} satisfies StarterLanguage['galleries'];

export const media = {
  'hero-bay.jpg': {
    alt: 'The bay seen from the terrace: blue sea, white houses on the headland, boats, and a lemon branch in the foreground',
    caption: 'The first thing you see in the morning, coffee in hand.',
  },
  'terrace.jpg': {
    alt: 'Terrace with a floor of painted tiles, a table laid under the pergola and the sea beyond the parapet',
    caption: 'Lunch under the pergola, in the shade, in front of the sea.',
  },
  'terrace-evening.jpg': {
    alt: 'The terrace at sunset with lit lanterns, striped cushions and a lemon tree in a pot',
    caption: 'When the sun goes down, the lanterns are lit.',
  },
  'living-room.jpg': {
    alt: 'Whitewashed living room with a built-in sofa, striped cushions and an arched window onto the sea',
    caption: 'Whitewashed walls, terracotta and a great window onto the water.',
  },
  'kitchen.jpg': {
    alt: 'Kitchen with hand-painted tiles, shelves of pottery and a bowl of lemons on the table',
    caption: 'You cook looking at the sea, through the window above the sink.',
  },
  'bedroom-blue.jpg': {
    alt: 'Pale blue bedroom with a double bed, open shutters and a view of the sea',
    caption: 'The double bedroom, cool even in August.',
  },
  'bedroom-lemon.jpg': {
    alt: 'Cream-coloured bedroom with an iron headboard, a yellow blanket and an arched door to the balcony',
    caption: 'The second bedroom, with its balcony and its lemon tree in a pot.',
  },
  'bathroom.jpg': {
    alt: 'Bathroom with a built-in basin, blue and green tiles, a round mirror and a small window onto the sea',
    caption: 'Hand-painted tiles, and light from the sea.',
  },
  'courtyard.jpg': {
    alt: 'White courtyard with tiled steps, a well, flowerpots and an archway into the garden',
    caption: 'In the heat of the day, the courtyard is the coolest place in the house.',
  },
  'lemon-grove.jpg': {
    alt: 'Path between lemon trees with a basket full of fruit, the sea in the background',
    caption: 'Behind the house, the lemon grove: guests may pick what they need.',
  },
  'harbour-boats.jpg': {
    alt: 'Colourful houses along the quay and wooden fishing boats moored in calm water',
    caption: 'The harbour is a ten-minute walk away.',
  },
  'beach-cove.jpg': {
    alt: 'Small beach between the cliffs with bright umbrellas and clear water',
    caption: 'The nearest cove, peaceful in the early morning.',
  },
  'village-lane.jpg': {
    alt: 'White stepped lane with coloured doors, flowerpots and bougainvillea, the sea at the bottom',
    caption: 'This lane leads from the village down to the sea.',
  },
  'church-dome.jpg': {
    alt: 'Church dome covered in green and yellow tiles, with a bell tower, white roofs and the sea',
    caption: 'You can see the dome from anywhere on the island.',
  },
  'sunset-cape.jpg': {
    alt: 'Orange and violet sunset behind the headlands, a sail on the sea and agaves in the foreground',
    caption: 'From the cape you watch the sun sink into the sea.',
  },
  'fishing-boat.jpg': {
    alt: 'White and blue fishing boat resting on turquoise water, so clear that its shadow shows on the seabed',
    caption: 'By boat, the island takes half a day to go round.',
  },
  'market-table.jpg': {
    alt: 'Market stall under a striped awning with lemons, tomatoes, oranges, aubergines, watermelons and fresh fish',
    caption: 'The Saturday market, in the square.',
  },
  'swimming-rocks.jpg': {
    alt: 'Flat rocks with a small ladder going down into clear water, a striped towel and a straw hat',
    caption: 'From the rocks you climb down a ladder into the sea, with no sand at all.',
  },
  'hiking-path.jpg': {
    alt: 'Coastal path among broom, agaves and dry-stone walls, with the sea and a village far away',
    caption: 'The path of the viewpoints: two hours, best when it is cool.',
  },
  'ferry-arrival.jpg': {
    alt: 'A white ferry enters the harbour in front of the village, gulls in the air and a bollard on the quay',
    caption: 'You arrive by ferry; from the pier, we bring you to the house.',
  },
  'night-sky-house.jpg': {
    alt: 'The house at night with its windows lit, a sky full of stars and the moon on the sea',
    caption: 'At night there are only the sea and the stars.',
  },
  'icon-sea.png': { alt: 'A sail on the waves', caption: 'The sea' },
  'icon-lemon.png': { alt: 'Two lemons on a branch', caption: 'The lemons' },
  'icon-house.png': { alt: 'A white house by the sea', caption: 'The house' },
  'icon-512.png': { alt: 'A lemon rising from the waves inside an arch', caption: 'Approdo' },
  'bay.mp4': { caption: 'Eight seconds of the view from the terrace.' },
  'waves.mp3': { caption: 'What you hear at night, with the shutters open.' },
} satisfies StarterLanguage['media'];
