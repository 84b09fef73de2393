import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

interface ChangingBuild {
  /** A folder to serve instead of this build, as the setting `WAYMARK_DIST`. */
  dist: string
  /** A version after the one that lies there: its first script has another name, and all that stands on it says so. */
  bringNext: () => void
  remove: () => void
}

/** This build in a folder in which it becomes newer, again and again. */
export function changingBuild(): ChangingBuild {
  const dist = mkdtempSync(join(tmpdir(), 'waymark-next-'))
  for (const part of ['scenes', 'assets', 'launch', 'published.json', 'packages']) {
    symlinkSync(resolve('dist', part), join(dist, part))
  }
  for (const part of ['client', 'worker']) cpSync(join('dist', part), join(dist, part), { recursive: true })
  const document = join(dist, 'client/index.html')
  let count = 0
  return {
    dist,
    bringNext() {
      const former = /\/bundle\/index-[\w-]+\.js/.exec(readFileSync(document, 'utf8'))?.[0] ?? ''
      count += 1
      const next = `/bundle/index-next${count}.js`
      writeFileSync(join(dist, 'client', next), `import '${former}'`)
      for (const file of [document, join(dist, 'worker/ngsw-worker.js')]) {
        writeFileSync(file, readFileSync(file, 'utf8').replaceAll(former, next))
      }
    },
    remove: () => rmSync(dist, { recursive: true, force: true }),
  }
}
