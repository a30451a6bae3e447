import type { reviews as rows } from '@approdo/shared/contract/reviews';
import type { Handlers } from '../../http/handler.ts';
import type { Reviews } from './reviews.service.ts';

export function reviewsRoutes(reviews: Reviews): Handlers<typeof rows> {
  return {
    listApproved: () => reviews.listApproved(),
    summarize: () => reviews.summarize(),
    list: () => reviews.list(),
    write: ({ body }, { caller }) => reviews.write(caller, body),
    decide: ({ params, body }, { precondition }) => reviews.decide(params.id, body.status, precondition),
    async remove({ params }) {
      await reviews.remove(params.id);
      return undefined;
    },
  };
}
