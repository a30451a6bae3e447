import type { stayLetters as rows } from '@approdo/shared/contract/messages/stay-letters';
import type { Handlers } from '../../../http/calls/handler.ts';
import type { StayLetters } from './stay-letters.service.ts';

export function stayLettersRoutes(letters: StayLetters): Handlers<typeof rows> {
  return {
    getSchedule: () => letters.getSchedule(),
    replaceSchedule: ({ body }, context) => letters.replaceSchedule(body, context),
    list: ({ params }) => letters.list(params.id),
    preview: ({ params }) => letters.preview(params.id, params.kind),
    send: ({ params }) => letters.send(params.id, params.kind),
    getPause: ({ params }) => letters.getPause(params.id),
    pause: ({ params, body }) => letters.pause(params.id, body),
    example: ({ params, query }) => letters.exampleOf(params.kind, query.language),
  };
}
