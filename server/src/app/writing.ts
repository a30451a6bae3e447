import type { PictureFiles } from '../adapters/picture-files.ts';
import { blogRoutes } from '../features/content/blog/blog.routes.ts';
import { createBlog } from '../features/content/blog/blog.service.ts';
import { featureBoxesRoutes } from '../features/content/feature-boxes/feature-boxes.routes.ts';
import { createFeatureBoxes } from '../features/content/feature-boxes/feature-boxes.service.ts';
import { galleriesRoutes } from '../features/content/galleries/galleries.routes.ts';
import { createGalleries } from '../features/content/galleries/galleries.service.ts';
import { homepageRoutes } from '../features/content/homepage/homepage.routes.ts';
import { createHomepage } from '../features/content/homepage/homepage.service.ts';
import { menuRoutes } from '../features/content/menu/menu.routes.ts';
import { createMenu } from '../features/content/menu/menu.service.ts';
import { pagesRoutes } from '../features/content/pages/pages.routes.ts';
import { createPages } from '../features/content/pages/pages.service.ts';
import type { LocaleContext } from '../http/locale-context.ts';
import type { Basics } from './basics.ts';
import type { Memory } from './memory.ts';

type WritingNeeds = Basics & { readonly pictures: PictureFiles; readonly memory: Memory };

/** The site's content: articles, pages, galleries, the home page and the menu. */
export function createWriting({ pictures, memory, ...basics }: WritingNeeds) {
  const pages = createPages(basics);
  const blog = createBlog({ ...basics, mayCache: memory.mayCache });
  memory.onForget(blog.forget);
  const hasPosts = async (locale: LocaleContext) => (await blog.list({ page: 1, limit: 1 }, locale)).total > 0;
  return {
    listPublicPages: pages.listPublic,
    changePosts: blog.change,
    handlers: {
      blog: blogRoutes(blog),
      featureBoxes: featureBoxesRoutes(createFeatureBoxes({ ...basics, pictures })),
      galleries: galleriesRoutes(createGalleries(basics)),
      homepage: homepageRoutes(createHomepage({ ...basics, pictures })),
      menu: menuRoutes(createMenu({ ...basics, hasPosts })),
      pages: pagesRoutes(pages),
    },
  };
}
