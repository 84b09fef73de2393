import { existsSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { shellOf } from '../bundle/goals.ts'
import { readBuilt } from '../bundle/measure.ts'

/** What of the client, which is built already, the service worker keeps: SHELL_FILES in its code. */
export function shellFiles(): Plugin {
  return {
    name: 'waymark-shell-files',
    config: () => ({ define: { SHELL_FILES: JSON.stringify(listFiles()) } }),
  }
}

function listFiles() {
  if (!existsSync('dist/client/index.html')) throw new Error('The worker is built after the client.')
  const document = readFileSync('dist/client/index.html', 'utf8')
  const build = /<script type="module"[^>]* src="([^"]+)"/.exec(document)?.[1]
  if (build === undefined) throw new Error('dist/client/index.html begins with no script.')
  const { bundle, files } = readBuilt()
  // the document stands under another name
  const { start, map, rest } = shellOf(
    bundle,
    files.filter((file) => file !== 'index.html'),
  )
  const addressesOf = (some: readonly string[]) => some.map((file) => `/${file}`)
  return { build, start: addressesOf(start), map: addressesOf(map), rest: addressesOf(rest) }
}
