import { readLocal, writeLocal } from '#src/lib/storage.ts'
import { QUALITIES, type Quality } from './quality.ts'

/** Kept per device, whoever plays there: it is the machine that is fast or slow. */
const KEY = 'stageQuality'

export function savedQuality(): Quality {
  const saved = readLocal(KEY)
  return QUALITIES.find((quality) => quality === saved) ?? 'auto'
}

export function keepQuality(quality: Quality): void {
  writeLocal(KEY, quality)
}
