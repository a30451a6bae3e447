import { renditionWidths } from '@approdo/shared/contract/content/media';
import { makeRenditions } from '../../../server/src/adapters/renditions.ts';

/** The work of the server's picture process for one photo. */
const [, , photo = '', folder = ''] = process.argv;
await makeRenditions({ input: photo, folder, widths: renditionWidths });
process.stdout.write(String(process.resourceUsage().maxRSS * 1024));
