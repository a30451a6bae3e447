import { accounts } from '../../fr/accounts.ts';
import { stayRules } from '../../fr/stay-rules.ts';
import { stays } from '../../fr/stays.ts';
import { fields } from './base/fields.ts';

/** What the forms of the site can find wrong by themselves: the words that travel to a browser. */
export const guest = { ...fields, ...stays, ...stayRules, ...accounts };
