import { sunset } from '../../../writing/posts/viewpoint-path.ts';
import type { TranslatedPost } from '../../starter-language.ts';

export const viewpointPath: TranslatedPost = {
  slug: 'the-path-of-the-viewpoints',
  title: 'The path of the viewpoints, step by step',
  excerpt:
    'Two hours among broom and dry-stone walls, four places to stop, and a descent that ends right in the sea. The walk we recommend to everyone.',
  content: `<p>It begins where the road ends, behind the last house with green shutters. Once it was the mule track: they carried lemons down to the harbour and came back up with salt. Today it is walked by cats, a few goats and those who feel like looking at the sea from two hundred metres up.</p>
<p>The path is marked with a white and red stripe, is a little over five kilometres long and has no difficult stretches. You need closed shoes, because there are many stones, and water, because there are no fountains.</p>
<h2>The four viewpoints</h2>
<h3>The bend by the carob tree</h3>
<p>After a quarter of an hour. From here you see Casa Zagara with its terrace and, to the right, the whole bay. It is the place for family photographs.</p>
<h3>The tower</h3>
<p>A wall and a half is what remains of it. From up here they used to sight ships and light fires; today they sight the noon ferry.</p>
<h3>The plateau of the broom</h3>
<p>In May it is yellow as far as the horizon, and the scent goes to your head. There is a stone bench in the shade: time for some fruit.</p>
<h3>The cape</h3>
<p>The last, and the loveliest at sunset. The sun goes down into the sea behind the headlands, and for a few minutes nobody speaks.</p>
${sunset}
<h2>The way back</h2>
<p>From the cape you can return the way you came, or go down the three hundred steps to the rocks, swim, and come back up by bus. That is what we do, with our swimsuits already on under our clothes.</p>
<p style="text-align: center;"><strong>Time</strong>: two hours without stops · <strong>Climb</strong>: 240 metres · <strong>When</strong>: early in the morning or after five</p>
<p>In high summer avoid the middle of the day: there is little shade, and you feel the heat off the walls. In the house, in the drawer under the television, there is a laminated map and a torch for those who want to stay at the cape until the stars come out.</p>`,
};
