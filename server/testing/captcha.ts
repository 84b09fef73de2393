import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export interface TestCaptcha {
  /** For CAPTCHA_VERIFY_URL. */
  url: URL
  /** What it was asked, in order. */
  asked: URLSearchParams[]
  /** A token as its widget hands it out to a person. @param hostname of the page that shows the widget */
  issue: (hostname?: string) => string
  /** A token that has lain for more than two minutes. */
  issueExpired: () => string
  close: () => Promise<void>
}

/** What belongs to a site key: the setting CAPTCHA_SECRET, or what an admin enters. */
export const CAPTCHA_SECRET = 'the-secret-of-the-isles'

/** Where test browsers are unless they say so (browser.ts). */
const PAGE_HOST = 'house.test'

interface Solved {
  hostname: string
  at: Date
  isSpent: boolean
}

/**
 * A captcha's provider on a free port of this machine, which verifies as Google documents it:
 * https://developers.google.com/recaptcha/docs/verify
 * @param answer what it says instead; null: nothing, ever
 */
export async function openCaptchaProvider(answer?: string | null): Promise<TestCaptcha> {
  const asked: URLSearchParams[] = []
  const issued = new Map<string, Solved>()
  const issue = (solved: Omit<Solved, 'at'>): string => {
    const token = `03A${randomUUID()}`
    issued.set(token, { ...solved, at: new Date() })
    return token
  }
  const server = createServer((request, response) => {
    void readForm(request).then((form) => {
      if (form) asked.push(form)
      if (answer === null) return
      response.setHeader('content-type', 'application/json; charset=utf-8')
      response.end(answer ?? JSON.stringify(form ? verify(form, issued) : refuse('bad-request')))
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  return {
    url: new URL(`http://127.0.0.1:${port}/recaptcha/api/siteverify`),
    asked,
    issue: (hostname = PAGE_HOST) => issue({ hostname, isSpent: false }),
    issueExpired: () => issue({ hostname: PAGE_HOST, isSpent: true }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve()
        })
        server.closeAllConnections()
      }),
  }
}

/** Null for what is not sent as the protocol wants it. */
async function readForm(request: IncomingMessage): Promise<URLSearchParams | null> {
  const body = await text(request)
  const type = request.headers['content-type'] ?? ''
  const isForm = request.method === 'POST' && type.startsWith('application/x-www-form-urlencoded')
  return isForm && request.url === '/recaptcha/api/siteverify' ? new URLSearchParams(body) : null
}

function verify(form: URLSearchParams, issued: Map<string, Solved>): object {
  const [secret, token] = [form.get('secret'), form.get('response')]
  if (!secret) return refuse('missing-input-secret')
  if (secret !== CAPTCHA_SECRET) return refuse('invalid-input-secret')
  if (!token) return refuse('missing-input-response')
  const solved = issued.get(token)
  if (!solved) return refuse('invalid-input-response')
  if (solved.isSpent) return refuse('timeout-or-duplicate')
  solved.isSpent = true
  return { success: true, challenge_ts: solved.at.toISOString(), hostname: solved.hostname }
}

function refuse(code: string): object {
  return { success: false, 'error-codes': [code] }
}
