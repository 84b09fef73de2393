import { once } from 'node:events'
import { connect, type AddressInfo, type Socket } from 'node:net'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, describe, expect, it } from 'vitest'
import { boundBodies, boundConnections, serverOptions, type ConnectionLimits } from './connections.ts'

const SMALL: ConnectionLimits = { headersMs: 60, stepMs: 60, stepBytes: 1000, perAddress: 3 }
const GENEROUS: ConnectionLimits = { ...SMALL, headersMs: 60_000, stepMs: 60_000 }

let app: FastifyInstance
const sockets: Socket[] = []

async function listen(limits: ConnectionLimits, isProxy = (): boolean => false): Promise<void> {
  app = fastify({ http: serverOptions(limits) })
  boundConnections(app.server, limits, isProxy)
  boundBodies(app, limits)
  app.post('/', ({ body }, reply) => reply.send(body))
  await app.listen({ port: 0, host: '127.0.0.1' })
}

async function open(): Promise<Socket> {
  const { port } = app.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  // a connection that is refused may be reset
  socket.on('error', () => undefined)
  socket.resume()
  sockets.push(socket)
  await once(socket, 'connect')
  return socket
}

/** A connection that is refused may be reset first. */
const closed = (socket: Socket): Promise<void> =>
  new Promise((resolve) => {
    if (socket.closed) resolve()
    else socket.once('close', () => resolve())
  })

const head = (length: number) =>
  `POST / HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  await app.close()
})

describe('a connection', () => {
  it('ends where its headers do not arrive [SERVE-1]', async () => {
    await listen(SMALL)
    const socket = await open()
    socket.write('POST / HTTP/1.1\r\nHost: x\r\n')
    await closed(socket)
    expect(socket.closed).toBe(true)
  })

  it('ends where a body drips instead of coming on [SERVE-1]', async () => {
    await listen({ ...SMALL, headersMs: 60_000 })
    const socket = await open()
    socket.write(head(4000))
    const drip = setInterval(() => socket.write('x'), 10)
    await closed(socket)
    clearInterval(drip)
    expect(socket.closed).toBe(true)
  })

  it('stays while a body comes on, however long it takes [SERVE-1]', async () => {
    await listen({ ...SMALL, headersMs: 60_000, stepBytes: 100 })
    const socket = await open()
    const text = JSON.stringify('x'.repeat(4000))
    socket.write(head(text.length))
    let answer = ''
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString()))
    let sent = 0
    const sending = setInterval(() => {
      socket.write(text.slice(sent, sent + 200))
      sent += 200
      if (sent >= text.length) clearInterval(sending)
    }, 5)
    await once(socket, 'data')
    expect(answer).toMatch(/^HTTP\/1\.1 200/)
  })

  it('is one of so many from one address; a trusted proxy has as many as it needs [SERVE-1]', async () => {
    await listen(GENEROUS)
    for (let count = 0; count < 3; count += 1) await open()
    const fourth = await open()
    await closed(fourth)
    expect(sockets.map(({ closed }) => closed)).toEqual([false, false, false, true])
    for (const socket of sockets.splice(0)) socket.destroy()
    await app.close()

    await listen(GENEROUS, () => true)
    for (let count = 0; count < 6; count += 1) await open()
    const last = sockets.at(-1)
    last?.write(head(2) + '{}')
    await once(last ?? fourth, 'data')
    expect(sockets.some(({ closed }) => closed)).toBe(false)
  })
})
