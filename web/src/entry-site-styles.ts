import './site/site.css';

/** Every stylesheet of the site, those of components that only the server renders too, ends up in the one file that pages link to. */
import.meta.glob('./{site,ui}/**/*.module.css', { eager: true });
