import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { TASKS_SERVER } from '#kinds/server.ts'
import { readPreviewAddress } from '#shared/contract/preview-address.ts'
import { UPLOADS_PATH } from '#shared/contract/uploads.ts'
import { LARGEST_FILE, sortOfName } from '#shared/domain/file-sorts.ts'
import type { PreviewFile } from '#server/db/preview-state.ts'
import { notFound, Problem, refusedField, signedOut } from '#server/http/problem.ts'
import type { Services } from '#server/http/request.ts'
import { admit, API_BASE } from '#server/http/serve.ts'
import { cleanName } from '#server/lib/files/clean-name.ts'
import { filesOf, isWhole } from './answer-uploads.ts'
import { changePlaying, type Playing, type PreviewVisit } from './playing.ts'
import { attemptOf } from './preview-attempts.ts'

const PATH: `/${string}` = `/v2/previews/:previewId/play${UPLOADS_PATH}`
const BYTES = 'application/offset+octet-stream'
const Params = z.object({ previewId: z.string(), attemptId: z.uuid(), uploadId: z.optional(z.uuid()) })
const Size = z.coerce.number().check(z.int(), z.gte(1))
const Offset = z.coerce.number().check(z.int(), z.gte(0))

/** Files in a preview come as real ones do, by tus; their bytes are counted and thrown away. */
export function servePreviewUploads(app: FastifyInstance, services: Services): void {
  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const method = request.method === 'HEAD' ? 'HEAD' : 'POST'
    const rate = method === 'HEAD' ? 'read' : 'write'
    const visit = await admit({ method, path: PATH, who: 'signed-in', rate }, request, reply, services)
    if (!visit.player) throw signedOut()
    const { data: params } = Params.safeParse(request.params)
    const address = readPreviewAddress(params?.previewId)
    if (!params || !address) throw notFound()
    const makers: PreviewVisit = { ...visit.forHandler(), player: visit.player }
    const change = <Answered>(work: (playing: Playing) => Answered): Promise<Answered> =>
      changePlaying(makers, address, work)
    const { attemptId, uploadId } = params
    void reply.header('tus-resumable', '1.0.0')
    if (uploadId === undefined) {
      const file = await change((playing) => beginFile(playing, attemptId, request.headers))
      return reply
        .code(201)
        .header('location', `${request.url.split('?')[0] ?? ''}/${file.id}`)
        .send()
    }
    if (request.method === 'DELETE') {
      await change((playing) => {
        playing.change(withoutFile(playing, fileOf(playing, attemptId, uploadId)))
      })
      return reply.code(204).send()
    }
    const known = await change((playing) => fileOf(playing, attemptId, uploadId))
    if (request.method === 'HEAD') return sendOffset(reply.code(200), known)
    const came = await countBytes(request.body, known.bytes - mustFollow(request, known))
    const file = await change((playing) => addBytes(playing, fileOf(playing, attemptId, uploadId), came))
    return sendOffset(reply.code(204), file)
  }

  app.register((scope, _options, done) => {
    scope.addContentTypeParser(BYTES, (_request, body, parsed) => {
      parsed(null, body)
    })
    const url = API_BASE + PATH
    scope.route({ method: 'POST', url, handler: answer })
    scope.route({ method: ['HEAD', 'PATCH', 'DELETE'], url: `${url}/:uploadId`, handler: answer })
    done()
  })
}

function sendOffset(reply: FastifyReply, { bytes, arrived }: PreviewFile): FastifyReply {
  return reply
    .header('upload-offset', arrived)
    .header('upload-length', bytes)
    .header('cache-control', 'no-store')
    .send()
}

/** @throws Problem 404, 409 `attempt-finished`, 413, 422 `wrong-kind` or `too-many-files` */
function beginFile(playing: Playing, attemptId: string, headers: FastifyRequest['headers']): PreviewFile {
  const { attempt, placed } = attemptOf(playing, attemptId)
  const { content } = placed.task
  const { files } = TASKS_SERVER[content.type]
  if (!files) throw notFound()
  if (attempt.finishedAt !== null) throw new Problem(409, 'attempt-finished')
  const { accepts, maximum } = files.limits(content)
  const name = cleanName(nameIn(headers['upload-metadata']))
  if (name === '') throw refusedField('filename', 'is missing')
  const sort = sortOfName(name)
  if (sort === null || !accepts.includes(sort)) throw new Problem(422, 'wrong-kind')
  const { data: bytes } = Size.safeParse(headers['upload-length'])
  if (bytes === undefined) throw new Problem(422, 'empty-file')
  if (bytes > LARGEST_FILE) throw new Problem(413, 'file-too-large')
  if (filesOf(playing.state, attemptId).length >= maximum) throw new Problem(422, 'too-many-files')
  const file = { id: randomUUID(), attemptId, name, sort, bytes, arrived: 0 }
  playing.change({ ...playing.state, files: [...playing.state.files, file] })
  return file
}

/** tus writes `filename <base64>`, with commas between several. */
function nameIn(metadata: string | string[] | undefined): string {
  const pairs = String(metadata ?? '')
    .split(',')
    .map((pair) => pair.trim().split(' '))
  const [, encoded = ''] = pairs.find(([key]) => key === 'filename') ?? []
  return Buffer.from(encoded, 'base64').toString()
}

/** @throws Problem 404 for what is not on its way */
function fileOf({ state }: Playing, attemptId: string, uploadId: string): PreviewFile {
  const file = filesOf(state, attemptId).find(({ id }) => id === uploadId)
  if (!file || isWhole(file)) throw notFound()
  return file
}

/** @throws Problem 409 where another piece came first */
function mustFollow({ headers }: FastifyRequest, { arrived }: PreviewFile): number {
  const { data: offset } = Offset.safeParse(headers['upload-offset'])
  if (offset !== arrived) throw new Problem(409, 'upload-offset')
  return offset
}

/** @throws Problem 413 for more than was announced */
async function countBytes(body: unknown, most: number): Promise<number> {
  if (!(body instanceof Readable)) return 0
  let bytes = 0
  for await (const chunk of body) {
    if (Buffer.isBuffer(chunk)) bytes += chunk.length
    if (bytes > most) throw new Problem(413, 'file-too-large')
  }
  return bytes
}

function addBytes(playing: Playing, file: PreviewFile, bytes: number): PreviewFile {
  const grown = { ...file, arrived: Math.min(file.bytes, file.arrived + bytes) }
  const { state } = playing
  playing.change({ ...state, files: state.files.map((one) => (one.id === file.id ? grown : one)) })
  return grown
}

function withoutFile({ state }: Playing, { id }: PreviewFile): Playing['state'] {
  return { ...state, files: state.files.filter((one) => one.id !== id) }
}
