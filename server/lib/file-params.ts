import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { AppParams } from '#shared/contract/platform.ts'
import type { AppParam } from '#shared/domain/switches.ts'

/** The static params of now. Never rejects. */
export type ReadFileParams = () => Promise<readonly AppParam[]>

export const noFileParams: ReadFileParams = () => Promise.resolve([])

/**
 * The static params (BOOT-2) in the same file that browsers are served, by the same schema. It is read again when it has
 * changed, as browsers do. A missing or malformed file means no static params, there as here; it is reported once.
 * @param assets the folder that browsers are served as `/assets`
 */
export function fileParamsIn(assets: string, report: (error: unknown) => void): ReadFileParams {
  const path = join(assets, 'config.json')
  let read: { version: string; params: readonly AppParam[] } | null = null

  async function readNow(): Promise<readonly AppParam[]> {
    // a byte order mark is dropped by browsers, too
    const text = (await readFile(path, 'utf8')).replace(/^\uFEFF/, '')
    return AppParams.parse(JSON.parse(text))
  }

  return async () => {
    const version = await versionOf(path)
    if (read?.version === version) return read.params
    const params = await readNow().catch((error: unknown) => {
      report(error)
      return []
    })
    read = { version, params }
    return params
  }
}

async function versionOf(path: string): Promise<string> {
  try {
    const { mtimeMs, size, ino } = await stat(path)
    return [mtimeMs, size, ino].join()
  } catch {
    return 'missing'
  }
}
