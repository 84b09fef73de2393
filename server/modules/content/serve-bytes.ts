import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import {
  AdventureFolder,
  CONTENT_BLOBS_PATH,
  FilePath,
  LARGEST_CONTENT_FILE,
} from '#shared/contract/content.ts'
import type { Caller } from '#shared/contract/endpoint.ts'
import { AddressNumber } from '#shared/contract/fields.ts'
import { HOUR_MS } from '#shared/domain/durations.ts'
import { MAKERS } from '#shared/domain/roles.ts'
import { mustNotWait } from '#server/http/must-wait.ts'
import { notFound, Problem, refusedField, signedOut } from '#server/http/problem.ts'
import type { Services } from '#server/http/request.ts'
import { admit, API_BASE } from '#server/http/serve.ts'
import { countTry, mostIn } from '#server/lib/throttle.ts'
import { isMaker } from '#server/policies/must-translate.ts'
import { takeBlob } from './receive.ts'
import { sendFile, sendLibraryFile, sendVersionFile, sendZip } from './send-files.ts'
import { mustSeePicture } from './translations.ts'
import type { MakerVisit } from './visit.ts'
import { LARGEST_ZIP, takeZip } from './zip-in.ts'

/** As browsers call a zip; where they know none, they call it bytes. */
const BYTES = ['application/octet-stream', 'application/zip', 'application/x-zip-compressed']
/** Unpacking costs more than any other call of a designer. */
const ZIP_POLICY = mostIn(HOUR_MS, 120)

const ZIP_PATH = '/v2/content/:folder/zip'
const FILE_PATH = '/v2/content/:folder/file'
const FolderParams = z.object({ folder: AdventureFolder })
const ZipQuery = z.strictObject({ revision: z.coerce.number().check(z.int(), z.gte(0)) })
const FileQuery = z.strictObject({
  path: FilePath,
  of: z.optional(z.union([z.literal('library'), AddressNumber])),
})

/** Calls whose body or answer is a file, behind the same session, anti-forgery token and limits as every other. */
export function serveContentBytes(app: FastifyInstance, services: Services): void {
  async function makerOf(
    method: 'GET' | 'POST',
    path: `/${string}`,
    request: FastifyRequest,
    reply: FastifyReply,
    who: Caller = MAKERS,
  ): Promise<MakerVisit> {
    const rate = method === 'GET' ? 'read' : 'write'
    const visit = await admit({ method, path, who, rate }, request, reply, services)
    if (!visit.player) throw signedOut()
    return { ...visit.forHandler(), player: visit.player }
  }

  app.get(API_BASE + ZIP_PATH, { exposeHeadRoute: false }, async (request, reply) =>
    sendZip(folderOf(request), reply, await makerOf('GET', ZIP_PATH, request, reply)),
  )

  app.get(API_BASE + FILE_PATH, { exposeHeadRoute: false }, async (request, reply) => {
    const visit = await makerOf('GET', FILE_PATH, request, reply, 'signed-in')
    const { data } = FileQuery.safeParse(request.query)
    if (!data) throw notFound()
    const { path, of } = data
    const folder = folderOf(request)
    if (!isMaker(visit.player)) {
      if (of !== undefined) throw notFound()
      await mustSeePicture(folder, path, visit)
    }
    if (of === undefined) return sendFile(folder, path, reply, visit)
    if (of === 'library') return sendLibraryFile(folder, path, reply, visit)
    return sendVersionFile(folder, path, of, reply, visit)
  })

  app.register((scope, _options, done) => {
    scope.addContentTypeParser(BYTES, (_request, body, parsed) => {
      parsed(null, body)
    })
    scope.post(API_BASE + CONTENT_BLOBS_PATH, async (request, reply) => {
      const visit = await makerOf('POST', CONTENT_BLOBS_PATH, request, reply)
      return heard(request, reply, () =>
        takeBlob(bodyOf(request, LARGEST_CONTENT_FILE), LARGEST_CONTENT_FILE, visit),
      )
    })
    scope.post(API_BASE + ZIP_PATH, async (request, reply) => {
      const visit = await makerOf('POST', ZIP_PATH, request, reply)
      const { tenantId, id } = visit.player
      mustNotWait(
        await countTry(services.db, { tenantId, subject: `content zip ${id}` }, ZIP_POLICY, visit.now),
      )
      return heard(request, reply, () => {
        const { data } = ZipQuery.safeParse(request.query)
        if (!data) throw refusedField('revision', 'is missing')
        return takeZip(bodyOf(request, LARGEST_ZIP), { folder: folderOf(request), ...data }, visit)
      })
    })
    done()
  })
}

/** Answers; where it refuses, nobody reads what is still to come. */
async function heard(
  request: FastifyRequest,
  reply: FastifyReply,
  work: () => Promise<unknown>,
): Promise<FastifyReply> {
  try {
    return await reply.send(await work())
  } catch (error) {
    if (!request.raw.complete) void reply.header('connection', 'close')
    throw error
  }
}

/** @throws Problem 404 for what can be no folder */
function folderOf({ params }: FastifyRequest): string {
  const { data } = FolderParams.safeParse(params)
  if (!data) throw notFound()
  return data.folder
}

/** @throws Problem 413 before anything is read, 422 without a body */
function bodyOf({ headers, body }: FastifyRequest, most: number): Readable {
  if (Number(headers['content-length'] ?? 0) > most) throw new Problem(413, 'file-too-large')
  if (!(body instanceof Readable)) throw refusedField('file', 'is missing')
  return body
}
