import type { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

/** Bytes of a file, both ends among them. */
export interface Piece {
  start: number
  end: number
}

const RANGE = /^bytes=(\d+)-(\d*)$/

/**
 * Sends a file, or the piece of it that is asked for: without pieces no browser jumps in a film, and WebKit plays none.
 * @param bytes of the whole file @param read null: the whole of it
 */
export function sendPiece(
  range: string | undefined,
  bytes: number,
  read: (piece: Piece | null) => Buffer | Readable,
  reply: FastifyReply,
): FastifyReply {
  void reply.header('accept-ranges', 'bytes')
  const [, from, to] = RANGE.exec(range ?? '') ?? []
  if (from === undefined) return reply.send(read(null))
  const start = Number(from)
  const end = Math.min(to ? Number(to) : Number.POSITIVE_INFINITY, bytes - 1)
  if (start > end) return reply.status(416).header('content-range', `bytes */${bytes}`).send()
  void reply.status(206).header('content-range', `bytes ${start}-${end}/${bytes}`)
  void reply.header('content-length', end - start + 1)
  return reply.send(read({ start, end }))
}
