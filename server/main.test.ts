import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { networkInterfaces, tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { addressOf, killServers, startServer, type ServerProcess } from '#server/testing/server-process.ts'

// each starts whole servers
vi.setConfig({ testTimeout: 120_000 })

const folder = mkdtempSync(join(tmpdir(), 'waymark-main-'))
const dataFolder = join(folder, 'data')
/** A machine may have no IPv6. */
const LOOPBACKS = Object.values(networkInterfaces()).some((all) => all?.some((one) => one.address === '::1'))
  ? ['127.0.0.1', '[::1]']
  : ['127.0.0.1']

afterEach(killServers)

afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})

/** Not in production: nothing may have been built yet. */
const run = (env: Record<string, string>): ServerProcess => startServer({ WAYMARK_DATA: dataFolder, ...env })

/** The exit code, and the one line that a person reads. */
async function failure(env: Record<string, string>): Promise<[number | null, string]> {
  const { ended, said } = run(env)
  const code = await ended
  const lines = said()
    .split('\n')
    .filter((line) => line !== '' && !/^(Opening|This release)/.test(line))
  return [code, lines.join('\n')]
}

describe('a start that cannot succeed says why in one sentence and ends with 1', () => {
  it('for a wrong setting [SERVE-1]', async () => {
    expect(await failure({ PORT: 'x' })).toEqual([1, 'PORT is "x"; a number from 0 to 65535 is meant.'])
  })

  const aFile = join(folder, 'a-file')
  // /proc takes no new names, not even from root
  const unusable = [
    aFile,
    join(aFile, 'below'),
    ...(process.platform === 'linux' ? ['/proc/waymark/data'] : []),
  ]
  it.each(unusable)('for the data folder %s, which cannot be one [SERVE-1]', async (WAYMARK_DATA) => {
    writeFileSync(aFile, '')
    const [code, line] = await failure({ WAYMARK_DATA })
    expect(code).toBe(1)
    expect(line).toMatch(/^The data folder \S+ cannot be written \(E\w+\); .*\.$/)
  })

  it('for a mail folder that cannot be one [SERVE-1]', async () => {
    writeFileSync(aFile, '')
    const [code, line] = await failure({ WAYMARK_MAIL: join(aFile, 'mails') })
    expect(code).toBe(1)
    expect(line).toMatch(/^The mail folder \S+ cannot be written \(ENOTDIR\); .*WAYMARK_MAIL.*\.$/)
  })

  it('for a PostgreSQL that is not there, without its password [SERVE-1]', async () => {
    const [code, line] = await failure({ DATABASE_URL: 'postgres://me:secret@127.0.0.1:1/x' })
    expect(code).toBe(1)
    expect(line).toMatch(/^PostgreSQL at 127\.0\.0\.1:1\/x cannot be used: .*\.$/)
    expect(line).not.toMatch(/secret/)
  })
})

describe('the server', () => {
  it('keeps its folder to itself, survives a kill, and stops in order [SERVE-1]', async () => {
    const first = run({})
    const url = await addressOf(first)
    expect(await (await fetch(`${url}/ready`)).json()).toEqual({ status: 'ready' })
    const port = new URL(url).port
    for (const host of LOOPBACKS) {
      expect(await (await fetch(`http://${host}:${port}/health`)).json()).toEqual({ status: 'ok' })
    }

    const [code, line] = await failure({})
    expect(code).toBe(1)
    expect(line).toMatch(
      new RegExp(`^The data folder \\S+ is in use by process ${String(first.child.pid)}; .*\\.$`),
    )

    first.child.kill('SIGKILL')
    await first.ended
    const second = run({})
    await addressOf(second)
    second.child.kill('SIGTERM')
    expect(await second.ended).toBe(0)
  })

  it('says without the demo that nobody can log in yet, or that the demo is still there [SERVE-1]', async () => {
    const stopped = async (env: Record<string, string>): Promise<string> => {
      const { child, said, ended } = run(env)
      await addressOf({ child, said, ended })
      await vi.waitFor(() => expect(said()).toMatch(/There are no accounts|The demo is off|Password/))
      child.kill('SIGTERM')
      expect(await ended).toBe(0)
      return said()
    }
    const WAYMARK_DATA = join(folder, 'without-demo')
    const empty = await stopped({ WAYMARK_DATA, WAYMARK_DEMO: 'off' })
    expect(empty).toContain('There are no accounts yet')
    expect(empty).not.toContain('@demo.')
    expect(empty.match(/#\/app\/accept-invitation\?token=[\w-]{43}\n/g)).toHaveLength(1)
    expect(empty).toContain(`.eml files to ${join(WAYMARK_DATA, 'mail')}`)
    expect(await stopped({ WAYMARK_DATA, WAYMARK_DEMO: 'on' })).toContain('player@demo.waymark.test')
    expect(await stopped({ WAYMARK_DATA, WAYMARK_DEMO: 'off' })).toContain(
      'accounts are still in this database',
    )
  })

  it('writes the mail that was asked for, and nothing of it in its log [AUTH-13]', async () => {
    const WAYMARK_MAIL = join(folder, 'mails')
    const { said, child, ended } = run({ WAYMARK_MAIL })
    const url = await addressOf({ said, child, ended })
    const status = await fetch(`${url}/api/web/login-status`)
    const token = /XSRF-TOKEN=([^;]+)/.exec(status.headers.get('set-cookie') ?? '')?.[1] ?? ''
    const asked = await fetch(`${url}/api/web/player/password-reset/request`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-xsrf-token': decodeURIComponent(token),
        cookie: `XSRF-TOKEN=${token}`,
        host: 'evil.test',
      },
      body: JSON.stringify({ email: 'player@demo.waymark.test' }),
    })
    expect(asked.status).toBe(200)
    // one that begins with a dot is still being written
    const mails = () =>
      readdirSync(WAYMARK_MAIL).filter((name) => !name.startsWith('.') && name.endsWith('.eml'))
    await vi.waitFor(() => expect(mails()).toHaveLength(1), { timeout: 15_000 })
    const [name = ''] = mails()
    const mail = await PostalMime.parse(readFileSync(join(WAYMARK_MAIL, name)))
    const link = /http:\S+token=([\w-]{43})/.exec(mail.text ?? '')
    expect(link?.[0]).toContain(`${url}/#/app/resetpassword?token=`)
    const opened = await fetch(`${url}/api/web/v2/password-reset/confirm`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-xsrf-token': decodeURIComponent(token),
        cookie: `XSRF-TOKEN=${token}`,
      },
      body: JSON.stringify({ token: link?.[1], password: 'seven owls in a row' }),
    })
    expect(opened.status).toBe(204)
    child.kill('SIGTERM')
    expect(await ended).toBe(0)
    expect(said()).toContain('/v2/password-reset/confirm')
    expect(said()).not.toContain(link?.[1])
    expect(said()).not.toContain('seven owls')
    expect(said().match(/player@demo/g)).toHaveLength(1)
  })

  it('says that its port is taken, and leaves the folder free [SERVE-1]', async () => {
    const other = createServer()
    await new Promise<void>((resolve) => {
      other.listen(0, '127.0.0.1', () => {
        resolve()
      })
    })
    const taken = other.address()
    const PORT = String(typeof taken === 'object' && taken ? taken.port : 0)
    const [code, line] = await failure({ PORT })
    other.close()
    expect([code, line]).toEqual([1, `Port ${PORT} is taken by another program; stop that one, or set PORT.`])
  })
})
