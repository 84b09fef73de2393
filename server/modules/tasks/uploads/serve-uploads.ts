import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { ByteLengthQueuingStrategy } from 'node:stream/web'
import { Server } from '@tus/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { UPLOAD_HEADERS, UPLOADS_PATH } from '#shared/contract/uploads.ts'
import { notFound, signedOut } from '#server/http/problem.ts'
import type { Services } from '#server/http/request.ts'
import { admit, API_BASE } from '#server/http/serve.ts'
import { beginUpload, type Beginning } from './begin-upload.ts'
import { mustHandIn } from './must-hand-in.ts'
import { dropUpload, findUpload, type UploadRow } from './rows.ts'
import { problemOfTus } from './tus-problem.ts'
import { uploadLocker } from './tus-locker.ts'
import { UploadStore } from './tus-store.ts'
import { keyOf } from './upload-key.ts'

const Params = z.object({ attemptId: z.uuid(), uploadId: z.optional(z.uuid()) })

const BYTES = 'application/offset+octet-stream'
/** How much of a body is read ahead of the disk. */
const AHEAD_BYTES = 256 * 1024
/** What tus reads of a request. */
const ASKED = ['content-type', 'content-length', 'tus-resumable']

const METHODS = ['POST', 'HEAD', 'PATCH', 'DELETE'] as const

/** How an attempt gets its files: by tus, behind the same session, anti-forgery token and limits as every other call. */
export function serveUploads(app: FastifyInstance, services: Services): void {
  const { db, clock, files } = services
  const beginnings = new WeakMap<Request, Beginning>()
  const failures = new WeakMap<Request, unknown>()
  const tus = new Server({
    path: '/',
    datastore: new UploadStore(db, files),
    locker: uploadLocker(db, clock),
    maxSize: files.most.file,
    // ms until one that was told to let go does
    lockDrainTimeout: 50,
    namingFunction: (request) => new URL(request.url).pathname.slice(1),
    getFileIdFromRequest: (request) => new URL(request.url).pathname.slice(1),
    generateUrl: (request) => request.headers.get('x-location') ?? '',
    onUploadCreate: async (request, upload) => {
      const beginning = beginnings.get(request)
      if (!beginning) throw notFound()
      await beginUpload(db, files, upload, beginning)
      return {}
    },
    onResponseError: (request, error) => {
      failures.set(request, error)
      return undefined
    },
  })

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const method = METHODS.find((one) => one === request.method) ?? 'HEAD'
    const visit = await admit(
      { method, path: UPLOADS_PATH, who: 'signed-in', rate: method === 'HEAD' ? 'read' : 'write' },
      request,
      reply,
      services,
    )
    const { player } = visit
    if (!player) throw signedOut()
    const params = z.safeParse(Params, request.params)
    if (!params.success) throw notFound()
    const { attemptId, uploadId } = params.data
    const task = await mustHandIn(attemptId, { ...visit.forHandler(), player })
    const place = { tenantId: player.tenantId, attemptId }
    const known = uploadId === undefined ? undefined : await findUpload(db, place, uploadId)
    // what was checked is not changed any more
    if (uploadId !== undefined && known?.checkedAt !== null) throw notFound()
    const id = uploadId ?? randomUUID()
    const asked = toTus(request, keyOf({ ...place, id }), `${request.url.split('?')[0] ?? ''}/${id}`)
    beginnings.set(asked, { ...task, now: visit.now })
    const answered = await tus.handleWeb(asked)
    if (answered.status >= 400)
      throw await refusal(failures.get(asked) ?? { status_code: answered.status }, known)
    for (const name of UPLOAD_HEADERS) {
      const value = answered.headers.get(name)
      if (value !== null) void reply.header(name, value)
    }
    return reply.code(answered.status).send()
  }

  /** Of what is longer than it said, nothing stays. */
  async function refusal(failure: unknown, known: UploadRow | undefined): Promise<unknown> {
    const problem = problemOfTus(failure)
    if (known && 'status' in problem && problem.status === 413) await dropUpload(db, files, known)
    return problem
  }

  app.register((scope, _options, done) => {
    scope.addContentTypeParser(BYTES, (_request, body, parsed) => {
      parsed(null, body)
    })
    const url = API_BASE + UPLOADS_PATH
    scope.route({ method: 'POST', url, handler: answer })
    scope.route({ method: ['HEAD', 'PATCH', 'DELETE'], url: `${url}/:uploadId`, handler: answer })
    done()
  })
}

/** The request as tus wants it; its path is the key of the upload. */
function toTus({ method, headers, body }: FastifyRequest, key: string, location: string): Request {
  const asked = new Headers({ 'x-location': location })
  for (const [name, value] of Object.entries(headers)) {
    if (typeof value === 'string' && (ASKED.includes(name) || name.startsWith('upload-')))
      asked.set(name, value)
  }
  const url = `http://uploads/${key}`
  if (!(body instanceof Readable)) {
    asked.delete('content-type')
    return new Request(url, { method, headers: asked })
  }
  const strategy = new ByteLengthQueuingStrategy({ highWaterMark: AHEAD_BYTES })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Node has this stream under two names
  const bytes = Readable.toWeb(body, { strategy }) as BodyInit
  // what flows has no end that could be waited for; the types do not know it yet
  const flowing = { duplex: 'half' }
  return new Request(url, { method, headers: asked, body: bytes, ...flowing })
}
