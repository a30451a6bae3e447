import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

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

export const privacy = {
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
