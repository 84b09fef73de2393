import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

const PRESENT = 0x01
const HAS_CREDENTIAL = 0x40

/** As a device makes and uses a passkey: on P-256, without attestation, counting what it signs. */
export class TestAuthenticator {
  readonly id = randomBytes(16).toString('base64url')
  private readonly key: KeyObject
  private readonly cose: Uint8Array
  private counter = 0

  constructor() {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    this.key = privateKey
    // RFC 9053: an elliptic curve key (1: 2), for ES256 (3: -7), on P-256 (-1: 1)
    this.cose = isoCBOR.encode(
      new Map<number, number | Uint8Array<ArrayBuffer>>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, bytesOf(x)],
        [-3, bytesOf(y)],
      ]),
    )
  }

  /** What `addPasskey` is handed. */
  create({ challenge, rpId }: Asked, origin = `http://${rpId}`) {
    const credentialId = Buffer.from(this.id, 'base64url')
    const length = Buffer.alloc(2)
    length.writeUInt16BE(credentialId.length)
    const authData = Buffer.concat([
      ...[this.authData(rpId, PRESENT | HAS_CREDENTIAL), Buffer.alloc(16), length, credentialId, this.cose],
    ])
    const attestation = new Map<string, string | Map<string, string> | Uint8Array<ArrayBuffer>>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(authData)],
    ])
    return {
      id: this.id,
      clientDataJSON: clientData('webauthn.create', challenge, origin).toString('base64url'),
      attestationObject: Buffer.from(isoCBOR.encode(attestation)).toString('base64url'),
      transports: ['internal'],
    }
  }

  /** What `finishSecondStep` is handed. */
  sign({ challenge, rpId }: Asked, origin = `http://${rpId}`) {
    this.counter += 1
    const authenticatorData = this.authData(rpId, PRESENT)
    const client = clientData('webauthn.get', challenge, origin)
    const signed = Buffer.concat([authenticatorData, createHash('sha256').update(client).digest()])
    return {
      by: 'passkey' as const,
      id: this.id,
      clientDataJSON: client.toString('base64url'),
      authenticatorData: authenticatorData.toString('base64url'),
      signature: sign('sha256', signed, this.key).toString('base64url'),
    }
  }

  private authData(rpId: string, flags: number): Buffer {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(this.counter)
    return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.from([flags]), counter])
  }
}

interface Asked {
  challenge: string
  rpId: string
}

function clientData(type: string, challenge: string, origin: string): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(text, 'base64url'))
}
