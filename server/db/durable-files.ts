import { fdatasyncSync } from 'node:fs'
import { NodeFS } from '@electric-sql/pglite/nodefs'

type Init = NodeFS['init']
type Options = Awaited<ReturnType<Init>>['emscriptenOpts']
type PreRun = Extract<Options['preRun'], readonly unknown[]>[number]
type Module = Parameters<PreRun>[0]

/** The part of Emscripten's file system on Node that is wanted here; its own types do not name it. */
interface NodeFiles {
  stream_ops: { fsync?: (stream: { nfd: number }) => number }
}

/**
 * PGlite's files on disk, with the sync that they lack: without it a commit is acknowledged before it is on the disk.
 * `wal_sync_method=fsync` must go with it, because PGlite's own fdatasync never leaves the sandbox.
 */
export class DurableFiles extends NodeFS {
  /** How often something was forced to the disk. */
  syncs = 0

  override async init(...[pg, options]: Parameters<Init>): ReturnType<Init> {
    const { emscriptenOpts } = await super.init(pg, options)
    const before = emscriptenOpts.preRun ?? []
    const addSync = (module: Module): void => {
      nodeFilesOf(module).stream_ops.fsync = ({ nfd }) => {
        this.syncs += 1
        fdatasyncSync(nfd)
        return 0
      }
    }
    return {
      emscriptenOpts: {
        ...emscriptenOpts,
        preRun: [...(Array.isArray(before) ? before : [before]), addSync],
      },
    }
  }
}

function nodeFilesOf(module: Module): NodeFiles {
  const files: unknown = Reflect.get(module, 'NODEFS')
  if (isNodeFiles(files)) return files
  throw new Error('This PGlite keeps its files in another way; it must not run without syncs.')
}

function isNodeFiles(files: unknown): files is NodeFiles {
  return typeof files === 'object' && files !== null && 'stream_ops' in files
}
