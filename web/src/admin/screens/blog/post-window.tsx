import { type ListedPost, type Post, post as postShape } from '@approdo/shared/contract/blog';
import type { Written } from '../../../kept-drafts.ts';
import { QueryFaces } from '../../feedback/query-faces.tsx';
import { usePost, useSavePost } from '../../resources/use-posts.ts';
import { BLOG } from '../../texts/blog.ts';
import { WritingWindow } from '../../writing/writing-window.tsx';
import { fieldsOfPost, NO_POST, type PostFields, postFields } from './post-fields.ts';
import { PostForm } from './post-form.tsx';

const NEW: Written<PostFields> = { fields: NO_POST };

export function NewPostWindow({ onClose }: { readonly onClose: () => void }) {
  const { create } = useSavePost();
  return (
    <WritingWindow title={BLOG.create} subject="post:new" fields={postFields} saved={NEW} onClose={onClose}>
      {(writing) => <PostForm writing={writing} save={(body) => create.mutateAsync({ body })} />}
    </WritingWindow>
  );
}

type EditProps = { readonly post: ListedPost; readonly onClose: () => void };

/** Reads the post first: the list has it without its content. */
export function EditPostWindow({ post: { id, slug }, onClose }: EditProps) {
  const query = usePost(slug);
  const { edit } = useSavePost();
  return (
    <WritingWindow
      title={BLOG.edit}
      subject={`post:${id}`}
      fields={postFields}
      saved={query.data && writtenIn(query.data)}
      readSaved={readPost}
      waiting={
        <QueryFaces query={query} failure={BLOG.postFailed}>
          {() => null}
        </QueryFaces>
      }
      onClose={onClose}
    >
      {(writing) => (
        <PostForm writing={writing} save={(body, version) => edit.mutateAsync({ params: { id }, body, version })} />
      )}
    </WritingWindow>
  );
}

function readPost(current: unknown): Written<PostFields> | undefined {
  const { data } = postShape.safeParse(current);
  return data && writtenIn(data);
}

function writtenIn(post: Post): Written<PostFields> {
  return { fields: fieldsOfPost(post), version: post.version };
}
