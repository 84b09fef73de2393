import { tellStarter } from './lib/starter.ts'
import { start } from './start.ts'
import { readSettings } from './env.ts'
import { StartFailure } from './start-failure.ts'

try {
  await start(readSettings(process.env))
} catch (error) {
  // what the person can mend is one sentence; anything else is a fault of ours and shows where
  console.error(error instanceof StartFailure ? error.message : error)
  if (error instanceof StartFailure) await tellStarter({ kind: 'cannot-start' })
  process.exit(1)
}
