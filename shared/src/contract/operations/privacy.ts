import { z } from 'zod';
import { endpoint } from '../base/endpoint.ts';
import { instant, version } from '../base/fields.ts';

/** A sentence of the default privacy notice. */
const sentence = z.object({
  /** The heading of its section. */
  section: z.string(),
  text: z.string(),
});

const privacyNews = z.object({
  /** Empty once they were read, and for sites with the default notice. */
  sentences: z.array(sentence),
});
export type PrivacyNews = z.output<typeof privacyNews>;

const privacyNotice = z.object({
  /** Counted from 1. */
  version: z.number().int(),
  from: instant,
  /** SHA-256 of its HTML, in hexadecimal. */
  sha256: z.string(),
  /** How many people accepted it. */
  acceptances: z.number().int(),
});
export type PrivacyNotice = z.output<typeof privacyNotice>;

const terms = {
  /** Whether requests never confirmed are deleted six months after their end; else, like messages, after twelve. */
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
