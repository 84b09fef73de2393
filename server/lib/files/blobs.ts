import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { copyFile, link, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { Stalled } from './folder.ts'

/** A body that brings nothing for so long is given up, in ms. */
const STALLED_MS = 30_000

/** More came than may. */
export class TooLarge extends Error {}

/** Bytes that have arrived; nobody has them before they are kept. */
export interface ArrivedBlob {
  /** SHA-256, in hexadecimal. */
  hash: string
  bytes: number
  /** Where they lie until then, for the virus scan. */
  path: string
}

const HASH = /^[0-9a-f]{64}$/

/** A stream, or something like it that comes from a disk. */
type Arriving = AsyncIterable<unknown> & { destroy?: (error: Error) => unknown }

/** Bytes by their hash, each tenant's apart. Which of them are needed, the database knows. */
export interface BlobStore {
  /**
   * Takes in what comes, up to so many bytes; what is not kept is to be dropped.
   * @throws TooLarge, Stalled where nothing comes for half a minute, errors of the stream and of the disk; nothing is left of it then
   */
  receive(stream: Arriving, most: number): Promise<ArrivedBlob>
  drop(arrived: ArrivedBlob): Promise<void>
  /** Puts what arrived among the tenant's, as often as it is asked to: what arrived stays until it is dropped. */
  keep(tenantId: string, arrived: ArrivedBlob): Promise<void>
  has(tenantId: string, hash: string): Promise<boolean>
  /** @param piece the first and the last byte; all of it where none is named */
  read(tenantId: string, hash: string, piece?: { start: number; end: number }): Readable
  /** Puts a copy where a program wants a file; its folder is there. */
  layOut(tenantId: string, hash: string, path: string): Promise<void>
  delete(tenantId: string, hash: string): Promise<void>
  /** All of a tenant's. */
  deleteAll(tenantId: string): Promise<void>
  /** Everything that was kept and was not deleted, with the time in ms at which it was. */
  list(): AsyncGenerator<{ tenantId: string; hash: string; writtenMs: number }>
  /** Takes away what arrived before then, and was neither kept nor dropped: a server that died left it. */
  sweepArrivals(before: number): Promise<void>
}

/** @param folder absolute; made where it is missing */
export async function openBlobFolder(folder: string): Promise<BlobStore> {
  const arriving = join(folder, 'arriving')
  await mkdir(arriving, { recursive: true, mode: 0o700 })
  const pathOf = (tenantId: string, hash: string): string => join(folder, tenantId, hash.slice(0, 2), hash)

  return {
    async receive(stream, most) {
      const path = join(arriving, randomUUID())
      try {
        return { ...(await write(path, stream, most)), path }
      } catch (error) {
        await rm(path, { force: true })
        throw error
      }
    },

    async drop({ path }) {
      await rm(path, { force: true })
    },

    async keep(tenantId, { hash, path }) {
      const target = pathOf(tenantId, hash)
      await mkdir(dirname(target), { recursive: true, mode: 0o700 })
      await link(path, target).catch(async (error: unknown) => {
        if (codeOf(error) === 'EEXIST') return
        // some file systems have no links
        const interim = join(arriving, randomUUID())
        await copyFile(path, interim)
        await rename(interim, target)
      })
    },

    has: (tenantId, hash) =>
      stat(pathOf(tenantId, hash)).then(
        () => true,
        () => false,
      ),

    read: (tenantId, hash, piece) => createReadStream(pathOf(tenantId, hash), piece),

    async layOut(tenantId, hash, path) {
      await copyFile(pathOf(tenantId, hash), path)
    },

    async delete(tenantId, hash) {
      await rm(pathOf(tenantId, hash), { force: true })
    },

    async deleteAll(tenantId) {
      await rm(join(folder, tenantId), { recursive: true, force: true })
    },

    async *list() {
      for (const tenantId of await namesIn(folder)) {
        if (tenantId === 'arriving') continue
        for (const start of await namesIn(join(folder, tenantId))) {
          for (const hash of await namesIn(join(folder, tenantId, start))) {
            const found = await stat(pathOf(tenantId, hash)).catch(() => null)
            if (found && HASH.test(hash)) yield { tenantId, hash, writtenMs: found.mtimeMs }
          }
        }
      }
    },

    async sweepArrivals(before) {
      for (const name of await readdir(arriving)) {
        const path = join(arriving, name)
        const found = await stat(path).catch(() => null)
        if (found && found.mtimeMs < before) await rm(path, { force: true })
      }
    },
  }
}

/** Empty where it is no folder, or gone. */
const namesIn = (folder: string): Promise<string[]> => readdir(folder).catch(() => [])

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined

async function write(path: string, stream: Arriving, most: number): Promise<{ hash: string; bytes: number }> {
  const hash = createHash('sha256')
  const file = await open(path, 'wx', 0o600)
  const stalled = setTimeout(() => stream.destroy?.(new Stalled()), STALLED_MS)
  let bytes = 0
  try {
    for await (const chunk of stream) {
      if (!(chunk instanceof Uint8Array)) continue
      stalled.refresh()
      bytes += chunk.length
      if (bytes > most) throw new TooLarge()
      hash.update(chunk)
      await file.appendFile(chunk)
    }
    // what is acknowledged outlives a loss of power
    await file.datasync()
    return { hash: hash.digest('hex'), bytes }
  } finally {
    clearTimeout(stalled)
    await file.close()
  }
}
