import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { and, eq } from 'drizzle-orm'
import type { FastifyReply } from 'fastify'
import { contentFiles } from '#server/db/schema/content.ts'
import { sendPiece, type Piece } from '#server/http/piece.ts'
import { notFound } from '#server/http/problem.ts'
import { archiveOf } from '#server/intake/archive/write-archive.ts'
import { sizesOf } from './blob-sizes.ts'
import { filesOfVersion } from './compare-versions.ts'
import { filesOf, sourceOf } from './draft-source.ts'
import { findDraft, isFileOf } from './drafts.ts'
import { releaseFiles } from './release.ts'
import type { MakerVisit } from './visit.ts'

/** Nothing of it runs anywhere; a drawing may have its own colours. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox"

/** What is shown; all else is saved. */
const SHOWN: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  gif: 'image/gif',
  avif: 'image/avif',
  json: 'application/json; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  md: 'text/plain; charset=utf-8',
  csv: 'text/plain; charset=utf-8',
}

/** What is played where it is written about: WebKit plays nothing whose type it is not told, the less so as nobody may guess it. */
const PLAYED: Readonly<Record<string, string>> = {
  mp4: 'video/mp4',
  m4s: 'video/mp4',
  webm: 'video/webm',
  m3u8: 'application/vnd.apple.mpegurl',
  ts: 'video/mp2t',
  vtt: 'text/vtt; charset=utf-8',
  mp3: 'audio/mpeg',
  ogg: 'audio/ogg',
  aac: 'audio/aac',
  m4a: 'audio/mp4',
  wav: 'audio/wav',
}

/** @throws Problem 404 */
export async function sendFile(
  folder: string,
  path: string,
  reply: FastifyReply,
  visit: MakerVisit,
): Promise<FastifyReply> {
  const { db, tenant } = visit
  const [row] = await db
    .select({ hash: contentFiles.hash })
    .from(contentFiles)
    .where(and(isFileOf(tenant, folder), eq(contentFiles.path, path)))
  if (!row) throw notFound()
  return sendBlob(path, row.hash, reply, visit)
}

/** As the library has it that the draft is a copy of. @throws Problem 404 */
export async function sendLibraryFile(
  folder: string,
  path: string,
  reply: FastifyReply,
  visit: MakerVisit,
): Promise<FastifyReply> {
  const draft = await findDraft(visit.db, folder, visit)
  const found = draft?.libraryFolder ? await releaseFiles(draft.libraryFolder, visit) : []
  const file = found.find((one) => one.path === path)
  if (!file) throw notFound()
  return sendBytes(path, file.bytes, (piece) => createReadStream(file.file, piece ?? undefined), reply)
}

/** As it was in a version. @throws Problem 404, 409 `files-unknown` */
export async function sendVersionFile(
  folder: string,
  path: string,
  number: number,
  reply: FastifyReply,
  visit: MakerVisit,
): Promise<FastifyReply> {
  const hash = (await filesOfVersion(folder, number, visit)).get(path)
  if (hash === undefined) throw notFound()
  return sendBlob(path, hash, reply, visit)
}

async function sendBlob(
  path: string,
  hash: string,
  reply: FastifyReply,
  visit: MakerVisit,
): Promise<FastifyReply> {
  const { blobs } = visit.files.content
  const bytes = (await sizesOf([hash], visit)).get(hash) ?? 0
  return sendBytes(path, bytes, (piece) => blobs.read(visit.tenant.id, hash, piece ?? undefined), reply)
}

/** What is saved comes in pieces as well: films are looked at where they are written about. */
function sendBytes(
  path: string,
  bytes: number,
  read: (piece: Piece | null) => Readable,
  reply: FastifyReply,
): FastifyReply {
  const ending = path.slice(path.lastIndexOf('.') + 1).toLowerCase()
  const mediaType = SHOWN[ending]
  secure(reply)
  const name = path.slice(path.lastIndexOf('/') + 1)
  void reply.header('content-disposition', disposition(mediaType ? 'inline' : 'attachment', name))
  if (mediaType) return reply.type(mediaType).send(read(null))
  return sendPiece(
    reply.request.headers.range,
    bytes,
    read,
    reply.type(PLAYED[ending] ?? 'application/octet-stream'),
  )
}

/** A draft, what was published last, or an adventure of the release, in one folder. @throws Problem 404 */
export async function sendZip(folder: string, reply: FastifyReply, visit: MakerVisit): Promise<FastifyReply> {
  const source = await sourceOf(folder, visit)
  const found = source ? await filesOf(source, visit) : []
  if (found.length === 0) throw notFound()
  secure(reply)
  void reply.header('content-disposition', disposition('attachment', `${folder}.zip`))
  const archived = found.map(({ path, bytes, read }) => ({ name: `${folder}/${path}`, bytes, read }))
  return reply.type('application/zip').send(Readable.from(archiveOf(archived)))
}

function secure(reply: FastifyReply): void {
  void reply.header('content-security-policy', POLICY)
  void reply.header('x-content-type-options', 'nosniff')
}

/** The name in letters that every browser reads, and as it is (RFC 6266). */
function disposition(how: 'inline' | 'attachment', name: string): string {
  const plain = name.replaceAll(/[^\w .()-]/g, '_')
  const exact = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  )
  return `${how}; filename="${plain}"; filename*=UTF-8''${exact}`
}
