import { z } from 'zod';
import { endpoint } from '../base/endpoint.ts';
import { instant, version } from '../base/fields.ts';

/** A sentence of the privacy notice that the program begins sites with. */
const sentence = z.object({
  /** The section that it stands in, by its heading. */
  section: z.string(),
  text: z.string(),
});

const privacyNews = z.object({
  /** None once they were read, and where the notice is the program's. */
  sentences: z.array(sentence),
});
export type PrivacyNews = z.output<typeof privacyNews>;

const privacyNotice = z.object({
  /** The first is 1. */
  version: z.number().int(),
  from: instant,
  /** Hexadecimal, of its HTML. */
  sha256: z.string(),
  /** How many accepted it. */
  acceptances: z.number().int(),
});
export type PrivacyNotice = z.output<typeof privacyNotice>;

const terms = {
  /** Whether requests that were never confirmed go six months after they ended; else, as messages do, after twelve. */
  deletesMessages: z.boolean('Scegli se cancellare i vecchi messaggi'),
};

const privacySettings = z.object({ ...terms, version });
export type PrivacySettings = z.output<typeof privacySettings>;

export const privacy = {
  notices: endpoint({
    method: 'GET',
    path: '/privacy/notices',
    access: 'admin',
    summary: 'What the privacy notice was, version by version, and how many accepted each',
    answer: z.array(privacyNotice),
    status: 200,
  }),
  getSettings: endpoint({
    method: 'GET',
    path: '/privacy/settings',
    access: 'admin',
    summary: 'Whether old messages are deleted without being asked',
    answer: privacySettings,
    status: 200,
  }),
  replaceSettings: endpoint({
    method: 'PUT',
    path: '/privacy/settings',
    access: 'admin',
    summary: 'Switch the deletion of old messages on or off',
    body: z.object(terms).partial(),
    versioned: true,
    answer: privacySettings,
    status: 200,
    leavesSiteAlone: true,
  }),
  news: endpoint({
    method: 'GET',
    path: '/privacy/news',
    access: 'admin',
    summary: 'What the privacy notice of the program has come to say, for an owner who wrote her own',
    answer: privacyNews,
    status: 200,
  }),
  dismissNews: endpoint({
    method: 'DELETE',
    path: '/privacy/news',
    access: 'admin',
    summary: 'They were read: nobody is told of them again',
    status: 204,
    leavesSiteAlone: true,
  }),
};
