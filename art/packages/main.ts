/** Makes the SCORM packages of the demo adventure: `npx tsx art/packages/main.ts`. Their drawings come from its pictures/. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { PACKAGES } from './packages.ts'
import { packOf } from './pack.ts'

for (const { file, course } of PACKAGES) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, await packOf(course))
}
