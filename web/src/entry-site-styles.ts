import './site/site.css';

/** Puts all stylesheets of the site, also of server-rendered components, into the one file that pages link to. */
import.meta.glob('./{site,ui}/**/*.module.css', { eager: true });
