import { kitchen } from '../../../writing/posts/lemon-recipes.ts';
import type { TranslatedPost } from '../../starter-language.ts';

export const lemonRecipes: TranslatedPost = {
  slug: 'three-recipes-with-our-lemons',
  title: 'Three recipes with our own lemons',
  excerpt:
    'Spaghetti, anchovies and a cake that never breaks: what to cook with a basket of freshly picked lemons and a window open to the sea.',
  content: `<p>Behind the house there are thirty-two lemon trees. Guests may pick what they need for the table, and the question on the second day is always the same: <em>and now, what do we do with them?</em> Here are the three answers that we give.</p>
<h2>Spaghetti with lemon</h2>
<p>For four people, in the time it takes to cook the pasta.</p>
<ol><li><p>Grate the zest of two lemons, only the yellow part, into a large bowl.</p></li><li><p>Add 80 grams of soft butter, the juice of one lemon and a handful of parmesan.</p></li><li><p>Drain 400 grams of spaghetti a minute early, keeping a cup of their water.</p></li><li><p>Stir everything together off the heat, with as much water as it needs, until it turns into a cream. Black pepper, basil, and straight to the table.</p></li></ol>
<h2>Marinated anchovies</h2>
<p>Ask the fishmonger to clean them and keep them frozen overnight, as the rules for raw fish require. Then lay them on a plate, cover them with lemon juice and forget them in the fridge for three hours. When they are white, drain off the juice and dress them with oil, sliced garlic and a pinch of chilli. With bread from the bakery, they are supper.</p>
${kitchen}
<h2>The cake that never breaks</h2>
<p>It is Aunt Assunta’s recipe, written in pencil inside the door of the dresser:</p>
<blockquote><p>Three eggs, one pot of yoghurt, two of sugar, three of flour, one of light oil. The zest of two lemons and a sachet of baking powder. Mix in that order, bake at 180 degrees for forty minutes, leave it alone.</p></blockquote>
<p>That <em>leave it alone</em> is the secret: turned out warm it breaks, cold never.</p>
<h2>And if any are left</h2>
<p>Slice them thinly and freeze them on a tray: they become the ice for the water jug on the terrace. The picking scissors hang beside the courtyard door; always cut so that two leaves stay on, and the tree will thank you.</p>`,
};
