import type { ArtCache } from '../art-cache.ts'
import type { ArtStore } from '../art-store.ts'
import type { Findings } from '../findings.ts'

export interface BookPlaces {
  /** What the served folder is called. */
  name: string
  /** Of the file, in findings. */
  label: string
  cache: ArtCache
  store: ArtStore
  findings: Findings
}
