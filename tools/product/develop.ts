import { spawn } from 'node:child_process'
import { closeSync, cpSync, mkdtempSync, openSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './free-port.ts'
import { untilReady } from './serve.ts'

interface Development {
  url: string
  /** A copy of this repository's: what is saved there shows. */
  scenes: string
  stop: () => Promise<void>
}

/** Starts `npm run dev` on a copy of the scenes, with a database of its own; `log` receives what it prints. */
export async function startDeveloping(log: string): Promise<Development> {
  const folder = mkdtempSync(join(tmpdir(), 'waymark-dev-'))
  const scenes = join(folder, 'scenes')
  cpSync('scenes', scenes, { recursive: true })
  // the pages' and, the next, the server's
  const port = await freePort(2)
  const url = `http://localhost:${port}`
  const output = openSync(log, 'w')
  const args = ['--import', 'tsx', 'tools/dev.ts', '--scenes', scenes, '--out', join(folder, 'dist')]
  const program = spawn(process.execPath, args, {
    env: {
      ...process.env,
      NODE_ENV: 'development',
      PORT: String(port),
      WAYMARK_DATA: join(folder, 'data'),
      DATABASE_URL: '',
    },
    stdio: ['ignore', output, output],
  })
  closeSync(output)
  const ended = new Promise<void>((resolve) => program.once('exit', () => resolve()))

  async function stop(): Promise<void> {
    program.kill('SIGTERM')
    await ended
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  }

  await untilReady(url, program, log).catch(async (error: unknown) => {
    await stop()
    throw error
  })
  return { url, scenes, stop }
}
