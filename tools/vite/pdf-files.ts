import { cp, mkdir, readFile } from 'node:fs/promises'
import { extname, join, normalize, sep } from 'node:path'
import type { Plugin } from 'vite'

const PACKAGE = 'node_modules/pdfjs-dist'
const OUT = 'dist/assets/pdf'
/** What pdf.js fetches by itself, by its name at `/assets/pdf`. */
const FILES: Readonly<Record<string, string>> = {
  'pdf.worker.min.mjs': 'build/pdf.worker.min.mjs',
  cmaps: 'cmaps',
  standard_fonts: 'standard_fonts',
  wasm: 'wasm',
  iccs: 'iccs',
}
/** Types that matter to a browser. */
const TYPES: Readonly<Record<string, string>> = { '.mjs': 'text/javascript', '.wasm': 'application/wasm' }

/** Serves the worker, letter tables and fonts of pdf.js from our own origin, the copy of the version that is installed. */
export function pdfFiles(): Plugin {
  let isBuild = false
  return {
    name: 'waymark-pdf-files',
    configResolved({ command }) {
      isBuild = command === 'build'
    },
    configureServer(server) {
      server.middlewares.use('/assets/pdf', (request, response, next) => {
        const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname).slice(1)
        readPackaged(path).then((content) => {
          if (content === undefined) {
            next()
            return
          }
          response.setHeader('content-type', TYPES[extname(path)] ?? 'application/octet-stream')
          response.end(content)
        }, next)
      })
    },
    async closeBundle() {
      if (!isBuild) return
      await mkdir(OUT, { recursive: true })
      for (const [name, from] of Object.entries(FILES)) {
        await cp(join(PACKAGE, from), join(OUT, name), { recursive: true })
      }
    },
  }
}

async function readPackaged(path: string): Promise<Buffer | undefined> {
  const [first = '', ...rest] = path.split('/')
  const from = FILES[first]
  if (from === undefined) return undefined
  const file = normalize(join(PACKAGE, from, ...rest))
  if (!file.startsWith(normalize(`${PACKAGE}${sep}`))) return undefined
  return readFile(file).catch(() => undefined)
}
