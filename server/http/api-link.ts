import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { StoreConfig } from '#shared/contract/platform.ts'

/** The origin that store.json sends the pages of this build to; null where that is their own (BOOT-1). */
export function apiOriginOf(dist: string): string | null {
  try {
    const { apiLink } = StoreConfig.parse(JSON.parse(readFileSync(join(dist, 'assets/store.json'), 'utf8')))
    return apiLink !== undefined && URL.canParse(apiLink) ? new URL(apiLink).origin : null
  } catch {
    // pages take a missing or broken file as an empty one
    return null
  }
}
