import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'

/**
 * `npm run bench -- bundle` runs the benchmark of that name, which prints one table; `npm run bench` runs all, one after the other,
 * and says at the end which of them broke.
 */
const names = readdirSync('bench', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && existsSync(`bench/${entry.name}/main.ts`))
  .map(({ name }) => name)

/** @returns its exit code */
function run(name: string, options: readonly string[]): number {
  const tsx = 'node_modules/tsx/dist/cli.mjs'
  const args = [tsx, `bench/${name}/main.ts`, ...options]
  return spawnSync(process.execPath, args, { stdio: 'inherit' }).status ?? 1
}

function runAll(): number {
  const broken = names.filter((name) => {
    console.log(`\n## ${name}\n`)
    return run(name, []) !== 0
  })
  console.log(broken.length === 0 ? `\nAll ${names.length} ran.` : `\nBroken: ${broken.join(', ')}`)
  return broken.length === 0 ? 0 : 1
}

const [name, ...options] = process.argv.slice(2)
if (name === undefined) process.exitCode = runAll()
else if (names.includes(name)) process.exitCode = run(name, options)
else {
  console.error(`There is no benchmark ${name}: ${names.join(', ')}`)
  process.exitCode = 1
}
