import { buildAdventures } from '#server/intake/build-adventures.ts'
import { newMission } from './new/main.ts'
import { scenePlaces } from './places.ts'
import { report } from './report.ts'
import { checkSchemas, writeSchemas } from './schemas.ts'

/**
 * `npm run scenes`: checks every adventure and writes the schemas that editors complete with; with `--check`, as the
 * tests do, stale ones are a fault and nothing is written. `--out dist`, as the build does, keeps what was built and
 * leaves the schemas alone. Fails on faults. `new <adventure>/<mission>` lays out a mission that runs at once.
 */
async function check(argv: readonly string[]): Promise<number> {
  const out = argv.includes('--out') ? argv[argv.indexOf('--out') + 1] : undefined
  const isCheck = argv.includes('--check')
  const started = performance.now()
  const staleSchemas = isCheck ? await checkSchemas('scenes') : []
  if (!isCheck && out === undefined) await writeSchemas('scenes')
  const result = await buildAdventures(scenePlaces(out ?? '.cache/scenes-check'))
  console.log([report(result, performance.now() - started), ...staleSchemas].join('\n'))
  const hasFaults = result.findings.some(({ severity }) => severity === 'fault')
  return hasFaults || staleSchemas.length > 0 ? 1 : 0
}

const [command, path = ''] = process.argv.slice(2)
process.exitCode = command === 'new' ? await newMission(path) : await check(process.argv)
