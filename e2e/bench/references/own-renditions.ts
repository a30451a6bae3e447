import { renditionWidths } from '@approdo/shared/contract/content/media';
import { makeRenditions } from '../../../server/src/adapters/renditions.ts';

/** What the server's picture process does with one photo. */
const [, , photo = '', folder = ''] = process.argv;
await makeRenditions({ input: photo, folder, widths: renditionWidths });
process.stdout.write(String(process.resourceUsage().maxRSS * 1024));
