import { writeFile } from 'node:fs/promises'
import type { Plugin } from 'vite'
import { startFilesOf } from '../bundle/start-files.ts'
import { bundleOf } from './bundle-report.ts'

/** What the server names in its documents (server/modules/platform/serve-document.ts): dist/start.json. Never served. */
export function startFiles(): Plugin {
  return {
    name: 'waymark-start-files',
    apply: 'build',
    async writeBundle(_options, output) {
      await writeFile('dist/start.json', JSON.stringify(startFilesOf(bundleOf(output))))
    },
  }
}
