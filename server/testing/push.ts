import { generateKeyPairSync } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { PushSettings } from '#server/lib/push.ts'

const { privateKey, publicKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
})

export const PUSH_KEY = { privateKey, publicKey }

export const WEB_CONFIG = {
  apiKey: 'key',
  projectId: 'isles',
  messagingSenderId: '42',
  appId: '1:42:web:7',
}

/** An uncompressed point as it is written. */
export const VAPID_KEY = 'B'.repeat(87)

/** A service at the address, which may be nobody's: then nothing can be sent. */
export const pushAt = (url: URL): PushSettings => ({
  webConfig: WEB_CONFIG,
  vapidKey: VAPID_KEY,
  account: {
    projectId: 'isles',
    clientEmail: 'sender@isles.test',
    privateKey,
    tokenUrl: new URL('/token', url).href,
  },
  url,
})

interface Sent {
  path: string
  authorization: string
  message: Record<string, unknown>
}

export interface TestPush {
  settings: PushSettings
  /** What was sent, in order. */
  sent: Sent[]
  /** Bodies with which tokens were asked for. */
  tokensAsked: URLSearchParams[]
  /** From now on. Null: it stays silent. With `together`, nobody is answered before so many have asked. */
  answer: (status: number | null, body?: unknown, together?: number) => void
  close: () => Promise<void>
}

/** Answers as Google's token endpoint and Firebase Cloud Messaging do. */
export async function openPushService(): Promise<TestPush> {
  const sent: Sent[] = []
  const tokensAsked: URLSearchParams[] = []
  const held: (() => void)[] = []
  let given: { status: number | null; body: unknown; together: number } = {
    status: 200,
    body: { name: 'projects/isles/messages/1' },
    together: 1,
  }
  const server = createServer((request, response) => {
    void read(request).then((text) => {
      const reply = (status: number, body: unknown): void => {
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
      }
      if (request.url === '/token') {
        tokensAsked.push(new URLSearchParams(text))
        reply(200, { access_token: `access-${tokensAsked.length}`, expires_in: 3600, token_type: 'Bearer' })
        return
      }
      const { message } = JSON.parse(text) as { message: Record<string, unknown> }
      sent.push({ path: request.url ?? '', authorization: request.headers.authorization ?? '', message })
      const { status, body, together } = given
      if (status === null) return
      held.push(() => reply(status, body))
      if (held.length >= together) for (const answer of held.splice(0)) answer()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const url = new URL(`http://127.0.0.1:${port}`)
  return {
    settings: pushAt(url),
    sent,
    tokensAsked,
    answer: (status, body = {}, together = 1) => {
      given = { status, body, together }
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

async function read(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString()
}
