export { HELP_ABOUTS } from './help-abouts.ts';
