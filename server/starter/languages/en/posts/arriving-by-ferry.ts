import { gulf } from '../../../writing/posts/arriving-by-ferry.ts';
import type { TranslatedPost } from '../../starter-language.ts';

export const arrivingByFerry: TranslatedPost = {
  slug: 'arriving-by-ferry-unhurried',
  title: 'Arriving by ferry, unhurried',
  excerpt:
    'Which boat to take, where to leave the car, what to keep at hand: the journey to the house, told by someone who makes it every week.',
  content: `<p>You do not end up on an island by chance: you arrive. And the best way to begin the holiday is not to fight the timetable, but to choose the right boat and then lean on the rail. The crossing, after all, is already the sea.</p>
<h2>Ferry or hydrofoil?</h2>
<p>The hydrofoil takes less than half the time, but it travels closed, costs more and is the first to stop when the sea is rough. The ferry is slow and reliable: you sit outside, buy a coffee at the bar in the stern, and the children count the gulls. If you have heavy cases or a wheelchair, there is no contest.</p>
<ul><li><p><strong>On weekdays</strong> it is enough to be at the pier half an hour before.</p></li><li><p><strong>On Saturdays in July and August</strong> buy your ticket in advance, above all with a car.</p></li><li><p><strong>The last boat</strong> leaves earlier than you think: check it when you book your flight or train.</p></li></ul>
${gulf}
<h2>Do you need the car?</h2>
<p>Less than you imagine. From Casa Zagara you walk down to the cove and to the harbour, the market is in the square and a bus passes every twenty minutes on the upper road. Those who come by car have their own space beside the gate; those who leave it on the mainland will find attended car parks a few steps from the pier. In the summer months some rules limit bringing cars ashore: look them up before you leave, they change every year.</p>
<h2>From the pier to the house</h2>
<p>Write to us with the time of your boat and you will see us under the roof of the ticket office, usually with a lemon branch on the dashboard. In ten minutes you are at the gate. The cases come up with us; you, if you feel like it, walk the last two hundred metres: the first view of the bay, from the bend by the carob tree, is worth the climb.</p>
<blockquote><p>Keep a swimsuit and a light jumper in your bag. The swimsuit because the cove is right there, the jumper because there is always wind on deck, even in August.</p></blockquote>
<p>And when you leave, go and stand in the stern. You say goodbye to the island by watching it grow small, until only the tiled dome is left, shining.</p>`,
};
