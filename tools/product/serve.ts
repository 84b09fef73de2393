import { spawn, type ChildProcess } from 'node:child_process'
import { closeSync, cpSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './free-port.ts'

/** How long a first start may take, in ms: it makes a database and packs all scenes. */
const START_TIMEOUT_MS = 180_000
const LINES_SHOWN = 20

export interface Product {
  url: string
  stop: () => Promise<void>
}

interface Setup {
  /** What it serves, instead of this build. */
  dist?: string
  /** The folder of which its own begins as a copy; the first start makes one, which takes seconds. */
  data?: string | undefined
  /** Those of the README that it is given besides. */
  settings?: Readonly<Record<string, string>>
}

/** Starts the built product with the demo tenants in a folder of its own; `log` receives what it prints. */
export async function startProduct(
  log: string,
  { dist = '', data, settings = {} }: Setup = {},
): Promise<Product> {
  if (!existsSync('dist/server/main.js')) throw new Error('There is no build yet: run `npm run build` first.')
  const port = await freePort()
  const url = `http://localhost:${port}`
  const folder = mkdtempSync(join(tmpdir(), 'waymark-'))
  if (data !== undefined) cpSync(data, folder, { recursive: true })
  const output = openSync(log, 'w')
  const server = spawn(process.execPath, ['dist/server/main.js'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      WAYMARK_DATA: folder,
      DATABASE_URL: '',
      WAYMARK_DIST: dist,
      // nothing outside is called, and no browser asks about notifications by itself
      WEB_PUSH: 'off',
      ...settings,
    },
    stdio: ['ignore', output, output],
  })
  closeSync(output)
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))

  async function stop(): Promise<void> {
    server.kill('SIGTERM')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }

  await untilReady(url, server, log).catch(async (error: unknown) => {
    await stop()
    throw error
  })
  return { url, stop }
}

/** @throws where it ends, or does not come up in time */
export async function untilReady(url: string, server: ChildProcess, log: string): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS
  while (!(await isReady(url))) {
    if (server.exitCode !== null || Date.now() > deadline) {
      const why = server.exitCode === null ? 'did not come up in time' : `ended with ${server.exitCode}`
      throw new Error(`The server ${why}; the end of ${log}:\n${lastLines(log)}`)
    }
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

function lastLines(log: string): string {
  return readFileSync(log, 'utf8').trimEnd().split('\n').slice(-LINES_SHOWN).join('\n')
}

function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/ready`).then(
    ({ ok }) => ok,
    () => false,
  )
}
