import { statfsSync } from 'node:fs'

/** Where Linux offers memory as a folder. */
const FOLDER = '/dev/shm'
/** What the servers and browsers of a run need at once, with room to spare, in bytes; containers often have 64 MB. */
const ROOM = 4 * 1024 ** 3

/**
 * Where temporary files of a run cost no wait for a disk: an embedded database waits for it at every commit.
 * @returns the settings that put them there; none where there is no such folder, or too little room in it
 */
export function temporaryInMemory(folder = FOLDER, room = ROOM): Readonly<Record<string, string>> {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize >= room ? { TMPDIR: folder } : {}
  } catch {
    return {}
  }
}
