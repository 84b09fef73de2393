import { spawnSync } from 'node:child_process'
import { closeSync, ftruncateSync, openSync, readFileSync, writeSync } from 'node:fs'
import { hostname } from 'node:os'

export type FileLock =
  | { kind: 'held'; release: () => void }
  /** `owner` in words: which process, on which machine. */
  | { kind: 'taken'; owner: string }
  /** This machine cannot lock it; `why` is the end of a sentence. */
  | { kind: 'impossible'; why: string }

/**
 * Locks a file by the kernel's flock, which every container sees that shares the folder, and which is freed with its
 * owner however that ends. The file stays: who deletes it may delete another's lock.
 *
 * Node has no flock of its own. The program of that name locks what it inherits, and the lock belongs to the opened
 * file, which is ours: it stays when the program has ended.
 */
export function lockFile(path: string): FileLock {
  const file = openSync(path, 'a+', 0o600)
  const { status, stderr, error } = spawnSync('flock', ['-x', '-n', '3'], {
    stdio: ['ignore', 'ignore', 'pipe', file],
    encoding: 'utf8',
  })
  if (status === 0) {
    ftruncateSync(file)
    writeSync(file, `process ${process.pid} on ${hostname()}`)
    return {
      kind: 'held',
      release: () => {
        closeSync(file)
      },
    }
  }
  closeSync(file)
  if (status === 1 && stderr === '') {
    return { kind: 'taken', owner: readFileSync(path, 'utf8') || 'another process' }
  }
  return { kind: 'impossible', why: error ? 'the program flock is missing' : stderr.trim() }
}
