import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { mustOpenSecrets, readSecretSettings } from './secret-settings.ts'

const keyOf = (sign: string) => Buffer.alloc(32, sign).toString('base64')

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'waymark-secrets-'))
  onTestFinished(() => rmSync(made, { recursive: true }))
  return made
}

it('makes a key at the first start, for its owner alone, and all processes get the same [DESK-1]', async () => {
  const data = join(folder(), 'data')
  const settings = readSecretSettings({}, data)
  const opened = await Promise.all(Array.from({ length: 6 }, () => mustOpenSecrets(settings)))
  const [one] = opened
  const stored = one?.seal('secret', 'here') ?? ''
  for (const other of opened) expect(other.open(stored, 'here')).toBe('secret')
  expect((await mustOpenSecrets(settings)).open(stored, 'here')).toBe('secret')
  expect(readdirSync(data)).toEqual(['secrets.key'])
  expect(statSync(settings.file).mode & 0o777).toBe(0o600)
  expect(readFileSync(settings.file, 'utf8')).toMatch(/^[\w+/]{43}=\n$/)
})

it('seals with the key of the settings, and opens what the file’s and older keys sealed [DESK-1]', async () => {
  const data = folder()
  const before = await mustOpenSecrets(readSecretSettings({}, data))
  const env = { SECRETS_KEY: keyOf('n'), SECRETS_OLD_KEYS: `${keyOf('o')}, ${keyOf('p')}` }
  const after = await mustOpenSecrets(readSecretSettings(env, data))
  const older = await mustOpenSecrets(readSecretSettings({ SECRETS_KEY: keyOf('p') }, folder()))
  for (const secrets of [before, older]) expect(after.open(secrets.seal('secret', 'x'), 'x')).toBe('secret')
  expect(before.open(after.seal('secret', 'x'), 'x')).toBeNull()
})

it('takes the first line of the file to seal, and the others to open [DESK-1]', async () => {
  const data = folder()
  const old = await mustOpenSecrets(readSecretSettings({ SECRETS_KEY: keyOf('o') }, folder()))
  writeFileSync(join(data, 'secrets.key'), `${keyOf('n')}\n${keyOf('o')}\n`)
  const secrets = await mustOpenSecrets(readSecretSettings({}, data))
  expect(secrets.open(old.seal('secret', 'x'), 'x')).toBe('secret')
  expect(secrets.prefix).not.toBe(old.prefix)
})

it.each([
  [{ SECRETS_KEY: 'short' }, 'SECRETS_KEY has something that is no key'],
  [{ SECRETS_KEY: `${keyOf('a')} ${keyOf('b')}` }, 'SECRETS_KEY is one key'],
  [{ SECRETS_KEY: keyOf('a'), SECRETS_OLD_KEYS: 'pass word' }, 'SECRETS_OLD_KEYS has something'],
  [{ SECRETS_OLD_KEYS: keyOf('a') }, 'without SECRETS_KEY'],
])('does not start with %o, and never repeats a key [SERVE-1]', (env, sentence) => {
  const read = () => readSecretSettings(env, '/data')
  expect(read).toThrow(sentence)
  expect(read).not.toThrow('short')
})

it('does not start with a file that holds something else, or nothing [SERVE-1]', async () => {
  const data = folder()
  const file = join(data, 'secrets.key')
  const open = () => mustOpenSecrets(readSecretSettings({}, data))
  writeFileSync(file, 'not a key')
  await expect(open()).rejects.toThrow(`${file} has something that is no key`)
  writeFileSync(file, '\n')
  await expect(open()).rejects.toThrow(`${file} is empty`)
})
