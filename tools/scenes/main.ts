import { buildAdventures } from '#server/intake/build-adventures.ts'
import { scenePlaces } from './places.ts'
import { report } from './report.ts'
import { writeSchemas } from './schemas.ts'

/**
 * `npm run scenes`: checks every adventure and writes the schemas that editors complete with. `--out dist` also keeps
 * what was built; that is how the build does it. Fails on faults.
 */
const out = process.argv[process.argv.indexOf('--out') + 1]
const isKept = process.argv.includes('--out') && out !== undefined
const started = performance.now()
await writeSchemas('scenes')
const result = await buildAdventures(scenePlaces(isKept ? out : '.cache/scenes-check'))
console.log(report(result, performance.now() - started))
process.exitCode = result.findings.some(({ severity }) => severity === 'fault') ? 1 : 0
