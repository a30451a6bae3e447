import { type ListedPost, type Post, post as postShape } from '@approdo/shared/contract/content/blog';
import { QueryFaces } from '../../feedback/query-faces.tsx';
import { usePost, useSavePost } from '../../resources/use-posts.ts';
import { BLOG } from '../../texts/blog.ts';
import { type WritingKind, WritingWindow } from '../../writing/writing-window.tsx';
import { fieldsOfPost, NO_POST, type PostFields, postFields } from './post-fields.ts';
import { PostForm } from './post-form.tsx';

const POST: WritingKind<PostFields, Post> = {
  subject: 'post',
  translated: 'posts',
  titles: BLOG,
  shape: postShape,
  fields: postFields,
  blank: NO_POST,
  fieldsOf: fieldsOfPost,
};

type Props = { readonly post: ListedPost | undefined; readonly onClose: () => void };

/** Reads the post first: the list has it without its content. */
export function PostWindow({ post, onClose }: Props) {
  const query = usePost(post?.slug);
  const save = useSavePost(post?.id);
  return (
    <WritingWindow
      kind={POST}
      id={post?.id}
      saved={query.data}
      waiting={
        <QueryFaces query={query} failure={BLOG.postFailed}>
          {() => null}
        </QueryFaces>
      }
      onClose={onClose}
    >
      {(writing) => <PostForm writing={writing} save={save} />}
    </WritingWindow>
  );
}
