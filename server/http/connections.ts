import type { Server, ServerOptions } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { addressGroup } from './address.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Bounds the connections of a further server that answers as this one. */
    boundServer: (server: Server) => void
  }
}

/** How long and how much a client may occupy. */
export interface ConnectionLimits {
  /** Until all headers of a request have arrived. */
  headersMs: number
  /** In each of these steps a body has to come on by so many bytes: a slow upload does, a body that drips does not. */
  stepMs: number
  stepBytes: number
  /** Open at once from one IPv4 address or one /64. */
  perAddress: number
}

/** 0.8 kB a second is slower than any phone network in use; a whole school behind one address has some hundred connections. */
export const CONNECTION_LIMITS: ConnectionLimits = {
  headersMs: 15_000,
  stepMs: 10_000,
  stepBytes: 8 * 1024,
  perAddress: 600,
}

/** Of the server that is created; how long a whole request may take is bounded by its progress. */
export function serverOptions({ headersMs }: ConnectionLimits): ServerOptions {
  const checksMs = Math.min(5000, headersMs)
  return { headersTimeout: headersMs, requestTimeout: 0, connectionsCheckingInterval: checksMs }
}

/** @param isProxy of the address of a connection: all clients come through it */
export function boundConnections(
  server: Server,
  { perAddress }: ConnectionLimits,
  isProxy: (address: string) => boolean,
): void {
  const open = new Map<string, number>()
  server.on('connection', (socket: Socket) => {
    const { remoteAddress = '' } = socket
    if (isProxy(remoteAddress)) return
    const address = addressGroup(remoteAddress)
    const count = (open.get(address) ?? 0) + 1
    if (count > perAddress) {
      socket.destroy()
      return
    }
    open.set(address, count)
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1
      if (left === 0) open.delete(address)
      else open.set(address, left)
    })
  })
}

/** Ends the connection of a request whose body does not come on. */
export function boundBodies(app: FastifyInstance, { stepMs, stepBytes }: ConnectionLimits): void {
  app.addHook('onRequest', ({ raw }, _reply, done) => {
    done()
    if (raw.complete || !hasBody(raw.headers)) return
    const { socket } = raw
    // a request that was injected has no connection
    if (!(socket instanceof Socket)) return
    let read = socket.bytesRead
    const timer = setInterval(() => {
      const isComingOn = socket.bytesRead - read >= stepBytes
      read = socket.bytesRead
      // paused by ourselves: what has arrived is not taken yet
      if (!raw.complete && !isComingOn && raw.readableLength < raw.readableHighWaterMark) socket.destroy()
    }, stepMs)
    const stop = () => clearInterval(timer)
    raw.once('end', stop)
    raw.once('close', stop)
  })
}

function hasBody(headers: Readonly<Record<string, unknown>>): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}
