import { fork } from 'node:child_process'
import { buildIfChanged } from './setup/build.mjs'

/** Seconds in which the first pages have the machine for themselves. */
const FIRST_PAGES = 30

/**
 * `npm start`: builds when something changed, then becomes the server. It runs in this very process, so that signals and
 * the exit code are its own.
 */
try {
  await buildIfChanged({ mayLeave: true })
} catch (error) {
  console.error(error.message)
  process.exit(1)
}
process.env.NODE_ENV ??= 'production'
await import('../dist/server/main.js')
finishArt()

/** Beside the server, with what it leaves of the processor: whatever becomes of it, the server goes on. */
function finishArt() {
  const child = fork('tools/finish-art.ts', [String(FIRST_PAGES)], {
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  child.on('error', (error) => console.error(`The rest of the art is not made: ${error.message}`))
  child.unref()
  child.channel?.unref()
}
