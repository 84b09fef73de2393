import { existsSync, readdirSync } from 'node:fs'
import { breachesOf, cruise, FOLDERS } from './cruise.ts'

/**
 * `npm run deps`: proves who looks at whom. A cruiser that cannot read TypeScript sees nothing and finds nothing, so
 * every file on disk must have been seen, and imports with them.
 */
const report = await cruise(process.cwd(), process.cwd())
const seen = new Set(report.modules.map(({ source }) => source))
const onDisk = FOLDERS.filter(existsSync).flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.d)\.tsx?$/.test(file) && !file.includes('node_modules'))
    .map((file) => `${folder}/${file}`),
)
const unseen = onDisk.filter((file) => !seen.has(file)).map((file) => `${file} was not looked at`)
const imports = report.modules.reduce((sum, { dependencies }) => sum + dependencies.length, 0)
const blind =
  imports < onDisk.length ? [`only ${imports} imports in ${onDisk.length} files: the cruiser is blind`] : []

const findings = [...breachesOf(report), ...unseen, ...blind]
console.log([...findings, `${seen.size} modules, ${imports} imports, ${findings.length} breaches`].join('\n'))
process.exitCode = findings.length === 0 ? 0 : 1
