import { createHash } from 'node:crypto'
import { realpathSync, unlinkSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Another process uses the folder. */
export class FolderTaken extends Error {
  readonly pid: string

  constructor(pid: string) {
    super(`held by process ${pid}`)
    this.pid = pid
  }
}

/**
 * Holds a folder for this process alone until the returned release, or until the process ends in whatever way: the lock
 * is a local socket's name, which the system frees with its owner. Whoever connects is told the owner's pid.
 * @throws FolderTaken
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const name = socketName(realpathSync(folder))
  const server = createServer((caller) => {
    caller.on('error', () => caller.destroy())
    caller.end(String(process.pid))
  })
  if (!(await listens(server, name))) {
    const pid = await ownerOf(name)
    if (pid !== null) throw new FolderTaken(pid)
    // only a socket kept as a file outlives its process
    if (process.platform !== 'linux' && process.platform !== 'win32') unlinkSync(name)
    if (!(await listens(server, name))) throw new FolderTaken((await ownerOf(name)) ?? 'unknown')
  }
  server.unref()
  return () =>
    new Promise((resolve) => {
      server.close(() => {
        resolve()
      })
    })
}

function socketName(folder: string): string {
  const id = `waymark-${createHash('sha256').update(folder).digest('hex').slice(0, 24)}`
  if (process.platform === 'linux') return `\0${id}`
  return process.platform === 'win32' ? `\\\\.\\pipe\\${id}` : join(tmpdir(), id)
}

/** False when the name is taken. */
function listens(server: Server, name: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const onError = (error: NodeJS.ErrnoException): void => {
      if (error.code === 'EADDRINUSE') resolve(false)
      else reject(error)
    }
    server.once('error', onError)
    server.listen(name, () => {
      server.off('error', onError)
      resolve(true)
    })
  })
}

/** The pid of the process behind the name; null when nobody is there. */
function ownerOf(name: string): Promise<string | null> {
  return new Promise((resolve) => {
    let pid = ''
    const caller = connect(name)
    caller.setTimeout(2000, () => caller.destroy())
    caller.on('data', (bytes) => {
      pid += String(bytes)
    })
    caller.on('error', () => {
      resolve(null)
    })
    caller.on('close', () => {
      resolve(pid === '' ? 'unknown' : pid)
    })
  })
}
