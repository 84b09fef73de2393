import { lookup } from 'node:dns'
import { request } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from './public-address.ts'

/** An address that this server must not call, whatever is tried again. */
export class ForbiddenAddress extends Error {
  override name = 'ForbiddenAddress'
}

interface Request {
  headers: Readonly<Record<string, string | number>>
  body: Buffer
}

/** @returns the status; redirects are not followed, and the body of the answer is thrown away */
export type Post = (address: string, request: Request) => Promise<number>

interface Guard {
  /** Hosts, with a port where it is not 443, that may lie in a network of our own. */
  ownHosts: readonly string[]
  /** For the whole exchange, ms. */
  timeoutMs?: number
}

/** ms; less than the lease of a job. */
const TIMEOUT_MS = 10_000
/** Bytes of an answer that are read: a push service explains itself in a line. */
const MOST_ANSWER = 16 * 1024

/**
 * Posts to addresses that came from outside: by https, at the usual port, and to the public internet only. The address that was
 * checked is the one that is connected to, so a name cannot change its mind in between.
 * @throws ForbiddenAddress, or Error where no answer came
 */
export function openGuardedPost({ ownHosts, timeoutMs = TIMEOUT_MS }: Guard): Post {
  return async (address, { headers, body }) => {
    const url = mustBeAllowed(address, ownHosts)
    const isOwn = ownHosts.includes(url.host)
    return new Promise((resolve, reject) => {
      const sending = request(
        url,
        {
          method: 'POST',
          headers,
          agent: false,
          signal: AbortSignal.timeout(timeoutMs),
          ...(!isOwn && { lookup: lookupPublic }),
        },
        (answer) => {
          let bytes = 0
          answer.on('data', (part: Buffer) => {
            bytes += part.length
            if (bytes > MOST_ANSWER) answer.destroy(new Error('the answer is too long'))
          })
          answer.on('error', reject)
          answer.on('end', () => resolve(answer.statusCode ?? 0))
        },
      )
      sending.on('error', reject)
      sending.end(body)
    })
  }
}

/** @throws ForbiddenAddress */
function mustBeAllowed(address: string, ownHosts: readonly string[]): URL {
  const url = URL.canParse(address) ? new URL(address) : null
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '')
    throw new ForbiddenAddress('no plain https address')
  if (ownHosts.includes(url.host)) return url
  // a literal address is never looked up
  const literal = url.hostname.replace(/^\[(.*)\]$/, '$1')
  if (url.port !== '' || (isIP(literal) !== 0 && !isPublicAddress(literal)))
    throw new ForbiddenAddress('no address of a public service')
  return url
}

/** As `dns.lookup`; a name with any address that is not public is refused as a whole. */
const lookupPublic: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    if (error) {
      done(error, '')
      return
    }
    const [first] = found
    if (!first || !found.every(({ address }) => isPublicAddress(address))) {
      done(new ForbiddenAddress('the name leads into a private network'), '')
      return
    }
    if (options.all) done(null, found)
    else done(null, first.address, first.family)
  })
}
