import { join } from 'node:path'
import type { Plugin } from 'vite'
import { packFolder } from '../bundle/pack.ts'

/** Packs the bundle by gzip once, when it is written; brotli comes later (tools/finish-art.ts). */
export function pack(): Plugin {
  return {
    name: 'waymark-pack',
    apply: 'build',
    async writeBundle({ dir }) {
      if (dir !== undefined) await packFolder(join(dir, 'bundle'))
    },
  }
}
