import './site/site.css';
import { wakeIslands } from './site/islands.ts';
import { showWaitingNotice } from './site/notices.ts';
import { keepTransitionsOnSite } from './site/page-transition.ts';

/** Every stylesheet of the site, those of components that only the server renders too, ends up in the one file that pages link to. */
import.meta.glob('./{site,ui}/**/*.module.css', { eager: true });

keepTransitionsOnSite();
showWaitingNotice();
wakeIslands();
