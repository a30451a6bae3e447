import type { RenderPage } from '@approdo/shared/client/page';
import type { OtherLanguage } from '@approdo/shared/domain/base/language/language';
import type { DriveLink } from '@approdo/shared/node/drive/link';
import type { RegisterKeyPlace } from '../adapters/register-key-place.ts';
import type { SiteFiles } from '../adapters/site-files/site-files.ts';
import type { Listening } from './test-log.ts';

/** In what a site under test differs from an empty one that knows nobody. */
export type TestSiteOptions = Listening & {
  readonly now?: string;
  readonly ownerEmail?: string;
  /** With guests who come and go, as a new installation has them. */
  readonly isDemo?: true;
  /** As where other processes serve it as well. */
  readonly isShared?: true;
  readonly renderPage?: RenderPage;
  /** Of a folder that has `uploads` in it; in that folder where left out. */
  readonly openFiles?: (folder: string) => SiteFiles;
  /** Beside Italian; none where left out. */
  readonly offers?: readonly OtherLanguage[];
  /** To a stand-in of Google Drive. */
  readonly link?: DriveLink;
  /** Where translation services stand in; without them none is reached. */
  readonly deeplRoot?: string;
  readonly libreTranslate?: string;
  /** Where the portal of the Polizia di Stato stands in; without it that is out of reach. */
  readonly alloggiatiPortal?: string;
  /** Where the register's key is; in a file where left out. */
  readonly registerKeyPlace?: RegisterKeyPlace;
  /** Proxies in front; 1 lets a test call from addresses of its own. */
  readonly trustProxy?: number;
  /** What a watching program must show, where one watches. */
  readonly metricsToken?: string;
  /** What its address is called, in place of the number that it listens on. */
  readonly hostName?: 'localhost' | `${string}.localhost`;
  /** Whether the site was told its address; else it knows the one that it listens on. */
  readonly isOriginGiven?: boolean;
  /** Whether mails go no further than a folder. */
  readonly mailStaysHere?: true;
  /** `host:port` of portals that stand in; without them none is reached. */
  readonly trustedHosts?: readonly string[];
  /** `host:port` of push services that stand in; without them none is reached. */
  readonly pushHosts?: readonly string[];
  /** `host:port` of other programs that stand in; without them none is reached. */
  readonly webhookHosts?: readonly string[];
  /** Where a stand-in takes cards; without it none are taken. */
  readonly stripe?: { readonly secretKey: string; readonly webhookSecret: string; readonly root: string };
};
