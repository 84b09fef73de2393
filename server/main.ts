import { tellStarter } from './lib/starter.ts'
import { start } from './start.ts'
import { readSettings, StartFailure } from './env.ts'

try {
  await start(readSettings(process.env))
} catch (error) {
  // what the person can mend is one sentence; anything else is a fault of ours and shows where
  console.error(error instanceof StartFailure ? error.message : error)
  if (error instanceof StartFailure) await tellStarter({ kind: 'cannot-start' })
  process.exit(1)
}
