import type { reviews as rows } from '@approdo/shared/contract/bookings/reviews';
import type { Handlers } from '../../../http/calls/handler.ts';
import type { Reviews } from './reviews.service.ts';

export function reviewsRoutes(reviews: Reviews): Handlers<typeof rows> {
  return {
    listApproved: (_, locale) => reviews.listApproved(locale),
    summarize: (_, locale) => reviews.summarize(locale),
    list: (_, locale) => reviews.list(locale),
    write: ({ body }, context) => reviews.write(context.caller, body, context),
    collect: ({ body }, locale) => reviews.collect(body, locale),
    decide: ({ params, body }, context) => reviews.decide(params.id, body.status, context),
    answer: ({ params, body }, context) => reviews.answer(params.id, body, context),
    async removeAnswer({ params }) {
      await reviews.removeAnswer(params.id);
      return undefined;
    },
    async remove({ params }) {
      await reviews.remove(params.id);
      return undefined;
    },
  };
}
