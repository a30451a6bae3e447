import type { property } from '@approdo/shared/contract/property';
import type { Database } from '../../db/open-database.ts';
import type { Handlers } from '../../http/handler.ts';
import { getProperty } from './property.repository.ts';

export function propertyRoutes(database: Database): Handlers<typeof property> {
  return { get: () => getProperty(database) };
}
