// First, before any island creates a schema.
import './browser/without-eval.ts';

import { followBackLinks } from './site/enhance/back-links.ts';
import { moveCarousels } from './site/enhance/carousels.ts';
import { closeDropdowns } from './site/enhance/dropdowns.ts';
import { loadEmbedsOnClick } from './site/enhance/embeds.ts';
import { showWaitingNotice } from './site/enhance/notices.ts';
import { keepTransitionsOnSite } from './site/enhance/page-transition.ts';
import { copyLinkOnChange } from './site/enhance/same-link.ts';
import { tellWhatIsSeen } from './site/enhance/seen-parts.ts';
import { wakeIslands } from './site/islands/islands.ts';

keepTransitionsOnSite();
showWaitingNotice();
closeDropdowns();
moveCarousels();
loadEmbedsOnClick();
followBackLinks();
copyLinkOnChange();
tellWhatIsSeen();
wakeIslands();
