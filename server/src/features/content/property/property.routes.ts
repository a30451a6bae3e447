import type { property as rows } from '@approdo/shared/contract/content/property';
import { type Handlers, withFaultFinder } from '../../../http/calls/handler.ts';
import type { Property } from './property.service.ts';

export function propertyRoutes(property: Property): Handlers<typeof rows> {
  return {
    get: (_, locale) => property.get(locale),
    update: withFaultFinder(
      ({ body }) => property.findFaults(body),
      ({ body }, context) => property.update(body, context),
    ),
  };
}
