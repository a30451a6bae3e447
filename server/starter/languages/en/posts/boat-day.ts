import { cove } from '../../../writing/posts/boat-day.ts';
import type { TranslatedPost } from '../../starter-language.ts';

export const boatDay: TranslatedPost = {
  slug: 'round-the-island-by-boat',
  title: 'Round the island by boat, in half a day',
  excerpt:
    'You leave at nine, while the sea is still smooth, and come back for lunch, salty and happy: the stops not to miss, and what to bring.',
  content: `<p>The <em>gozzo</em> is a boat in no hurry: wooden, broad, with an engine that goes <em>tum tum tum</em> and a striped awning overhead. Going round the island takes four hours, swims included. You can hire one yourselves, without a licence, or go with Gennaro, who takes visitors out in the morning and fishes at night.</p>
<h2>The route</h2>
<ol><li><p><strong>9 a.m., the harbour.</strong> You go out slowly among the nets laid out to dry. The light comes from the side, and the houses look freshly painted.</p></li><li><p><strong>9.40 a.m., the grotto.</strong> The engine is switched off and you row in. The water is a green that never comes out in photographs.</p></li><li><p><strong>10.30 a.m., the cove.</strong> By land you reach it along a stony path; from the sea, in ten strokes. It is the best swim of the trip.</p></li><li><p><strong>Noon, the cape.</strong> There is always a breath of air here. You eat your focaccia, pull up the anchor and head home.</p></li></ol>
${cove}
<h2>What to bring</h2>
<p>Water, more than you think you need. A hat that will not blow away, rubber shoes for the rocks, a mask. Put your sun cream on at home, an hour before: in the sea it stays in the sea. The phone goes in a sealed bag, and then forget it there.</p>
<h2>When to give up</h2>
<p>If the wind turns north-west the evening before, let it go without regret. Gennaro looks at the colour of the horizon and is usually right; if he says <em>not tomorrow</em>, tomorrow is for walking. On good days, though, the sea in the early morning is as flat as a table, and the children sleep on the way back with their heads on the life jackets.</p>
<p>From the house the pier is a ten-minute walk. Tell us the day before and we will book for you: from early June to mid-September the boats go quickly.</p>`,
};
