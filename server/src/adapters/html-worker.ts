import { type Cleaned, cleanMarkup } from './clean-markup.ts';

/** Runs in the cleaner's thread. */
export default function work(html: string): Cleaned {
  return cleanMarkup(html);
}
