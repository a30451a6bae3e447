import type { featureBoxes as rows } from '@approdo/shared/contract/feature-boxes';
import type { Handlers } from '../../http/handler.ts';
import type { FeatureBoxes } from './feature-boxes.service.ts';

export function featureBoxesRoutes(featureBoxes: FeatureBoxes): Handlers<typeof rows> {
  return {
    list: (_, { caller }) => featureBoxes.list(caller),
    create: ({ body }) => featureBoxes.create(body),
    update: ({ params, body }, { precondition }) => featureBoxes.update(params.id, body, precondition),
    async remove({ params }) {
      await featureBoxes.remove(params.id);
      return undefined;
    },
  };
}
