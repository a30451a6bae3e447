import { accounts } from '../../it/accounts.ts';
import { stayRules } from '../../it/stay-rules.ts';
import { stays } from '../../it/stays.ts';
import { fields } from './base/fields.ts';

/** What the forms of the site can find wrong by themselves: the words that travel to a browser. */
export const guest = { ...fields, ...stays, ...stayRules, ...accounts };
