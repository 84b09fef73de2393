import { readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** What shrinks; pictures and fonts are packed already. */
const WORDS = new Set(['.js', '.css', '.json', '.svg', '.wasm'])

/** What a packed copy is called besides the file's own name. */
export const PACKED_ENDINGS = ['.br', '.gz'] as const

/** What the browser gets of the build. */
export const BUNDLE = 'dist/client/bundle'

/** Lays a copy packed by gzip beside each file of a folder that shrinks: the server sends that and packs nothing itself. */
export async function packFolder(folder: string): Promise<void> {
  for (const name of (await readdir(folder)).filter((one) => WORDS.has(extname(one)))) {
    const content = await readFile(join(folder, name))
    await writeFile(
      join(folder, `${name}.gz`),
      await toGzip(content, { level: constants.Z_BEST_COMPRESSION }),
    )
  }
}

/**
 * Lays one packed by brotli, as small as it gets, beside each file that `packFolder` has packed. That takes ten times as long, so it may
 * be done while the folder is served, and be ended at any time: what is there stays.
 */
export async function packFurther(folder: string): Promise<void> {
  const names = await readdir(folder)
  const there = new Set(names)
  for (const name of names.filter((one) => one.endsWith('.gz')).map((one) => one.slice(0, -'.gz'.length))) {
    if (there.has(`${name}.br`)) continue
    const content = await readFile(join(folder, name))
    const hint = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
    const interim = join(folder, `${name}.br.part`)
    await writeFile(interim, await toBrotli(content, { params: hint }))
    await rename(interim, join(folder, `${name}.br`))
  }
}
