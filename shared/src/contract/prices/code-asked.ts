import { z } from 'zod';
import { say } from '../../words/say.ts';
import { messageOf } from '../base/messages.ts';

const MOST_OF_CODE = 40;

/** A code as typed, maybe with blanks and hyphens. */
export const codeAsked = z
  .string(messageOf(say('inputInvalid')))
  .max(MOST_OF_CODE, messageOf(say('tooLong', { max: MOST_OF_CODE })));
