export { HELP_SUMMARIES } from './help-summaries.ts';
