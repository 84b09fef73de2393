import { request, type IncomingMessage } from 'node:http'
import { requestPasswordReset } from '../../shared/contract/accounts.ts'
import { login, loginStatus } from '../../shared/contract/session.ts'

const DOORS = {
  login: { endpoint: login, bodyFor: (name: string) => ({ username: name, password: 'wrong' }), status: 401 },
  reset: { endpoint: requestPasswordReset, bodyFor: (name: string) => ({ email: name }), status: 200 },
} as const

/** As many as one address may ask of either door, known and unknown, without a wait. */
const PAIRS_AN_ADDRESS = 10

/** Asks as a stranger does, from an address of its own every few times. Returns the ms until the whole answer was there. */
export async function knockAt(
  url: string,
  door: keyof typeof DOORS,
  name: string,
  pair: number,
): Promise<number> {
  const { endpoint, bodyFor, status: expected } = DOORS[door]
  // the whole of 127.0.0.0/8 is this machine
  const localAddress = `127.1.${door === 'login' ? 0 : 1}.${Math.floor(pair / PAIRS_AN_ADDRESS) + 1}`
  const token = await forgeryToken(url, localAddress)
  const body = JSON.stringify(bodyFor(name))
  const start = performance.now()
  const { statusCode } = await exchange(`${url}/api/web${endpoint.path}`, body, {
    method: endpoint.method,
    localAddress,
    headers: {
      'content-type': 'application/json',
      cookie: `XSRF-TOKEN=${token}`,
      'x-xsrf-token': token,
    },
  })
  const tookMs = performance.now() - start
  if (statusCode !== expected) throw new Error(`${endpoint.path}: ${statusCode}`)
  return tookMs
}

async function forgeryToken(url: string, localAddress: string): Promise<string> {
  const { headers } = await exchange(`${url}/api/web${loginStatus.path}`, '', { localAddress })
  return /XSRF-TOKEN=([^;]+)/.exec((headers['set-cookie'] ?? []).join('\n'))?.[1] ?? ''
}

function exchange(
  url: string,
  body: string,
  options: { method?: string; localAddress: string; headers?: Record<string, string> },
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    // an address of 127.0.0.0/8 cannot reach ::1; by its own name that one would be the content host
    const headers = { ...options.headers, host: new URL(url).host }
    const asking = request(url.replace('//localhost', '//127.0.0.1'), { ...options, headers }, (reply) => {
      reply
        .resume()
        .on('error', reject)
        .on('end', () => resolve(reply))
    })
    asking.on('error', reject).end(body)
  })
}
