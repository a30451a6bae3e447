import { accounts } from '../../en/accounts.ts';
import { stayRules } from '../../en/stay-rules.ts';
import { stays } from '../../en/stays.ts';
import { fields } from './base/fields.ts';

/** What the forms of the site can find wrong by themselves: the words that travel to a browser. */
export const guest = { ...fields, ...stays, ...stayRules, ...accounts };
