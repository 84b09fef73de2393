import { buildAdventures } from '#server/intake/build-adventures.ts'
import { newMission } from './new/main.ts'
import { readOptions, WrongOption } from './options.ts'
import { checkedPlaces } from './places.ts'
import { report } from './report.ts'
import { checkSchemas, writeSchemas } from './schemas.ts'

/**
 * `npm run scenes`: checks every adventure and writes the schemas that editors complete with; with `--check`, as the
 * tests do, stale ones are an error and nothing is written. `--scenes <folder>` checks another folder than this
 * repository's. `--out dist`, as the build does, keeps what was built and leaves the schemas alone; with `--leave-pictures`, as the
 * first `npm start` does, a first build names the pictures of tasks and leaves them to the next. Fails on errors.
 * `new <adventure>/<mission>` lays out a mission that runs at once.
 */
async function check(args: readonly string[]): Promise<number> {
  const options = readOptions(args, { command: 'npm run scenes', mayCheck: true })
  const { scenes = 'scenes', out, isCheck, mayLeave } = options
  const started = performance.now()
  const staleSchemas = isCheck ? await checkSchemas(scenes) : []
  if (!isCheck && out === undefined) await writeSchemas(scenes)
  const result = await buildAdventures(checkedPlaces(options), new Map(), null, false, mayLeave)
  console.log([report(result, performance.now() - started), ...staleSchemas].join('\n'))
  if (result.adventures.length === 0) {
    console.log(
      `"${scenes}" holds no adventure that can be played: make a folder for one, with a folder for each mission.`,
    )
    return 1
  }
  const hasErrors = result.findings.some(({ severity }) => severity === 'error')
  return hasErrors || staleSchemas.length > 0 ? 1 : 0
}

async function main(args: readonly string[]): Promise<number> {
  const [command, path = ''] = args
  if (command === 'new') return newMission(path)
  try {
    return await check(args)
  } catch (error) {
    if (!(error instanceof WrongOption)) throw error
    console.error(error.message)
    return 1
  }
}

process.exitCode = await main(process.argv.slice(2))
