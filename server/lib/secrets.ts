import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'

/** What AES-256 takes. */
export const KEY_BYTES = 32
/** As NIST SP 800-38D recommends for GCM. */
const IV_BYTES = 12
const TAG_BYTES = 16

/** What is sealed begins with it; another number would be another layout. */
const MARK = 'sealed1'

/**
 * Seals secrets that the server must be able to read again, by AES-256-GCM: anyone who reads the database has none of them. A place is
 * where a secret belongs, as `captcha <id>`: moved to another row, it cannot be opened.
 */
export interface Secrets {
  /** @returns `sealed1.<key>.<base64url>`, by the first key */
  seal: (secret: string, place: string) => string
  /** Null for what is of a key that is not here, of another place, or damaged. */
  open: (stored: string, place: string) => string | null
  /** What is sealed with the first key begins with it. */
  prefix: string
}

export const isSealed = (stored: string): boolean => stored.startsWith(`${MARK}.`)

/** @param keys 32 bytes each; the first seals, the others open what was sealed before they were replaced */
export function openSecrets([first, ...older]: readonly [Buffer, ...Buffer[]]): Secrets {
  const keys = new Map([...older, first].map((key) => [nameOf(key), key]))
  const prefix = `${MARK}.${nameOf(first)}.`
  return {
    prefix,
    seal(secret, place) {
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv('aes-256-gcm', first, iv, { authTagLength: TAG_BYTES })
      cipher.setAAD(Buffer.from(place))
      const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
      return prefix + Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
    },
    open(stored, place) {
      const [mark, name = '', text = ''] = stored.split('.')
      const key = keys.get(name)
      if (mark !== MARK || !key) return null
      return decipher(key, Buffer.from(text, 'base64url'), place)
    },
  }
}

function decipher(key: Buffer, bytes: Buffer, place: string): string | null {
  const [iv, tag] = [bytes.subarray(0, IV_BYTES), bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES)]
  if (tag.length < TAG_BYTES) return null
  const cipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: TAG_BYTES })
  cipher.setAAD(Buffer.from(place))
  cipher.setAuthTag(tag)
  try {
    return cipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + cipher.final('utf8')
  } catch {
    return null
  }
}

/** Which key it is, without saying anything of it. */
function nameOf(key: Buffer): string {
  return createHash('sha256').update('waymark key of secrets').update(key).digest('hex').slice(0, 8)
}

export const totpPlace = (tenantId: string, personId: string): string => `totp ${tenantId} ${personId}`
export const captchaPlace = (tenantId: string): string => `captcha ${tenantId}`
export const operatorPlace = (operatorId: string): string => `operator ${operatorId}`
