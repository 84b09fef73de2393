import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FolderTaken, lockFolder } from './folder-lock.ts'

/** What keeps containers from seeing each other's sockets; not every machine lets a test make one. */
const OWN_NETWORK = ['unshare', '-r', '-n']
const canSeparate = spawnSync(OWN_NETWORK[0] ?? '', [...OWN_NETWORK.slice(1), 'true']).status === 0

const PROGRAM = `
  import { lockFolder } from ${JSON.stringify(new URL('./folder-lock.ts', import.meta.url).href)}
  setInterval(() => undefined, 1000)
  lockFolder(process.argv[1]).then(() => console.log('held'), (error) => console.log(error.message))`

let folder: string
const children = new Set<ChildProcess>()

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'waymark-lock-'))
})

afterEach(() => {
  for (const child of children) child.kill('SIGKILL')
  children.clear()
  rmSync(folder, { recursive: true })
})

interface Taker {
  child: ChildProcess
  /** `held`, or by whom it is. */
  outcome: string
}

/** Tries to lock the folder in a process of its own, as a container's. */
async function takeElsewhere(prefix: readonly string[] = []): Promise<Taker> {
  const node = [process.execPath, '--import', 'tsx', '--input-type=module', '-e', PROGRAM, folder]
  const [program = '', ...args] = [...prefix, ...node]
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  children.add(child)
  const outcome = await new Promise<string>((resolve) => {
    child.stdout.once('data', (bytes) => {
      resolve(String(bytes).trim())
    })
  })
  return { child, outcome }
}

async function kill({ child }: Taker): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGKILL')
  await ended
}

describe('a data folder', () => {
  it('belongs to one process, which is named to the others, until it is given back [SERVE-1]', async () => {
    const release = await lockFolder(folder)
    await expect(lockFolder(folder)).rejects.toThrow(new FolderTaken(`process ${process.pid}`))
    expect((await takeElsewhere()).outcome).toBe(`held by process ${process.pid}`)
    await release()
    expect((await takeElsewhere()).outcome).toBe('held')
  })

  it.runIf(process.platform === 'linux')(
    'is told not to be for containers where nothing can lock it',
    async () => {
      vi.stubEnv('PATH', folder)
      const warn = vi.spyOn(console, 'warn').mockReturnValue()
      const release = await lockFolder(folder)
      expect(warn.mock.calls).toEqual([
        [
          `The data folder ${folder} cannot be locked (the program flock is missing): no other container may use it.`,
        ],
      ])
      await release()
      vi.unstubAllEnvs()
      warn.mockRestore()
    },
  )

  it('is free again when its owner was killed [SERVE-1]', async () => {
    const first = await takeElsewhere()
    expect(first.outcome).toBe('held')
    await kill(first)
    const release = await lockFolder(folder)
    await release()
  })
})

describe.skipIf(!canSeparate)('a data folder of two containers', () => {
  it('belongs to one of them, and to the next when that was killed [SERVE-1]', async () => {
    const release = await lockFolder(folder)
    const words = `held by process ${process.pid} on ${hostname()}`
    expect((await takeElsewhere(OWN_NETWORK)).outcome).toBe(words)
    await release()
    const first = await takeElsewhere(OWN_NETWORK)
    expect(first.outcome).toBe('held')
    await expect(lockFolder(folder)).rejects.toThrow(FolderTaken)
    await kill(first)
    await (
      await lockFolder(folder)
    )()
  })

  it('belongs to one of many that come at the same time after a kill [SERVE-1]', async () => {
    await kill(await takeElsewhere(OWN_NETWORK))
    const takers = await Promise.all(Array.from({ length: 5 }, () => takeElsewhere(OWN_NETWORK)))
    expect(takers.filter(({ outcome }) => outcome === 'held')).toHaveLength(1)
  })
})
