import { island, lane } from '../../../writing/pages/how-to-get-here.ts';
import type { TranslatedPage } from '../../starter-language.ts';

export const howToGetHere: TranslatedPage = {
  slug: 'how-to-get-here',
  title: 'How to get to Casa Zagara',
  excerpt: 'By train, plane or car as far as the harbour; then the sea, and ten minutes uphill.',
  seoTitle: 'How to get to Casa Zagara, Cala Serena',
  seoDescription:
    'Ferries, car parks, buses and the last two hundred metres: everything you need to reach Casa Zagara, above the bay of Cala Serena.',
  seoKeywords: 'how to get there, ferry, Cala Serena, Casa Zagara',
  content: `<p>Casa Zagara is at 12 Via del Limoneto, above the bay of Cala Serena. The journey comes in two parts: to the harbour on the mainland, and then the sea.</p>
<h2>To the harbour</h2>
<h3>By train</h3>
<p>From the central station to the pier it is fifteen minutes by metro or twenty by taxi. If you arrive late in the evening, sleep near the harbour and take the first boat: it is the loveliest.</p>
<h3>By plane</h3>
<p>The airport shuttle stops right in front of the pier. Allow a good hour between landing and the departure of the boat.</p>
<h3>By car</h3>
<p>You can bring it across, and we keep a space for you, or leave it in one of the attended car parks near the pier. In summer, check first whether there are limits on bringing cars ashore.</p>
<h2>From the island’s harbour to the house</h2>
<ol><li><p><strong>With us</strong>: write to us with the time of your boat, and we will be waiting on the pier. It costs nothing.</p></li><li><p><strong>On foot</strong>: ten minutes up the lane of the coloured doors, then left at the fountain.</p></li><li><p><strong>By bus</strong>: the circular line, stop “Limoneto”. The gate is fifty metres further on.</p></li></ol>
${lane}
<h2>Arriving and leaving</h2>
<p>The house is ready from 4 p.m.; on the day you leave, we ask you to be out by 10 a.m. If your boat is earlier or later, your cases can wait in the shade of the courtyard, and you on the beach.</p>
<h2>And then?</h2>
<p>Then, the island. You will find a few ideas in the <a href="/blog">blog</a>; below is what awaits you.</p>
${island}`,
};
