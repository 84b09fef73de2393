import { spawn } from 'node:child_process'
import { closeSync, cpSync, mkdtempSync, openSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { watchedPlaces } from '../scenes/places.ts'
import { npmCommand } from '../setup/packages.mjs'
import { freePort } from './free-port.ts'
import { untilReady } from './serve.ts'

interface Development {
  url: string
  /** A copy of this repository's: what is saved there shows. */
  scenes: string
  stop: () => Promise<void>
}

/**
 * Starts what a designer types, `npm run dev -- --scenes <folder>`, on a copy of the scenes and in the environment that a
 * terminal gives: none of the settings that tests run with. `log` receives what it prints.
 */
export async function startDeveloping(log: string): Promise<Development> {
  const folder = mkdtempSync(join(tmpdir(), 'waymark-dev-'))
  const scenes = join(folder, 'scenes')
  cpSync('scenes', scenes, { recursive: true })
  // the pages' and, the next, the server's
  const port = await freePort(2)
  const url = `http://localhost:${port}`
  const output = openSync(log, 'w')
  const [npm, ...file] = npmCommand()
  const { NODE_ENV: _tests, WAYMARK_DATA: _data, DATABASE_URL: _url, ...terminal } = process.env
  const program = spawn(npm, [...file, 'run', 'dev', '--', '--scenes', scenes], {
    env: { ...terminal, PORT: String(port) },
    stdio: ['ignore', output, output],
    // a group of its own: Ctrl-C in a terminal reaches all of it
    detached: true,
  })
  closeSync(output)
  const ended = new Promise<void>((resolve) => program.once('exit', () => resolve()))

  async function stop(): Promise<void> {
    if (program.pid !== undefined && program.exitCode === null) process.kill(-program.pid, 'SIGINT')
    await ended
    const { outDir } = watchedPlaces({ scenes }).places
    for (const made of [folder, dirname(outDir)]) {
      rmSync(made, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
    }
  }

  await untilReady(url, program, log).catch(async (error: unknown) => {
    await stop()
    throw error
  })
  return { url, scenes, stop }
}
