import type { ChildProcess } from 'node:child_process'
import { dirname, join, resolve } from 'node:path'
import { createServer, type ViteDevServer } from 'vite'
import { watchScenes } from '#server/intake/watch-scenes.ts'
import { CATALOGUE_PATH, serveCatalogue } from './gallery/serve-catalogue.ts'
import { GALLERY_PATH, serveGallery } from './gallery/serve-gallery.ts'
import { writeComposedTexts } from './i18n/compose.ts'
import { livePages } from './product/live-pages.ts'
import { isServerReady, waitingPage } from './product/waiting-page.ts'
import { runWatched } from './product/watched-server.ts'
import { readOptions, WrongOption } from './scenes/options.ts'
import { watchedPlaces, type WatchedPlaces } from './scenes/places.ts'
import { findingLines } from './scenes/report.ts'
import { runQuietly } from './setup/run.mjs'

/**
 * `npm run dev`: the server restarts and the page reloads by themselves when a file is saved; a saved scene shows without
 * a reload. Vite answers at one address and hands what belongs to the server on to it. `--scenes <folder>` watches
 * another folder than this repository's own.
 */
const pagePort = Number(process.env.PORT || 3000)
if (!Number.isInteger(pagePort) || pagePort < 1 || pagePort > 65_534) {
  stopWith(
    `PORT is "${process.env.PORT ?? ''}"; a number from 1 to 65534 is meant, the server takes the next one.`,
  )
}
const serverPort = pagePort + 1
const page = `http://localhost:${pagePort}`
const serverOrigin = `http://localhost:${serverPort}`

/** Written by builds and by the server, thousands of files at a time: no page is made of them. */
const NO_PAGES = ['.cache', '.data', 'dist', 'scenes'].map((folder) => `**/${folder}/**`)

// Vite and the server decide by it what they do; one that a shell or a build has set to production would hide every save
process.env.NODE_ENV = 'development'
process.env.WAYMARK_DEV_SERVER = serverOrigin
const { places, dataFolder } = placesSaid()
const dist = dirname(places.outDir)
const gallery = serveGallery(places.outDir)
const waiting = waitingPage(() => isServerReady(serverOrigin))
const vite = await serve()
const pages = livePages(vite.ws)
let server: ChildProcess | undefined
let starting: Promise<void> | undefined
console.log(`Waymark for developers: ${page} shows when it is ready.`)

const launchPage = buildLaunchPage()
/** What the build before found: it is not printed twice. */
let printed = ''
const stopWatching = watchScenes(places, {
  onSaved: pages.reportSaved,
  onBegun: pages.begin,
  onBuilt: (result) => {
    const { findings, made } = result
    const lines = findingLines(findings).join('\n')
    if (lines !== printed) console.log(lines)
    printed = lines
    console.log(`Scenes built, ${made} pictures made anew.`)
    pages.check(findings)
    gallery.show(result).catch((error: unknown) => console.error('The gallery could not be laid out', error))
    startServer()
  },
  onBroken: (error) => {
    console.error('The scenes could not be built', error)
    pages.reportBroken(error)
    startServer()
  },
})

/** Once, after the first build: the adventures are there when the server says that it is ready. */
function startServer(): void {
  starting ??= Promise.all([launchPage, writeTexts()]).then(runServer)
}

/** What the product says: the server compares a tenant's own wording with it. */
function writeTexts(): Promise<void> {
  return writeComposedTexts('.', join(dist, 'assets/i18n'))
}

function runServer(): void {
  waiting.enter('Starting the server')
  server = runWatched('server/main.ts', serverSettings(), ({ kind }) => {
    // the players' copy of a saved scene is there only when the server says so
    if (kind === 'published') pages.renew()
    else void stop(1)
  })
  server.on('exit', (code) => {
    process.exitCode ??= code ?? 0
    stopWatching()
    void vite.close()
  })
  // the server says when it is ready, and where
  console.log(`Starting the server at ${serverOrigin}.`)
  console.log(`The designers' gallery of scenes: ${page}${GALLERY_PATH}`)
  console.log(`The catalogue of components: ${page}${CATALOGUE_PATH}`)
}

function serverSettings(): NodeJS.ProcessEnv {
  return {
    ...process.env,
    ...ownData(),
    PORT: String(serverPort),
    PUBLIC_URL: process.env.PUBLIC_URL || page,
    CONTENT_URL: process.env.CONTENT_URL || `http://127.0.0.1:${serverPort}`,
    WAYMARK_DIST: dist,
    // pages get it from there, too: a build would be another one, or none
    WAYMARK_ASSETS: resolve('assets'),
    WAYMARK_SCENES: resolve(places.scenesDir),
  }
}

/** Anyone who names a database means that one. */
function ownData(): Record<string, string> {
  if (dataFolder === null || process.env.DATABASE_URL || process.env.WAYMARK_DATA) return {}
  console.log(
    `The adventures of ${resolve(places.scenesDir)} have a database of their own, in ${dataFolder}: what was played in others stays as it is, and the demo accounts begin here.`,
  )
  return { WAYMARK_DATA: dataFolder }
}

function placesSaid(): WatchedPlaces {
  try {
    return watchedPlaces(readOptions(process.argv.slice(2), { command: 'npm run dev' }))
  } catch (error) {
    if (!(error instanceof WrongOption)) throw error
    return stopWith(error.message)
  }
}

/** In a process of its own, for a build belongs to production. The content host serves it from there; who works on it starts anew. */
async function buildLaunchPage(): Promise<void> {
  const args = ['build', '--mode', 'launch', '--logLevel', 'warn', '--outDir', join(dist, 'launch')]
  await runQuietly(process.execPath, ['node_modules/vite/bin/vite.js', ...args], {
    env: { NODE_ENV: 'production' },
    doing: 'Building the page that packages run in',
    failed: 'The page that packages run in could not be built; see above.',
  }).catch((error: unknown) => stopWith(error instanceof Error ? error.message : String(error)))
}

async function serve(): Promise<ViteDevServer> {
  const server = await createServer({
    plugins: [waiting.plugin, gallery.plugin, serveCatalogue()],
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
  server?.kill('SIGTERM')
  await vite.close()
  process.exit()
}

process.once('SIGINT', () => void stop())
process.once('SIGTERM', () => void stop())
