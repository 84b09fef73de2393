import { spawn, type ChildProcess } from 'node:child_process'

/** A server in a process of its own, as `npm start` runs it. */
export interface ServerProcess {
  child: ChildProcess
  /** Everything that it has said so far. */
  said: () => string
  ended: Promise<number | null>
}

const running = new Set<ChildProcess>()

/** On any free port; `env` is all that it sees of the environment. */
export function startServer(env: Record<string, string>): ServerProcess {
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
    env: { PATH: process.env['PATH'], PORT: '0', ...env },
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (bytes) => {
      text += String(bytes)
    })
  }
  running.add(child)
  const ended = new Promise<number | null>((resolve) => {
    child.on('exit', (code) => {
      running.delete(child)
      resolve(code)
    })
  })
  return { child, said: () => text, ended }
}

/** Where it answers, once it does. */
export async function addressOf({ said, ended }: ServerProcess): Promise<string> {
  const over = ended.then(() => {
    throw new Error(`it ended: ${said()}`)
  })
  for (;;) {
    const found = /ready: (http:\S+)/.exec(said())?.[1]
    if (found !== undefined) return found
    await Promise.race([over, new Promise((resolve) => setTimeout(resolve, 50))])
  }
}

/** Kills what still runs: for after a test. */
export function killServers(): void {
  for (const child of running) child.kill('SIGKILL')
}
