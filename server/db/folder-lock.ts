import { createHash } from 'node:crypto'
import { realpathSync, unlinkSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { lockFile } from './file-lock.ts'

const LOCK_FILE = 'in-use'

/** Another process uses the folder. */
export class FolderTaken extends Error {
  /** In words: `process 12`. */
  readonly owner: string

  constructor(owner: string) {
    super(`held by ${owner}`)
    this.owner = owner
  }
}

/**
 * Holds a folder for this process alone until the returned release, or until the process ends in whatever way. A local
 * socket's name keeps the programs of this machine apart; containers do not see each other's, so on Linux, where they
 * run, a file in the folder is locked besides.
 * @throws FolderTaken
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const releaseName = await lockName(socketName(realpathSync(folder)))
  if (process.platform !== 'linux') return releaseName
  try {
    const releaseFile = lockFileIn(folder)
    return async () => {
      releaseFile()
      await releaseName()
    }
  } catch (error) {
    await releaseName()
    throw error
  }
}

/** @throws FolderTaken */
function lockFileIn(folder: string): () => void {
  const lock = lockFile(join(folder, LOCK_FILE))
  if (lock.kind === 'held') return lock.release
  if (lock.kind === 'taken') throw new FolderTaken(lock.owner)
  console.warn(`The data folder ${folder} cannot be locked (${lock.why}): no other container may use it.`)
  return () => undefined
}

/** The system frees the name with its owner. Anyone who connects is told the owner's pid. @throws FolderTaken */
async function lockName(name: string): Promise<() => Promise<void>> {
  const server = createServer((caller) => {
    caller.on('error', () => caller.destroy())
    caller.end(String(process.pid))
  })
  if (!(await listens(server, name))) {
    const pid = await ownerOf(name)
    if (pid !== null) throw new FolderTaken(`process ${pid}`)
    // only a socket kept as a file outlives its process
    if (process.platform !== 'linux' && process.platform !== 'win32') unlinkSync(name)
    if (!(await listens(server, name))) throw new FolderTaken(`process ${(await ownerOf(name)) ?? 'unknown'}`)
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
