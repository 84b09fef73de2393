import { cp, readFile } from 'node:fs/promises'
import { extname, join, normalize, sep } from 'node:path'
import type { Plugin } from 'vite'
import { composeTexts, textsOfFile, writeComposedTexts } from '../i18n/compose.ts'
import { isTextFile } from '../i18n/files.ts'
import { writeTyping } from '../i18n/typing.ts'

const MIME_TYPES: Readonly<Record<string, string>> = {
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.mp3': 'audio/mpeg',
  '.ogg': 'audio/ogg',
  '.webm': 'video/webm',
  '.mp4': 'video/mp4',
}

/** What stands at `/assets/<path>`: a composed text file, a file of assets/, or nothing. */
async function readAsset(path: string): Promise<Buffer | string | undefined> {
  const [, rooms, language] = /^i18n\/(rooms\/)?([a-z]{2})\.json$/.exec(path) ?? []
  if (language !== undefined)
    return JSON.stringify(textsOfFile(composeTexts('.'), language, rooms ? 'rooms' : 'everybody'))
  const file = normalize(join('assets', path))
  if (!file.startsWith(`assets${sep}`)) return undefined
  return readFile(file).catch(() => undefined)
}

/**
 * The platform's own look at `/assets`: served as it lies while developing (texts composed at each request, the page
 * reloads when one is saved), copied to dist/assets by the build.
 */
export function assets(): Plugin {
  let isBuild = false
  return {
    name: 'waymark-assets',
    configResolved({ command }) {
      isBuild = command === 'build'
    },
    configureServer(server) {
      server.middlewares.use('/assets', (request, response, next) => {
        // each tenant has its own, which the server knows
        if (request.url?.startsWith('/i18n/customTranslate.json')) {
          next()
          return
        }
        const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname).slice(1)
        readAsset(path).then((content) => {
          if (content === undefined) {
            response.statusCode = 404
            response.end()
            return
          }
          response.setHeader('content-type', MIME_TYPES[extname(path)] ?? 'application/octet-stream')
          response.setHeader('cache-control', 'no-store')
          response.end(content)
        }, next)
      })
      server.watcher.on('all', (_event, file) => {
        if (!isTextFile(file)) return
        void writeTyping('.').then(() => server.ws.send({ type: 'full-reload' }))
      })
    },
    async closeBundle() {
      // a server that ends while developing closes its bundle, too
      if (!isBuild) return
      await cp('assets', 'dist/assets', { recursive: true })
      await writeComposedTexts('.', 'dist/assets/i18n')
    },
  }
}
