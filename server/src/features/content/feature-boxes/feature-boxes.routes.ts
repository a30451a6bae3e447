import type { featureBoxes as rows } from '@approdo/shared/contract/content/feature-boxes';
import { type Handlers, withFaultFinder } from '../../../http/calls/handler.ts';
import type { FeatureBoxes } from './feature-boxes.service.ts';

export function featureBoxesRoutes(featureBoxes: FeatureBoxes): Handlers<typeof rows> {
  return {
    list: (_, context) => featureBoxes.list(context.caller, context),
    create: withFaultFinder(
      ({ body }) => featureBoxes.findFaults(body),
      ({ body }) => featureBoxes.create(body),
    ),
    update: withFaultFinder(
      ({ params, body }) => featureBoxes.findFaults(body, params.id),
      ({ params, body }, { precondition }) => featureBoxes.update(params.id, body, precondition),
    ),
    async remove({ params }) {
      await featureBoxes.remove(params.id);
      return undefined;
    },
  };
}
