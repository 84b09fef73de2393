import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'

/**
 * `npm run bench -- bundle`: runs the benchmark of that name, which prints one table.
 */
const names = readdirSync('bench', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && existsSync(`bench/${entry.name}/main.ts`))
  .map(({ name }) => name)
const [name = '', ...rest] = process.argv.slice(2)
if (!names.includes(name)) {
  console.error(`Name a benchmark: npm run bench -- ${names.join(' | ')}`)
  process.exit(1)
}
const tsx = 'node_modules/tsx/dist/cli.mjs'
process.exitCode =
  spawnSync(process.execPath, [tsx, `bench/${name}/main.ts`, ...rest], { stdio: 'inherit' }).status ?? 1
