import { notifyStarter } from './lib/starter.ts'
import { start } from './start.ts'
import { readSettings } from './env.ts'
import { StartFailure } from './start-failure.ts'

try {
  await start(readSettings(process.env))
} catch (error) {
  // a StartFailure, which the operator can fix, is one sentence; anything else is a bug and shows its stack
  console.error(error instanceof StartFailure ? error.message : error)
  if (error instanceof StartFailure) await notifyStarter({ kind: 'cannot-start' })
  process.exit(1)
}
