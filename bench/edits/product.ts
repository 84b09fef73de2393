import { setTimeout } from 'node:timers/promises'
import { Client, type Reply } from '../server/client.ts'
import { runServer, type RunningServer } from '../server/run-server.ts'
import type { Throwaway } from '../server/storages.ts'

interface Call {
  method: string
  path: string
  body?: string
  type?: string
}

/** The built product, which is killed and started again while it is asked. */
export class Product {
  private readonly storage: Throwaway
  private running: Promise<RunningServer>
  /** By session. */
  private clients = new Map<string, Promise<Client>>()
  /** Answers 5xx: none is allowed. */
  broken: string[] = []
  kills = 0
  /** Of all starts after a kill, the longest, in ms. */
  slowestStartMs = 0

  constructor(storage: Throwaway) {
    this.storage = storage
    this.running = runServer(storage.env)
  }

  /** kill -9, and a new start. */
  async kill(): Promise<void> {
    const server = await this.running
    this.kills += 1
    this.clients = new Map()
    this.running = server.kill().then(() => runServer(this.storage.env))
    this.slowestStartMs = Math.max(this.slowestStartMs, (await this.running).startMs)
  }

  async stop(): Promise<void> {
    await (await this.running).stop()
  }

  private clientOf(token: string): Promise<Client> {
    const known = this.clients.get(token)
    if (known) return known
    const opened = this.running.then(async ({ url }) => {
      const client = new Client(url, token)
      await client.open()
      return client
    })
    this.clients.set(token, opened)
    return opened
  }

  /** Once. Rejects where no answer came. @param cutAfterMs cuts the connection by then */
  async once(token: string, { method, path, ...more }: Call, cutAfterMs?: number): Promise<Reply> {
    const client = await this.clientOf(token)
    return client.ask(method, path, { ...more, cutAfterMs })
  }

  /** Until it is answered: what was lost is sent again, what is too much waits. */
  async until(token: string, call: Call): Promise<Reply> {
    for (;;) {
      try {
        const reply = await this.once(token, call)
        if (reply.status === 429) {
          await setTimeout(1000 * Math.max(1, reply.retryAfter))
          continue
        }
        if (reply.status >= 500)
          this.broken.push(`${call.method} ${call.path}: ${reply.status} ${reply.text}`)
        else return reply
      } catch {
        this.clients.delete(token)
      }
      await setTimeout(20)
    }
  }
}
