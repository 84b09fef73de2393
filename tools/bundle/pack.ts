import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** What shrinks; pictures and fonts are packed already. */
const WORDS = new Set(['.js', '.css', '.json', '.svg', '.wasm'])

/** What a packed copy is called besides the file's own name. */
export const PACKED_ENDINGS = ['.br', '.gz'] as const

/** Lays a packed copy, as small as it gets, beside each file of a folder: the server sends that and packs nothing itself. */
export async function packFolder(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => WORDS.has(extname(name)))
  for (const name of names) {
    const path = join(folder, name)
    const content = await readFile(path)
    const hint = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
    await writeFile(`${path}.br`, await toBrotli(content, { params: hint }))
    await writeFile(`${path}.gz`, await toGzip(content, { level: constants.Z_BEST_COMPRESSION }))
  }
}
