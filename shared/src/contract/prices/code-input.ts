import { z } from 'zod';
import { say } from '../../words/say.ts';
import { encodeMessage } from '../base/messages.ts';

const MAX_CODE_LENGTH = 40;

/** A code as typed, maybe with blanks and hyphens. */
export const codeInput = z
  .string(encodeMessage(say('inputInvalid')))
  .max(MAX_CODE_LENGTH, encodeMessage(say('tooLong', { max: MAX_CODE_LENGTH })));
