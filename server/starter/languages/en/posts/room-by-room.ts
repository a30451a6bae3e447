import { bay, tenant, waves } from '../../../writing/posts/room-by-room.ts';
import type { TranslatedPost } from '../../starter-language.ts';

export const roomByRoom: TranslatedPost = {
  slug: 'casa-zagara-room-by-room',
  title: 'Casa Zagara, room by room',
  excerpt:
    'Who slept there, what was there before, where the sun falls at five: a tour of the house before you come and live in it for a week.',
  content: `<p>The house is more than a hundred years old and wears them well. A fisherman built it for his seven children, one room at a time, whenever the season was good: that is why no corridor is straight and every door is a different height.</p>
<h2>The living room</h2>
<p>It used to be the boathouse. The arched window is as wide as the bow that had to pass through it, and today it frames the bay like a painting. The sofa is built of masonry, cool even when it is thirty-five degrees outside; on the shelf are the books that guests have left behind, in seven languages.</p>
<h2>The kitchen</h2>
<p>The tiles were painted by hand in the next village: if you look carefully, one has a fish upside down. Big pans, a good knife, the moka pot for two and the one for twelve. You look at the sea while you wash up, and nobody has ever asked for a dishwasher.</p>
${tenant}
<h2>The bedrooms</h2>
<p>The <strong>blue room</strong> is the first to wake: at seven the light comes through the shutters and draws lines on the bed. The <strong>lemon room</strong> has a balcony just big enough for two chairs, and a tree in a pot that scents the whole staircase in April. The other two look onto the courtyard: they are the quietest, and children choose them because they have grandmother’s iron beds. At night, with the shutters open, this is what you hear:</p>
${waves}
<h2>The courtyard and the terrace</h2>
<p>The courtyard is for lunchtime, when the sun beats down and the well keeps the air cool. The terrace is for the rest of the day: breakfast, an aperitif, dinner, and then the lanterns. Under the pergola the table seats ten, because eight guests always become a few more. From there, this is what your eyes wander over:</p>
${bay}
<h2>The little things</h2>
<ul><li><p>There is only one key, made of iron, and it is heavy. It hangs on the nail.</p></li><li><p>The water of the outdoor shower is warm until eight in the evening: the sun heats it.</p></li><li><p>The Wi-Fi reaches everywhere, except under the carob tree. We have never repaired that, on purpose.</p></li></ul>`,
};
