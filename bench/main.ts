import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'

/**
 * `npm run bench -- bundle` runs the benchmark of that name, which prints one table; `npm run bench` runs all, one after the other,
 * and says at the end which of them broke. With `--short` each is as small as it can be: its figures say nothing then, only that it runs.
 */
const names = readdirSync('bench', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && existsSync(`bench/${entry.name}/main.ts`))
  .map(({ name }) => name)

/** Of those that can be made smaller. */
const SHORT: ReadonlyMap<string, string> = new Map([
  ['changes', '--changes 2'],
  ['doors', '--pairs 5'],
  ['edits', '--sequences 50 --kills 1'],
  ['exports', '--attempts 2000'],
  ['faults', '--share 0.01'],
  ['figures', '--attempts 2000'],
  ['makers', '--edits 40'],
  ['publish', '--players 20 --rounds 1'],
  ['quiz', '--players 20 --cut 5'],
  ['ranks', '--people 2000'],
  ['stage', '--seconds 1 --rounds 1'],
  ['start', '--rounds 1 --device desktop'],
])

/** @returns its exit code */
function run(name: string, options: readonly string[]): number {
  const tsx = 'node_modules/tsx/dist/cli.mjs'
  const args = [tsx, `bench/${name}/main.ts`, ...options]
  return spawnSync(process.execPath, args, { stdio: 'inherit' }).status ?? 1
}

function runAll(isShort: boolean): number {
  const broken = names.filter((name) => {
    console.log(`\n## ${name}\n`)
    return run(name, isShort ? (SHORT.get(name)?.split(' ') ?? []) : []) !== 0
  })
  console.log(broken.length === 0 ? `\nAll ${names.length} ran.` : `\nBroken: ${broken.join(', ')}`)
  return broken.length === 0 ? 0 : 1
}

const [name, ...options] = process.argv.slice(2)
if (name === undefined || name === '--short') process.exitCode = runAll(name !== undefined)
else if (names.includes(name)) process.exitCode = run(name, options)
else {
  console.error(`There is no benchmark ${name}: ${names.join(', ')}`)
  process.exitCode = 1
}
