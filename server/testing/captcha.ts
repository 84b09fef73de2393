import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface TestCaptcha {
  /** For CAPTCHA_VERIFY_URL. */
  url: URL
  /** What it was asked, in order. */
  asked: URLSearchParams[]
  close(): Promise<void>
}

/** The only result that it believes. */
export const HUMAN = 'a person'

/**
 * A captcha's provider on a free port of this machine.
 * @param answer what it says instead; null: nothing, ever
 */
export async function openCaptchaProvider(answer?: string | null): Promise<TestCaptcha> {
  const asked: URLSearchParams[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (part) => {
      body += String(part)
    })
    request.on('end', () => {
      const form = new URLSearchParams(body)
      asked.push(form)
      if (answer === null) return
      response.setHeader('content-type', 'application/json')
      response.end(answer ?? JSON.stringify({ success: form.get('response') === HUMAN, hostname: 'x' }))
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  return {
    url: new URL(`http://127.0.0.1:${port}/siteverify`),
    asked,
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve()
        })
        server.closeAllConnections()
      }),
  }
}
