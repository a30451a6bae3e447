import { accounts } from './accounts.ts';
import { fields } from './fields.ts';
import { stayRules } from './stay-rules.ts';
import { stays } from './stays.ts';

/** What the forms of the site can find wrong by themselves: the words that travel to a browser. */
export const guest = { ...fields, ...stays, ...stayRules, ...accounts };
