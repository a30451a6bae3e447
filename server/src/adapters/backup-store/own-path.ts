import { uploadTypeOf } from '@approdo/shared/domain/content/upload-type';
import { DATABASE_PATH, UPLOADS_PREFIX } from '@approdo/shared/node/archive/manifest';

/** Whether the program itself could have written this path; older versions backed up any file among the uploads. */
export function isOwnPath(path: string): boolean {
  if (path === DATABASE_PATH) return true;
  return path.startsWith(UPLOADS_PREFIX) && uploadTypeOf(path.slice(UPLOADS_PREFIX.length)) !== undefined;
}
