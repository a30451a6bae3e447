import { rocks } from '../../../writing/posts/where-to-swim.ts';
import type { TranslatedPost } from '../../starter-language.ts';

export const whereToSwim: TranslatedPost = {
  slug: 'coves-and-rocks-where-to-swim',
  title: 'Coves and rocks: where to swim',
  excerpt:
    'Sand or rock, morning or sunset, mask or airbed: the five places where we go ourselves, with directions to find them.',
  content: `<p>The island has more coast than road, and every family has its own rock. These are ours, in order of distance from our front door.</p>
<h2>1. The cove, six minutes on foot</h2>
<p>Pale sand, shallow water for the first ten metres, Signor Aniello’s bright umbrellas. In the morning it is in the shade until nine: the best time. For small children there is nothing better.</p>
<h2>2. The flat rocks, twelve minutes</h2>
<p>No sand, so no sand in the sandwiches. There is a little iron ladder to climb down where the water is already three metres deep: bring your mask, because damselfish live below and, with a bit of luck, an octopus.</p>
${rocks}
<h2>3. The old pier, ten minutes</h2>
<p>This is where all the children of the village learn to dive. You can sit and watch, or show what you can do. The water is clean, because the current keeps it moving.</p>
<h2>4. The long beach, by bus</h2>
<p>Eight hundred metres, half of it free and half with beach clubs. It faces west, so it is the beach for the afternoon and for sunset. From the terminus it is a minute’s walk down.</p>
<h2>5. The green grotto, only from the sea</h2>
<p>You get there by boat or canoe, when the sea is calm. You swim inside, and the light comes from below. We speak of it in our story of the <a href="/blog/il-giro-dell-isola-in-gozzo">trip round the island</a>.</p>
<h2>Before you go in</h2>
<ul><li><p>A red flag is not up for discussion, not even if the sea <em>looks</em> calm.</p></li><li><p>Jellyfish come with the sirocco: ask Aniello, he knows the evening before.</p></li><li><p>On the rocks you need rubber shoes; there is a basket of them in the house, in every size.</p></li><li><p>What you bring down goes back up with you. The island is small, and it notices.</p></li></ul>
<p>The beach towels are in the cupboard on the stairs. The bedroom ones, please, stay in the bedroom.</p>`,
};
