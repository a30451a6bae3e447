import type { property as rows } from '@approdo/shared/contract/stay/property';
import { type Handlers, nameAlso } from '../../http/calls/handler.ts';
import type { Property } from './property.service.ts';

export function propertyRoutes(property: Property): Handlers<typeof rows> {
  return {
    get: (_, speech) => property.get(speech),
    update: nameAlso(
      ({ body }) => property.findFaults(body),
      ({ body }, { precondition }) => property.update(body, precondition),
    ),
  };
}
