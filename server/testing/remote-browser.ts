import * as z from 'zod/mini'
import { fillPath, type CallInput, type Endpoint, type Reply } from '#shared/contract/endpoint.ts'

/** A browser that talks to servers over the network, to any of them with the same cookies. */
export class RemoteBrowser {
  private readonly cookies = new Map<string, string>()

  /** Calls an endpoint that is expected to answer, and returns what it answered. */
  async call<E extends Endpoint>(server: string, endpoint: E, input: CallInput<E>): Promise<Reply<E>> {
    const { status, body } = await this.try(server, endpoint, input)
    if (status >= 300) throw new Error(`${endpoint.path}: ${status} ${JSON.stringify(body)}`)
    return (endpoint.reply ? z.parse(endpoint.reply, body) : undefined) as Reply<E>
  }

  async try(
    server: string,
    { method, path }: Endpoint,
    { params, body }: { params?: unknown; body?: unknown },
  ): Promise<{ status: number; body: unknown }> {
    const named = typeof params === 'object' && params !== null ? { ...params } : {}
    const reply = await fetch(`${server}/api/web${fillPath(path, named)}`, {
      method,
      headers: {
        cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'x-xsrf-token': this.cookies.get('XSRF-TOKEN') ?? '',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    for (const line of reply.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value === '') this.cookies.delete(name)
      else this.cookies.set(name, value)
    }
    const text = await reply.text()
    return { status: reply.status, body: text === '' ? undefined : JSON.parse(text) }
  }
}
