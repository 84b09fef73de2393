import type { Plugin } from 'vite'
import { DEMO_TENANTS } from '#server/demo/tenants.ts'
import { servePages } from './serve-pages.ts'

export const CATALOGUE_PATH = '/catalogue'

const TENANTS = JSON.stringify(
  DEMO_TENANTS.map(({ name, look }) => ({
    name,
    title: look.title,
    colours: {
      mainColorOne: look.colourOne,
      mainColorTwo: look.colourTwo,
      mainColorThree: look.colourThree,
      mainColorThreeLighten: look.colourThreeLighten,
    },
  })),
)

/** Serves the catalogue of `src/ui` while developing; the build, which reads vite.config.ts alone, knows nothing of it. */
export function serveCatalogue(): Plugin {
  return {
    name: 'waymark-catalogue',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use(`${CATALOGUE_PATH}/tenants.json`, (_request, response) => {
        response.setHeader('content-type', 'application/json; charset=utf-8')
        response.end(TENANTS)
      })
      servePages(server, {
        [CATALOGUE_PATH]: 'src/catalogue/catalogue.html',
        [`${CATALOGUE_PATH}/frame`]: 'src/catalogue/frame.html',
      })
    },
  }
}
