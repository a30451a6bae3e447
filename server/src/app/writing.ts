import type { PictureFiles } from '../adapters/picture-files.ts';
import type { PictureMaker } from '../adapters/picture-maker.ts';
import type { SiteFiles } from '../adapters/site-files/site-files.ts';
import { blogRoutes } from '../features/content/blog/blog.routes.ts';
import { createBlog } from '../features/content/blog/blog.service.ts';
import { featureBoxesRoutes } from '../features/content/feature-boxes/feature-boxes.routes.ts';
import { createFeatureBoxes } from '../features/content/feature-boxes/feature-boxes.service.ts';
import { galleriesRoutes } from '../features/content/galleries/galleries.routes.ts';
import { createGalleries } from '../features/content/galleries/galleries.service.ts';
import { homepageRoutes } from '../features/content/homepage/homepage.routes.ts';
import { createHomepage } from '../features/content/homepage/homepage.service.ts';
import { lookRoutes } from '../features/content/look/look.routes.ts';
import { createLook } from '../features/content/look/look.service.ts';
import { menuRoutes } from '../features/content/menu/menu.routes.ts';
import { createMenu } from '../features/content/menu/menu.service.ts';
import { pagesRoutes } from '../features/content/pages/pages.routes.ts';
import { createPages } from '../features/content/pages/pages.service.ts';
import { redirectsRoutes } from '../features/content/redirects/redirects.routes.ts';
import { createRedirects } from '../features/content/redirects/redirects.service.ts';
import type { LocaleContext } from '../http/locale-context.ts';
import type { Basics } from './basics.ts';
import type { Memory } from './memory.ts';

type WritingNeeds = Basics & {
  readonly pictures: PictureFiles;
  readonly pictureMaker: PictureMaker;
  readonly files: SiteFiles;
  readonly secret: string;
  readonly memory: Memory;
  /** Makes the pictures that show what is published; to be called when that changes. */
  readonly preparePictures: () => Promise<void>;
  /** Whether visitors find a page or a document at a path. */
  readonly hasPage: (address: string) => Promise<boolean>;
};

/** The site's content: articles, pages, galleries, the home page, the menu, old addresses, and how it all looks. */
export function createWriting(needs: WritingNeeds) {
  const { pictures, pictureMaker, files, secret, memory, preparePictures, hasPage, ...basics } = needs;
  const pages = createPages(basics);
  const blog = createBlog({ ...basics, mayCache: memory.mayCache });
  memory.onForget(blog.forget);
  const redirects = createRedirects({ ...basics, files, hasPage, readCached: memory.createReadCache<boolean>(1) });
  const hasPosts = async (locale: LocaleContext) => (await blog.list({ page: 1, limit: 1 }, locale)).total > 0;
  return {
    listPublicPages: pages.listPublic,
    changePosts: blog.change,
    /** Where the addresses of the site that was here before lead. */
    oldAddresses: redirects,
    handlers: {
      blog: blogRoutes(blog),
      featureBoxes: featureBoxesRoutes(createFeatureBoxes({ ...basics, pictures })),
      galleries: galleriesRoutes(createGalleries(basics)),
      homepage: homepageRoutes(createHomepage({ ...basics, pictures, onHeroChanged: preparePictures })),
      look: lookRoutes(createLook({ ...basics, pictureMaker, files, secret, onPublished: preparePictures })),
      menu: menuRoutes(createMenu({ ...basics, hasPosts })),
      pages: pagesRoutes(pages),
      redirects: redirectsRoutes(redirects),
    },
  };
}
