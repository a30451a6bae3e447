import { PUBLICATION } from '../texts/publication.ts';
import { Badge } from './badge.tsx';

export function PublicationBadge({ published }: { readonly published: boolean }) {
  return <Badge tone={published ? 'done' : 'resting'}>{published ? PUBLICATION.published : PUBLICATION.draft}</Badge>;
}
