import { WORKER_CACHES, type Build } from '#shared/domain/worker.ts'
import { copyOf, isWorthKeeping } from './cached-copies.ts'
import type { Playing } from './playing.ts'
import type { WorkerScope } from './scope.ts'

/** What a build consists of; tools/vite/shell-files.ts lists it. */
export interface ShellFiles {
  build: Build
  /** What every page begins with, as addresses: without all of it there is no worker. */
  start: readonly string[]
  /** What opens every map besides: without all of it no new version takes the place of one that opens the last map. */
  map: readonly string[]
  /** The other pages, and what tasks are played with. */
  rest: readonly string[]
}

export interface Shell {
  /**
   * Keeps what comes first: the start, and the map where an earlier version may have it. Rejects where a file does not come: the
   * browser tries again later.
   */
  install: () => Promise<void>
  /** Forgets older builds, but not the one that answered until now: pages of it may still be open. */
  forgetOld: () => Promise<void>
  /** Keeps those of its files that a page has fetched already: they come from the browser's own cache. Never rejects. */
  keepSeen: (addresses: readonly string[]) => Promise<void>
  /** Keeps the map and the rest, as far as they come. */
  fill: () => Promise<void>
  /** A file of this build or the one before it, be it lost here; else as the server answers. */
  file: (request: Request) => Promise<Response>
  document: () => Promise<Response | undefined>
  /** The same while it is known that a player is here whom the server wrote it for, and no newer build has been seen. Never rejects. */
  playersDocument: () => Promise<Response | undefined>
  /**
   * Called before the server is asked for it.
   * @returns keeps it. One of another build leads to files that are not here: from then on the server's comes first. Never rejects
   */
  expectDocument: () => (response: Response) => Promise<void>
}

const DOCUMENT = '/'
const SHELL = `${WORKER_CACHES}shell:`
/** Where it is written which build answers: one that came in between may have waited until it was outdated. */
const ANSWERING = `${WORKER_CACHES}answering`
/** The page that the worker is installed beside has the link to itself as good as before. */
const AT_A_TIME = 2

export function openShell(scope: WorkerScope, files: ShellFiles, playing: Playing): Shell {
  const { caches } = scope
  const own = SHELL + files.build
  const addressOf = (path: string) => new URL(path, scope.location.origin).href
  const listed = new Set([...files.start, ...files.map, ...files.rest].map(addressOf))

  const shellNames = async (): Promise<string[]> =>
    (await caches.keys()).filter((name) => name.startsWith(SHELL))

  async function anyCopy(address: string): Promise<Response | undefined> {
    const mine = await copyOf(await caches.open(own), address)
    if (mine) return mine
    for (const name of (await shellNames()).filter((other) => other !== own)) {
      const copy = await copyOf(await caches.open(name), address)
      if (copy) return copy
    }
    return undefined
  }

  /** The server may bring the next build meanwhile. */
  async function isOwn(document: Response): Promise<boolean> {
    return (await document.clone().text()).includes(`src="${files.build}"`)
  }

  /** Whole or not at all: where there is no room, no file of the build goes for another. */
  async function put(path: string, response: Response): Promise<void> {
    await (await caches.open(own)).put(path, response)
  }

  async function bring(path: string): Promise<void> {
    const isDocument = path === DOCUMENT
    // the name of a file changes with its content, the document's does not
    const known = isDocument ? undefined : await anyCopy(path)
    const note = isDocument ? playing.expect() : undefined
    const response = known ?? (await scope.fetch(path, { cache: isDocument ? 'no-cache' : 'default' }))
    const isWhole = known !== undefined || isFileOf(path, response)
    if (!isWhole || (isDocument && !(await isOwn(response)))) throw new Error(`${path} did not come`)
    await put(path, response)
    await note?.(response)
  }

  const document = async (): Promise<Response | undefined> => copyOf(await caches.open(own), DOCUMENT)

  /** As far as they come; those that are there already stay as they are. */
  async function bringMissing(paths: readonly string[]): Promise<void> {
    const cache = await caches.open(own)
    await eachOf(paths, async (path) => {
      if (!(await copyOf(cache, path))) await bring(path).catch(() => undefined)
    })
  }

  /** What an older build has under the same names is taken over without the link: that build goes, and the link may be slow for long. */
  async function keepKnown(paths: readonly string[]): Promise<void> {
    await eachOf(paths, async (path) => {
      const copy = await anyCopy(path)
      if (copy) await put(path, copy).catch(() => undefined)
    })
  }

  return {
    async install() {
      const isFirst = (await shellNames()).every((name) => name === own)
      await eachOf([...files.start, ...(isFirst ? [] : files.map), DOCUMENT], bring)
      await keepKnown(files.rest)
    },
    async forgetOld() {
      const names = await shellNames()
      // one that is newer is just being brought
      const older = names.slice(0, names.indexOf(own))
      const answering = await caches.open(ANSWERING)
      const said = await (await copyOf(answering, DOCUMENT))?.text()
      const former = older.find((name) => name === said) ?? older.at(-1)
      await Promise.all(older.filter((name) => name !== former).map((name) => caches.delete(name)))
      await answering.put(DOCUMENT, new Response(own))
    },
    keepSeen: (addresses) => bringMissing(addresses.filter((address) => listed.has(address))).catch(() => {}),
    fill: () => bringMissing([...files.map, ...files.rest]),
    async file(request) {
      const copy = await anyCopy(request.url).catch(() => undefined)
      if (copy) return copy
      const response = await scope.fetch(request)
      if (listed.has(request.url) && isFileOf(request.url, response)) {
        const healed = response.clone()
        await put(request.url, healed).catch(() => undefined)
      }
      return response
    },
    document,
    async playersDocument() {
      const [isKnown, copy] = await Promise.all([playing.isKnown(), document().catch(() => undefined)])
      return isKnown ? copy : undefined
    },
    expectDocument() {
      const note = playing.expect()
      return async (response) => {
        if (!(await isOwn(response))) {
          await playing.forget()
          return
        }
        await put(DOCUMENT, response).catch(() => undefined)
        await note(response)
      }
    },
  }
}

/** A page that stands in for a file is none: anyone who answers so is not our server. */
function isFileOf(path: string, response: Response): boolean {
  const isPage = response.headers.get('content-type')?.includes('text/html') ?? false
  return isWorthKeeping(response) && isPage === (path === DOCUMENT)
}

async function eachOf(paths: readonly string[], work: (path: string) => Promise<void>): Promise<void> {
  const left = [...paths]
  async function worker(): Promise<void> {
    for (let path = left.shift(); path !== undefined; path = left.shift()) await work(path)
  }
  await Promise.all(Array.from({ length: AT_A_TIME }, worker))
}
