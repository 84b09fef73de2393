import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { freePort } from '../../tools/product/free-port.ts'

export interface RunningServer {
  url: string
  pid: number
  /** From the start of the process to its first answer. */
  startMs: number
  /** Of the process, as the system counts it; null where it does not say. */
  megabytes: () => number | null
  /** CPU time so far, in ms; null where the system does not say. */
  cpuMs: () => number | null
  /** SIGTERM. @returns the exit code */
  stop: () => Promise<number | null>
  /** SIGKILL: it cannot put anything in order. */
  kill: () => Promise<void>
}

const LOOK_EVERY_MS = 20
/** Linux counts CPU time in hundredths of a second. */
const TICK_MS = 10

/** Starts what `npm run build` made, with the demo. @throws with what the server said, when it ends at once */
export async function runServer(env: Record<string, string>): Promise<RunningServer> {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const start = performance.now()
  const server = spawn(process.execPath, ['dist/server/main.js'], {
    env: { ...process.env, ...env, NODE_ENV: 'production', WAYMARK_DEMO: 'on', PORT: String(port) },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  server.stderr.on('data', (bytes) => {
    said += String(bytes)
  })
  const ended = new Promise<number | null>((resolve) => server.once('exit', resolve))
  while (
    !(await fetch(`${url}/ready`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (server.exitCode !== null) throw new Error(said)
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
  }
  const told = (file: string): string =>
    process.platform === 'linux' ? readFileSync(`/proc/${server.pid}/${file}`, 'utf8') : ''
  return {
    url,
    pid: server.pid ?? NaN,
    startMs: performance.now() - start,
    megabytes() {
      const kilobytes = /VmRSS:\s+(\d+)/.exec(told('status'))?.[1]
      return kilobytes === undefined ? null : Number(kilobytes) / 1024
    },
    cpuMs() {
      const [user, system] = told('stat').split(') ').at(-1)?.split(' ').slice(11, 13) ?? []
      return user === undefined ? null : (Number(user) + Number(system)) * TICK_MS
    },
    async stop() {
      server.kill('SIGTERM')
      return ended
    },
    async kill() {
      server.kill('SIGKILL')
      await ended
    },
  }
}
