import { type Cleaned, cleanMarkup } from './clean-markup.ts';

/** The entry point of the cleaner's thread. */
export default function work(html: string): Cleaned {
  return cleanMarkup(html);
}
