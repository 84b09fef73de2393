import { dirname, join } from 'node:path'
import { build, createServer, type ViteDevServer } from 'vite'
import { watchScenes } from '#server/intake/watch-scenes.ts'
import { GALLERY_PATH, serveGallery } from './gallery/serve-gallery.ts'
import { livePages } from './product/live-pages.ts'
import { runWatched } from './product/watched-server.ts'
import { watchedPlaces } from './scenes/places.ts'
import { findingLines } from './scenes/report.ts'

/**
 * `npm run dev`: the server restarts and the page reloads by themselves when a file is saved; a saved scene shows without
 * a reload. Vite answers at one address and hands what belongs to the server on to it. `--scenes <folder>` watches
 * another folder than this repository's own.
 */
const pagePort = Number(process.env.PORT ?? 3000)
if (!Number.isInteger(pagePort) || pagePort < 1 || pagePort > 65_534) {
  stopWith(
    `PORT is "${process.env.PORT ?? ''}"; a number from 1 to 65534 is meant, the server takes the next one.`,
  )
}
const serverPort = pagePort + 1
const page = `http://localhost:${pagePort}`

/** Written by builds and by the server, thousands of files at a time: no page is made of them. */
const NO_PAGES = ['.cache', '.data', 'dist', 'scenes'].map((folder) => `**/${folder}/**`)

process.env.WAYMARK_DEV_SERVER = `http://localhost:${serverPort}`
const places = watchedPlaces(process.argv.slice(2))
const gallery = serveGallery(places.outDir)
// the content host serves it from there; whoever works on it starts anew
await build({
  mode: 'launch',
  logLevel: 'warn',
  build: { outDir: join(dirname(places.outDir), 'launch') },
})
const vite = await serve()
const pages = livePages(vite.ws)

const server = runWatched(
  'server/main.ts',
  {
    ...process.env,
    PORT: String(serverPort),
    PUBLIC_URL: process.env.PUBLIC_URL ?? page,
    CONTENT_URL: process.env.CONTENT_URL ?? `http://127.0.0.1:${serverPort}`,
    WAYMARK_DIST: dirname(places.outDir),
  },
  // the players' copy of a saved scene is there only when the server says so
  ({ kind }) => {
    if (kind === 'published') pages.renew()
    else void stop(1)
  },
)
// the server says when it is ready, and where
console.log(`Starting Waymark for developers; its server listens at http://localhost:${serverPort}.`)
console.log(`The designers' gallery of scenes: ${page}${GALLERY_PATH}`)

/** What the build before found: it is not said twice. */
let told = ''
const stopWatching = watchScenes(places, {
  onSaved: pages.tellSaved,
  onBegun: pages.begin,
  onBuilt: (result) => {
    const { findings, made } = result
    const said = findingLines(findings).join('\n')
    if (said !== told) console.log(said)
    told = said
    console.log(`Scenes built, ${made} pictures made anew.`)
    pages.check(findings)
    gallery.show(result).catch((error: unknown) => console.error('The gallery could not be laid out', error))
  },
  onBroken: (error) => {
    console.error('The scenes could not be built', error)
    pages.tellBroken(error)
  },
})

async function serve(): Promise<ViteDevServer> {
  const server = await createServer({
    plugins: [gallery.plugin],
    server: { port: pagePort, watch: { ignored: NO_PAGES } },
  })
  try {
    return await server.listen()
  } catch (error) {
    await server.close()
    const isTaken = error instanceof Error && error.message.includes('already in use')
    return stopWith(
      isTaken ? `Port ${pagePort} is taken by another program; stop that one, or set PORT.` : String(error),
    )
  }
}

function stopWith(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}

async function stop(code = 0): Promise<void> {
  process.exitCode = code
  stopWatching()
  server.kill('SIGTERM')
  await vite.close()
  process.exit()
}

server.on('exit', (code) => {
  process.exitCode ??= code ?? 0
  stopWatching()
  void vite.close()
})
process.once('SIGINT', () => void stop())
process.once('SIGTERM', () => void stop())
