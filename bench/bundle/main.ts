import { execFileSync } from 'node:child_process'
import { measureBundle, tableOf } from '../../tools/bundle/measure.ts'

/** Builds the client afresh when needed and prints what each part weighs against its goal. */
execFileSync(process.execPath, ['tools/build.mjs'], { stdio: 'inherit' })
console.log(tableOf(measureBundle().weights))
