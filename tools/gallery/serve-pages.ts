import { readFile } from 'node:fs/promises'
import type { ViteDevServer } from 'vite'

/** Serves pages for designers and developers at their addresses: paths of the site, and their files in this repository. */
export function servePages(server: ViteDevServer, pages: Readonly<Record<string, string>>): void {
  server.middlewares.use((request, response, next) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const page = pages[pathname.replace(/\/$/, '')]
    if (page === undefined) {
      next()
      return
    }
    readFile(page, 'utf8')
      .then((html) => server.transformIndexHtml(`/${page}`, html))
      .then((html) => {
        response.setHeader('content-type', 'text/html; charset=utf-8')
        response.end(html)
      }, next)
  })
}
