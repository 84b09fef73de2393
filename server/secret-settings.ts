import { randomBytes, randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { codeOf } from './lib/error-code.ts'
import { KEY_BYTES, openSecrets, type Secrets } from './lib/secrets.ts'
import { StartFailure } from './start-failure.ts'

export interface SecretSettings {
  /** The one that seals, and those that it replaced; empty: the file has them. */
  keys: readonly Buffer[]
  /** A key a line, the one that seals first, absolute; made at the first start. */
  file: string
}

type Environment = Readonly<Record<string, string | undefined>>

const MEANT = '32 bytes in base64 are meant, as `openssl rand -base64 32` makes them'

/** @throws StartFailure naming the setting; the keys themselves stay unsaid */
export function readSecretSettings(env: Environment, dataFolder: string): SecretSettings {
  const [key, ...more] = keysIn(env['SECRETS_KEY'], 'SECRETS_KEY')
  const older = keysIn(env['SECRETS_OLD_KEYS'], 'SECRETS_OLD_KEYS')
  if (more.length > 0) throw new StartFailure('SECRETS_KEY is one key; SECRETS_OLD_KEYS takes several.')
  if (!key && older.length > 0)
    throw new StartFailure('SECRETS_OLD_KEYS is set without SECRETS_KEY, the key that replaced them.')
  return { keys: key ? [key, ...older] : [], file: join(dataFolder, 'secrets.key') }
}

/** @param from what they stand in. @throws StartFailure */
function keysIn(text: string | undefined, from: string): Buffer[] {
  return (text ?? '')
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((word) => {
      const key = /^[\w+/-]+={0,2}$/.test(word) ? Buffer.from(word, 'base64') : Buffer.alloc(0)
      if (key.length !== KEY_BYTES) throw new StartFailure(`${from} has something that is no key; ${MEANT}.`)
      return key
    })
}

/**
 * The keys of the settings, with those of the file as older ones: who moves from the file to a setting loses nothing. Without any, one is
 * made. Of two processes that start together both get the same.
 * @throws StartFailure where the file is unreadable or has something else in it
 */
export async function mustOpenSecrets({ keys, file }: SecretSettings): Promise<Secrets> {
  try {
    const [first, ...older] = [...keys, ...(await keysOf(file))]
    if (first) return openSecrets([first, ...older])
    await makeKey(file)
    const [made] = await keysOf(file)
    if (!made) throw new StartFailure(`${file} is empty: delete it, or put the key of secrets into it.`)
    return openSecrets([made])
  } catch (error) {
    if (error instanceof StartFailure) throw error
    throw new StartFailure(
      `The key of secrets in ${file} cannot be read or written (${codeOf(error)}); fix that, or set SECRETS_KEY.`,
    )
  }
}

async function keysOf(file: string): Promise<Buffer[]> {
  try {
    return keysIn(await readFile(file, 'utf8'), file)
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return []
    throw error
  }
}

/** Whole or not at all, and never over one that is there. */
async function makeKey(file: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  // two containers that share a folder may have the same process id
  const half = `${file}.${randomUUID()}.part`
  await writeFile(half, `${randomBytes(KEY_BYTES).toString('base64')}\n`, { mode: 0o600 })
  try {
    await link(half, file)
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
  } finally {
    await rm(half, { force: true })
  }
}
