import { island } from '../../../writing/posts/four-seasons.ts';
import type { TranslatedPost } from '../../starter-language.ts';

export const fourSeasons: TranslatedPost = {
  slug: 'when-to-come-four-seasons',
  title: 'When to come: the island in four seasons',
  excerpt:
    'Everyone knows August. But in May the island smells of lemon blossom, in October the sea is still warm, and in January the fire is lit.',
  content: `<p>We are often asked: what is the best time? The honest answer is that it depends on what you are looking for. Let us tell you about the year as we see it from the terrace, and then you choose.</p>
<h2>Spring: the blossom</h2>
<p>Between April and May the lemon trees flower, and the scent reaches the harbour. The paths are green, the days long, and the restaurants reopen one by one. Until mid-May the sea is for the brave; after that, in the sheltered coves, it is for the others too. It is the season of those who walk and those who take photographs.</p>
<h2>Summer: the sea</h2>
<p>June has the brightest evenings, and the water is already warm. July and August are the party: concerts in the square, the procession of the boats, children in the street until midnight. There are more people, of course, but from the house you walk down to the cove at eight and find it still empty.</p>
${island}
<h2>Autumn: the light</h2>
<p>For those who live here, September and October are the best-kept secret. The sea has held on to the warmth of summer, prices come down, the fishermen have time to talk. In October the olives are picked, and mushrooms arrive at the market from the mainland.</p>
<h2>Winter: the silence</h2>
<p>From November to March the island belongs to its own again. Some days the ferry does not leave, and nobody minds. You read, you cook, you walk to the tiled dome in a scarf, and on sunny days you have lunch outside as if it were nothing. It is the right time to write, or to do nothing at all.</p>
<hr>
<p>Prices change with the seasons, and you will find them, week by week, beside the <a href="/booking">calendar</a>. If you are torn between two dates, <a href="/contact">write to us</a>: we reply in November too; in fact, most of all in November.</p>`,
};
