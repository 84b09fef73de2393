import type { Plugin, ViteDevServer } from 'vite'
import { GALLERY_RENEWED, GALLERY_SCENES } from '#shared/scene/gallery.ts'
import type { BuildResult } from '#server/intake/build-adventures.ts'
import { galleryOf } from './gallery-of.ts'
import { sizeReader } from './largest-pictures.ts'
import { servePages } from './serve-pages.ts'

export const GALLERY_PATH = '/gallery'

/** What stands at an address: the page, and the frame in it that holds the stage. */
const PAGES: Readonly<Record<string, string>> = {
  [GALLERY_PATH]: 'src/gallery/gallery.html',
  [`${GALLERY_PATH}/frame`]: 'src/gallery/frame.html',
}

interface GalleryServer {
  /** For the developer's Vite alone: vite.config.ts, which the build reads, knows nothing of it. */
  plugin: Plugin
  /** Hands out what a build has made, and tells the open pages. */
  show: (result: BuildResult) => Promise<void>
}

/** Serves the designers' gallery while developing. `servedFolder` is what stands at /scenes. */
export function serveGallery(servedFolder: string): GalleryServer {
  const sizeOf = sizeReader(servedFolder)
  let vite: ViteDevServer | null = null
  let scenes = 'null'
  let shown = 0
  return {
    plugin: {
      name: 'waymark-gallery',
      apply: 'serve',
      configureServer(server) {
        vite = server
        server.middlewares.use(GALLERY_SCENES, (_request, response) => {
          response.setHeader('content-type', 'application/json; charset=utf-8')
          response.setHeader('cache-control', 'no-store')
          response.end(scenes)
        })
        servePages(server, PAGES)
      },
    },
    async show(result) {
      shown += 1
      const build = shown
      const gallery = await galleryOf(result, sizeOf)
      // a later build was laid out sooner
      if (build !== shown) return
      scenes = JSON.stringify(gallery)
      vite?.ws.send({ type: 'custom', event: GALLERY_RENEWED })
    },
  }
}
