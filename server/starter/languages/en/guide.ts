import { lane } from '../../writing/pages/how-to-get-here.ts';
import type { StarterLanguage } from '../starter-language.ts';

/** What the house tells those who stay in it. */
export const guide: StarterLanguage['guide'] = {
  arrival: {
    title: 'Arriving',
    content: `<p>The house is at 12 Via del Limoneto, ten minutes on foot from the harbour. We expect you <strong>from 4 p.m.</strong>; if your boat is earlier, your cases can wait in the shade of the courtyard.</p>
<ol><li><p>From the pier, walk up the lane of the coloured doors.</p></li><li><p>Turn left at the fountain: after two hundred metres there is a green gate with a lemon painted on it.</p></li><li><p>By car, follow the bus road as far as the stop “Limoneto”: your space is the first on the right.</p></li></ol>
${lane}
<p>Small children, or heavy bags? Write to us with the time of your boat, and we will come to the pier.</p>`,
  },
  keys: {
    title: 'The keys',
    content: `<p>By the gate, behind the pot of basil, there is a small box with the combination <strong>2407</strong>. In it are two sets: the long key opens the gate, the small one the door.</p>
<p>By day the keys hang on the nail beside the door. Should one end up at the bottom of the sea, write to us: we always keep another at the harbour.</p>`,
  },
  wifi: {
    title: 'Wi-Fi',
    content: `<p>Network: <strong>Casa Zagara</strong><br>Password: <strong>limoni-e-sale-12</strong></p>
<p>It is good in the kitchen, in the living room and under the pergola, and a little weaker in the lemon room. If it stops, switch off the white box behind the television, count to ten and switch it on again.</p>`,
  },
  appliances: {
    title: 'Kitchen, washing machine and hot water',
    content: `<ul><li><p><strong>Hob</strong>: gas. The tap is under the sink; please close it at night and when you go out.</p></li><li><p><strong>Moka pot</strong>: the large one is for eight, the small one for early risers. Coffee for the first days is in the blue tin.</p></li><li><p><strong>Washing machine</strong>: in the bathroom by the courtyard. The “30 minuti” programme will do for beach towels.</p></li><li><p><strong>Hot water</strong>: the boiler is always on. After four showers in a row it needs half an hour.</p></li><li><p><strong>Electricity</strong>: oven and washing machine together trip the meter. It is in the cupboard by the entrance: lift the black lever.</p></li></ul>`,
  },
  rubbish: {
    title: 'Rubbish',
    content: `<p>On the island everything is sorted. The bins are in the courtyard, under the stairs; put them outside the gate the evening before, after 8 p.m.</p>
<ul><li><p><strong>Monday and Thursday</strong>: food waste, brown bin</p></li><li><p><strong>Tuesday</strong>: plastic and cans, yellow bag</p></li><li><p><strong>Wednesday</strong>: paper and cardboard, blue bin</p></li><li><p><strong>Saturday</strong>: what is left, grey bin</p></li></ul>
<p>Glass goes into the green bank beside the bus stop.</p>`,
  },
  around: {
    title: 'Shops, sea and buses',
    content: `<p>Assunta’s shop, at the fountain, is open from 7.30 a.m. to 1 p.m. and from 5 to 8 p.m.; the good bread goes early. On Saturdays there is the market on the pier.</p>
<p>A path behind the lemon grove leads down to the cove: five minutes, in shoes. The bus goes every hour from 7 a.m. to 9 p.m., and tickets are sold at the bar by the harbour. There are more ideas in the <a href="/blog">blog</a>.</p>`,
  },
  help: {
    title: 'If something is wrong',
    content: `<p>Write to us in the messages of this booking: we read them in the evening, too. In an emergency the number is <strong>112</strong>.</p>
<p>The first-aid box and the fire extinguisher are in the kitchen, to the right of the door. The doctor on duty is at the harbour, above the post office; the pharmacy is in the same square.</p>`,
  },
  departure: {
    title: 'Before you leave',
    content: `<p>We ask you to leave the house <strong>by 10 a.m.</strong> Just five things:</p>
<ul><li><p>windows shut, and shutters pulled to;</p></li><li><p>the gas closed, under the sink;</p></li><li><p>rubbish in the bins in the courtyard;</p></li><li><p>used towels in the bath;</p></li><li><p>the keys in the box, with the combination scrambled.</p></li></ul>
<p>Take home as many lemons as you like: they are yours. Have a good journey, and come back soon.</p>`,
  },
};
