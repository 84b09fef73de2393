import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'

/** How fast a line is. */
export interface Speed {
  /** Of all answers together. */
  kilobytesPerSecond: number
  /** Between a request and the head of its answer, at least. */
  latencyMs: number
}

export const FREE: Speed = { kilobytesPerSecond: Infinity, latencyMs: 0 }

/** What came over the line in some time. */
export interface Traffic {
  requests: number
  /** Bytes with headers, by what they are: document, code, style, picture, font, data, other. */
  bytes: ReadonlyMap<string, number>
}

export interface SlowLine {
  url: string
  setSpeed: (speed: Speed) => void
  /** Between two moments (ms since the epoch). */
  trafficOf: (from: number, to: number) => Traffic
  /** Until nothing has come over it for so long. */
  untilQuiet: (ms: number) => Promise<void>
  close: () => Promise<void>
}

/** How often bytes go out, ms. */
const BEAT_MS = 10
/** No more than this much time's bytes at once, however late the beat comes. */
const LONGEST_BEAT_MS = 100
/** Of one answer, before it is the next one's turn: what a packet has. */
const PACKET = 1460

/** An answer of which a part waits for its turn on the line. */
interface Answer {
  kind: string
  waiting: Buffer[]
  isWhole: boolean
  response: ServerResponse
}

/**
 * A line between browser and server, as slow as it is told to be. Whatever the browser sends goes over it: a throttle of the
 * browser's own leaves out the service worker and other workers.
 */
export async function openSlowLine(server: string): Promise<SlowLine> {
  let speed = FREE
  const requested: number[] = []
  const came: { at: number; kind: string; bytes: number }[] = []
  const answers = new Set<Answer>()
  const agent = new Agent({ keepAlive: true })

  const proxy = createServer((incoming, response) => {
    const at = now()
    requested.push(at)
    const forwarded = request(
      server + (incoming.url ?? '/'),
      { method: incoming.method ?? 'GET', headers: incoming.headers, agent },
      (reply) => setTimeout(() => begin(reply, response), Math.max(0, speed.latencyMs - (now() - at))),
    )
    forwarded.on('error', () => response.destroy())
    response.on('close', () => forwarded.destroy())
    incoming.pipe(forwarded)
  })

  // no sooner than the server: it tells the browser how long a connection stays
  proxy.keepAliveTimeout = 75_000

  function begin(reply: IncomingMessage, response: ServerResponse): void {
    // given up while its head was on the way
    if (response.destroyed) return
    const answer: Answer = { kind: kindOf(reply), waiting: [], isWhole: false, response }
    response.writeHead(reply.statusCode ?? 502, reply.rawHeaders)
    response.flushHeaders()
    came.push({ at: now(), kind: answer.kind, bytes: reply.rawHeaders.join('    ').length })
    answers.add(answer)
    reply.on('data', (bytes: Buffer) => answer.waiting.push(bytes))
    reply.on('close', () => (answer.isWhole = true))
    response.on('close', () => answers.delete(answer))
  }

  /** A packet of the answer whose turn it is. @returns its bytes, 0 where none waits */
  function sendOfNext(): number {
    const [answer] = answers
    if (!answer) return 0
    answers.delete(answer)
    const [first, ...rest] = answer.waiting
    if (!first && answer.isWhole) {
      answer.response.end()
      return 0
    }
    answers.add(answer)
    if (!first) return 0
    const size = speed.kilobytesPerSecond === Infinity ? first.length : PACKET
    const packet = first.subarray(0, size)
    answer.waiting = first.length > size ? [first.subarray(size), ...rest] : rest
    answer.response.write(packet)
    came.push({ at: now(), kind: answer.kind, bytes: packet.length })
    return packet.length
  }

  let allowance = 0
  let before = now()
  const beat = setInterval(() => {
    const passed = Math.min(LONGEST_BEAT_MS, Math.max(1, now() - before))
    before = now()
    // what was not used is lost, and what was sent too much is owed
    allowance = Math.min(0, allowance) + passed * speed.kilobytesPerSecond
    for (let unready = 0; allowance > 0 && unready < answers.size;) {
      const sent = sendOfNext()
      allowance -= sent
      unready = sent > 0 ? 0 : unready + 1
    }
  }, BEAT_MS)

  await new Promise<void>((resolve) => proxy.listen(0, 'localhost', resolve))
  const address = proxy.address()
  return {
    url: `http://localhost:${typeof address === 'object' ? address?.port : 0}`,
    setSpeed: (next) => {
      speed = next
      allowance = 0
    },
    trafficOf: (from, to) => {
      const bytes = new Map<string, number>()
      for (const { kind, ...part } of came.filter(({ at }) => at >= from && at <= to))
        bytes.set(kind, (bytes.get(kind) ?? 0) + part.bytes)
      return { requests: requested.filter((at) => at >= from && at <= to).length, bytes }
    },
    untilQuiet: async (ms) => {
      const last = () => Math.max(0, requested.at(-1) ?? 0, came.at(-1)?.at ?? 0)
      while (answers.size > 0 || now() - last() < ms) await new Promise((resolve) => setTimeout(resolve, 100))
    },
    close: async () => {
      clearInterval(beat)
      agent.destroy()
      proxy.closeAllConnections()
      await new Promise((resolve) => proxy.close(resolve))
    },
  }
}

/** On the clock that pages read as `performance.timeOrigin + performance.now()`. */
function now(): number {
  return performance.timeOrigin + performance.now()
}

function kindOf({ headers }: IncomingMessage): string {
  const type = headers['content-type'] ?? ''
  if (type.startsWith('text/html')) return 'document'
  if (type.includes('javascript')) return 'code'
  if (type.startsWith('text/css')) return 'style'
  if (type.startsWith('image/')) return 'picture'
  if (type.startsWith('font/')) return 'font'
  return type.includes('json') ? 'data' : 'other'
}
