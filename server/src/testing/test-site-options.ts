import type { RenderPage } from '@approdo/shared/client/page';
import type { OtherLanguage } from '@approdo/shared/domain/base/language/language';
import type { DriveLink } from '@approdo/shared/node/drive/link';
import type { RegisterKeyStore } from '../adapters/register-key-store.ts';
import type { SiteFiles } from '../adapters/site-files/site-files.ts';
import type { Moving } from '../app/moves.ts';
import type { Listening } from './test-log.ts';

/** How a site under test differs from an empty one without accounts. */
export type TestSiteOptions = Listening & {
  readonly now?: string;
  readonly ownerEmail?: string;
  /** With the starter content of a new installation. */
  readonly isDemo?: true;
  /** Set as where other processes serve it too. */
  readonly isShared?: true;
  readonly renderPage?: RenderPage;
  /** The files in a folder with `uploads`; in that folder where left out. */
  readonly openFiles?: (folder: string) => SiteFiles;
  /** Languages besides Italian; none where left out. */
  readonly offers?: readonly OtherLanguage[];
  /** A link to a simulated Google Drive. */
  readonly link?: DriveLink;
  /** Addresses of simulated translation services; without them none is reachable. */
  readonly deeplRoot?: string;
  readonly libreTranslate?: string;
  /** Address of the simulated portal of the Polizia di Stato; without it none is reachable. */
  readonly alloggiatiPortal?: string;
  /** Where the register's key is stored; in a file where left out. */
  readonly registerKeyPlace?: RegisterKeyStore;
  /** Number of trusted proxies; 1 lets a test choose its client address. */
  readonly trustProxy?: number;
  /** The token of the monitoring program; none without monitoring. */
  readonly metricsToken?: string;
  /** The host name of its address, instead of the loopback number. */
  readonly hostName?: 'localhost' | `${string}.localhost`;
  /** Whether PUBLIC_URL is set; else the site knows the address that it listens on. */
  readonly isOriginGiven?: boolean;
  /** Whether mail is only written to a folder. */
  readonly mailStaysHere?: true;
  /** `host:port` of simulated portals; without them none is reachable. */
  readonly trustedHosts?: readonly string[];
  /** `host:port` of simulated push services; without them none is reachable. */
  readonly pushHosts?: readonly string[];
  /** `host:port` of simulated old sites; without them none is reachable. */
  readonly movingHosts?: readonly string[];
  /** What reads files from elsewhere and brings what they hold, where a test has its own. */
  readonly moving?: Partial<Moving>;
  /** `host:port` of simulated other programs; without them none is reachable. */
  readonly webhookHosts?: readonly string[];
  /** The simulated card provider; without it cards are not accepted. */
  readonly stripe?: { readonly secretKey: string; readonly webhookSecret: string; readonly root: string };
};
