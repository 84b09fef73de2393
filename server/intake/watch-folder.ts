import { readdirSync, statSync, watch, type FSWatcher } from 'node:fs'
import { join } from 'node:path'

/**
 * Reports every change below a folder. Each folder is watched on its own: Node's recursive watcher follows files on Linux,
 * and loses one as soon as a program saves by putting a new file in its place, as most drawing programs do.
 * @param onChange may be called several times for one save
 * @returns how to stop
 * @throws where there is no such folder
 */
export function watchFolder(
  root: string,
  onChange: () => void,
  onBroken: (error: unknown) => void,
): () => void {
  const watchers = new Map<string, FSWatcher>()

  function follow(folder: string): void {
    const watcher = watch(folder, (kind, name) => {
      if (kind === 'rename' && name !== null) renew(join(folder, name))
      onChange()
    })
    watcher.on('error', (error) => {
      forget(folder)
      // a folder that is gone says so to the folder around it
      if (folder === root || isFolder(folder)) onBroken(error)
    })
    watchers.set(folder, watcher)
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      if (entry.isDirectory()) follow(join(folder, entry.name))
    }
  }

  /** What came, went or was exchanged under this name. */
  function renew(path: string): void {
    for (const known of [...watchers.keys()]) {
      if (known === path || known.startsWith(join(path, '/'))) forget(known)
    }
    try {
      if (isFolder(path)) follow(path)
    } catch (error) {
      // it may be gone again
      if (isFolder(path)) onBroken(error)
    }
  }

  function forget(folder: string): void {
    watchers.get(folder)?.close()
    watchers.delete(folder)
  }

  follow(root)
  return () => {
    for (const folder of [...watchers.keys()]) forget(folder)
  }
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false
}
