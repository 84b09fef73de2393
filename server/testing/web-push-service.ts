import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  createVerify,
  hkdfSync,
  randomBytes,
  type ECDH,
} from 'node:crypto'
import * as z from 'zod/mini'
import type { Post } from '#server/lib/guarded-post.ts'

const Claims = z.object({ aud: z.string(), exp: z.number(), sub: z.string() })

interface Received {
  endpoint: string
  headers: Readonly<Record<string, string | number>>
  /** Decrypted as a browser does (RFC 8291). */
  payload: unknown
  /** Verified with the key that the request names (RFC 8292). */
  claims: z.infer<typeof Claims>
  publicKey: string
}

/** A browser that subscribed, and its push service in place of the network. */
export class TestWebPush {
  readonly received: Received[] = []
  /** Answers from now on, in order; the last one stays. */
  statuses: number[] = [201]
  private readonly pair: ECDH = createECDH('prime256v1')
  private readonly auth = randomBytes(16)

  readonly endpoint: string

  constructor(endpoint = 'https://push.example/browser-1') {
    this.endpoint = endpoint
    this.pair.generateKeys()
  }

  get token(): string {
    const keys = {
      p256dh: this.pair.getPublicKey('base64url'),
      auth: this.auth.toString('base64url'),
    }
    return JSON.stringify({ endpoint: this.endpoint, keys })
  }

  readonly post: Post = (endpoint, { headers, body }) => {
    const [, jwt = '', publicKey = ''] =
      /^vapid t=([^,]+), k=(.+)$/.exec(String(headers['Authorization'])) ?? []
    const payload: unknown = JSON.parse(this.decrypt(body))
    this.received.push({ endpoint, headers, payload, claims: verify(jwt, publicKey), publicKey })
    const status = this.statuses.length > 1 ? this.statuses.shift() : this.statuses[0]
    return Promise.resolve(status ?? 201)
  }

  /** One record of aes128gcm (RFC 8188). */
  private decrypt(body: Buffer): string {
    const salt = body.subarray(0, 16)
    const keyEnd = 21 + body.readUInt8(20)
    const sender = body.subarray(21, keyEnd)
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.pair.getPublicKey(), sender])
    const secret = hkdfSync('sha256', this.pair.computeSecret(sender), this.auth, info, 32)
    const derive = (name: string, length: number) =>
      Buffer.from(hkdfSync('sha256', Buffer.from(secret), salt, `Content-Encoding: ${name}\0`, length))
    const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12))
    decipher.setAuthTag(body.subarray(-16))
    const text = Buffer.concat([decipher.update(body.subarray(keyEnd, -16)), decipher.final()])
    // the last record ends with a 2 and padding
    return text.subarray(0, text.lastIndexOf(2)).toString()
  }
}

/** @throws Error for a signature that is not the key's */
function verify(jwt: string, publicKey: string): z.infer<typeof Claims> {
  const [head = '', claims = '', signature = ''] = jwt.split('.')
  const point = Buffer.from(publicKey, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'))
  const key = createPublicKey({
    key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' },
    format: 'jwk',
  })
  const isSigned = createVerify('sha256')
    .update(`${head}.${claims}`)
    .verify({ key, dsaEncoding: 'ieee-p1363' }, signature, 'base64url')
  if (!isSigned) throw new Error('the signature does not fit the key')
  return z.parse(Claims, JSON.parse(Buffer.from(claims, 'base64url').toString()))
}
