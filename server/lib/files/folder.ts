import { mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { codeOf } from '#server/lib/error-code.ts'

/** How a picture that was handed in is kept: encoded anew, large and small. */
export type PictureSize = 'large' | 'small'

/** A body that brings nothing for so long is given up, in ms: what it has brought is kept. */
const STALLED_MS = 30_000

const NAME = /^([0-9a-f-]{36})(\.(large|small)\.jpg)?$/

/** Nothing more came of a body. */
export class Stalled extends Error {}

/** Where files lie that players hand in: under names that we make, each in one folder. */
export interface FileFolder {
  path(id: string): string
  pathOfPicture(id: string, size: PictureSize): string
  create(id: string): Promise<void>
  /** Bytes; null where there is no such file. */
  sizeOf(id: string): Promise<number | null>
  /**
   * Writes what comes, beginning at `from`, and keeps what came before it broke off. Returns where it ends.
   * @throws Stalled where nothing comes for half a minute; errors of the stream and of the disk
   */
  write(id: string, stream: Readable, from: number): Promise<number>
  /** Of the file itself; its pictures stay. */
  removeOriginal(id: string): Promise<void>
  remove(id: string): Promise<void>
  /** Ids of what lies there, with the time in ms at which it was last written. */
  list(): Promise<Map<string, number>>
}

/** @param folder absolute; made where it is missing */
export async function openFolder(folder: string): Promise<FileFolder> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = (id: string): string => join(folder, id)
  const pathOfPicture = (id: string, size: PictureSize): string => join(folder, `${id}.${size}.jpg`)

  async function removeOriginal(id: string): Promise<void> {
    await rm(path(id), { force: true })
  }

  return {
    path,
    pathOfPicture,
    removeOriginal,

    async create(id) {
      const file = await open(path(id), 'wx', 0o600)
      await file.close()
    },

    async sizeOf(id) {
      try {
        return (await stat(path(id))).size
      } catch (error) {
        if (codeOf(error) === 'ENOENT') return null
        throw error
      }
    },

    async write(id, stream, from) {
      const file = await open(path(id), 'r+')
      const stalled = setTimeout(() => stream.destroy(new Stalled()), STALLED_MS)
      let at = from
      try {
        for await (const chunk of stream as AsyncIterable<Uint8Array>) {
          stalled.refresh()
          at += await writeAll(file, Buffer.from(chunk), at)
        }
        return at
      } finally {
        clearTimeout(stalled)
        // what is acknowledged outlives a loss of power
        try {
          await file.datasync()
        } finally {
          await file.close()
        }
      }
    },

    async remove(id) {
      await Promise.all([
        removeOriginal(id),
        rm(pathOfPicture(id, 'large'), { force: true }),
        rm(pathOfPicture(id, 'small'), { force: true }),
      ])
    },

    async list() {
      const found = new Map<string, number>()
      for (const name of await readdir(folder)) {
        const id = NAME.exec(name)?.[1]
        if (id === undefined) continue
        const written = await stat(join(folder, name)).catch(() => null)
        if (written) found.set(id, Math.max(found.get(id) ?? 0, written.mtimeMs))
      }
      return found
    },
  }
}

async function writeAll(
  file: Awaited<ReturnType<typeof open>>,
  bytes: Buffer,
  position: number,
): Promise<number> {
  let written = 0
  while (written < bytes.length) {
    const rest = bytes.length - written
    written += (await file.write(bytes, written, rest, position + written)).bytesWritten
  }
  return written
}
