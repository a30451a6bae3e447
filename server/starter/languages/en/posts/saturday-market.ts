import { lane } from '../../../writing/posts/saturday-market.ts';
import type { TranslatedPost } from '../../starter-language.ts';

export const saturdayMarket: TranslatedPost = {
  slug: 'on-saturday-we-go-to-market',
  title: 'On Saturday morning we go to market',
  excerpt:
    'Ten stalls under striped awnings, last night’s fish, tomatoes that taste of sun. A little guide to shopping like those who live here.',
  content: `<p>At seven the awnings go up, at eight the fish arrives, at eleven there is hardly anything left. The island’s market lasts as long as it has to, which is not long, and it is the easiest way to feel at home: by the second week they call you by name.</p>
<h2>Where to begin</h2>
<p>Begin at the far end of the square, where <strong>Immacolata</strong> sells the vegetables from her garden. She has no price tags and has never cheated anyone. In summer take the salad tomatoes, still a little green on the shoulders, and the long aubergines; in spring the broad beans and the small artichokes, to be eaten raw.</p>
<p>Then the fish. Do not ask what is good: ask <em>what has come in</em>. Anchovies cost little and never disappoint; flying squid, when there is any, goes with potatoes; for the grill on the terrace horse mackerel is perfect, which few people buy because it has bones.</p>
${lane}
<h2>Three unwritten rules</h2>
<ul><li><p>You do not touch the fruit: the seller chooses it, and chooses well.</p></li><li><p>Small change is gladly left at the olive stall.</p></li><li><p>If they offer you a taste, taste it. To refuse is the only real discourtesy.</p></li></ul>
<h2>The way back</h2>
<p>You go home by the lane of the coloured doors, the one that goes down in steps towards the sea. Halfway along is the bakery: at ten the second batch comes out, and the warm bread under your arm is the reason why at Casa Zagara, on Saturdays, we have breakfast twice.</p>
<p>In the kitchen you will find a straw bag hanging behind the door: that is what it is for. And on the table, when you arrive, a sheet of paper with the names of the stalls and what is in season in your week.</p>`,
};
