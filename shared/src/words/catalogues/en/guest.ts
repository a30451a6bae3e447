import { accounts } from './accounts/accounts.ts';
import { fields } from './base/fields.ts';
import { stayRules } from './stays/stay-rules.ts';
import { stays } from './stays/stays.ts';

/** What the forms of the site can find wrong by themselves: the words that travel to a browser. */
export const guest = { ...fields, ...stays, ...stayRules, ...accounts };
