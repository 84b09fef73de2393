import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { WORKER_URL } from '#shared/domain/worker.ts'
import { ASK_AGAIN_S, LaterPictures, sizeOf } from './later-pictures.ts'
import { Problem } from './problem.ts'

const YEAR = { maxAge: '365d', immutable: true } satisfies Partial<FastifyStaticOptions>

/** Asked again each time, answered with 304 while it is the same. */
const FRESH = {
  cacheControl: false,
  setHeaders: (reply) => void reply.header('cache-control', 'no-cache'),
} satisfies Partial<FastifyStaticOptions>

/** A name that changes with its content, or a folder's that does; dist/scenes holds nothing else, and nothing else is served. */
const HASHED_ART =
  /\/[^/]+\.[0-9a-f]{8,}(\/[^/]+)?\.(webp|png|jpg|svg|webm|mp4|mp3|ogg|pdf|vtt|m3u8|ts|m4s|aac)$/
/** A chapter of a book. */
const CHAPTER = /\/[^/]+\.[0-9a-f]{8,}\/c\d+\.json$/

/** Nobody's secret, and drawn by clients on other origins too. */
const ANY_ORIGIN = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
} as const

/** A WebP that may have an AVIF beside it (server/intake/lighten-art.ts). */
const LIGHTENED = /^\/scenes\/([^/]+\.[0-9a-f]{8,})\.webp$/
/** As the intake writes names: nothing in it leads elsewhere, and nothing is written otherwise than it is. */
const PLAIN = /^\/scenes\/([\w-]+(?:\.[\w-]+)*(?:\/[\w-]+(?:\.[\w-]+)*)?)$/

/** Where the art of one tenant lies, besides what the release has. */
export type FindArt = (host: string) => Promise<string>

interface Found {
  file: string
  root: string
  isLighter: boolean
}

/**
 * What is sent in place of what the release has at an address: an AVIF that the browser reads, or what only the tenant has. Null where
 * the release's own file is, or nothing. Never rejects.
 */
async function findArt(
  request: FastifyRequest,
  root: string,
  artOf: FindArt,
  later: LaterPictures,
): Promise<Found | 'later' | null> {
  const path = request.url.split('?')[0] ?? ''
  const lighter = await lighterFile(request, path, root)
  if (lighter !== null) return { file: lighter, root, isLighter: true }
  const [, file] = PLAIN.exec(path) ?? []
  if (file === undefined || !isArt(path) || (await sizeOf(join(root, file))) > 0) return null
  const own = await artOf(request.hostname).catch(() => null)
  if (own === null || (await sizeOf(join(own, file))) === 0) {
    return (await later.isStillLeft(path, join(root, file))) ? 'later' : null
  }
  const lighterOwn = await lighterFile(request, path, own)
  return { file: lighterOwn ?? file, root: own, isLighter: lighterOwn !== null }
}

/** The AVIF beside a WebP, where there is one and the browser reads it. */
async function lighterFile(request: FastifyRequest, path: string, root: string): Promise<string | null> {
  const [, name] = LIGHTENED.exec(path) ?? []
  if (name === undefined || !request.headers.accept?.includes('image/avif')) return null
  const file = `${name}.avif`
  return (await sizeOf(join(root, file))) === 0 ? null : file
}

const isArt = (path: string): boolean => HASHED_ART.test(path) || CHAPTER.test(path)

/**
 * An AVIF is the browser's own: proxies keep the WebP alone, which everybody reads. Nothing varies by `Accept`, for the worker,
 * which asks for `*`/`*`, must find what an image has fetched.
 */
function sendFound(reply: FastifyReply, { file, root, isLighter }: Found): void {
  const cacheControl = `${isLighter ? 'private' : 'public'}, max-age=31536000, immutable`
  void reply
    .headers({ ...ANY_ORIGIN, 'cache-control': cacheControl })
    .sendFile(file, root, { cacheControl: false })
}

/** What the build made, below `dist`, and what was built of a tenant's own adventures. A part that was not built is not served. */
export async function serveFiles(app: FastifyInstance, dist: string, artOf: FindArt): Promise<void> {
  // the intake fills it while the server runs
  mkdirSync(join(dist, 'scenes'), { recursive: true })
  await serveFolder(app, '/bundle/', join(dist, 'client/bundle'), { ...YEAR, preCompressed: true })
  await app.register(async (scope) => {
    const root = join(dist, 'scenes')
    const later = new LaterPictures(dist)
    // by callback: a hook whose promise settles on a reply that the browser gave up would go on to the WebP
    scope.addHook('preHandler', (request, reply, done) => {
      void findArt(request, root, artOf, later).then((found) => {
        // nobody is there any more to be answered
        if (reply.raw.destroyed) return
        if (found === null) done()
        else if (found === 'later') {
          void reply.header('cache-control', 'no-store')
          done(new Problem(503, 'busy', { retryAfter: ASK_AGAIN_S }))
        } else sendFound(reply, found)
      })
    })
    await serveFolder(scope, '/scenes/', root, {
      ...YEAR,
      setHeaders: (reply) => {
        for (const [name, value] of Object.entries(ANY_ORIGIN)) void reply.header(name, value)
      },
      allowedPath: isArt,
    })
  })
  await serveFolder(app, '/assets/', join(dist, 'assets'), FRESH)
  await serveFolder(app, '/translate/', join(dist, 'assets/i18n'), FRESH)
  // where it is missing, browsers that have one put it away (src/lib/worker.ts)
  if (existsSync(join(dist, 'worker'))) serveFile(app, WORKER_URL, join(dist, 'worker'), WORKER_URL.slice(1))
}

/** One file that keeps its name. */
function serveFile(app: FastifyInstance, address: string, root: string, name: string): void {
  app.get(address, (_request, reply) =>
    reply.header('cache-control', 'no-cache').sendFile(name, root, { cacheControl: false }),
  )
}

async function serveFolder(
  app: FastifyInstance,
  prefix: string,
  root: string,
  options: Partial<FastifyStaticOptions>,
): Promise<void> {
  if (!existsSync(root)) return
  await app.register(fastifyStatic, {
    ...options,
    root,
    prefix,
    index: false,
    dotfiles: 'deny',
    decorateReply: !app.hasReplyDecorator('sendFile'),
  })
}
