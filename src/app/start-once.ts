import { checkSession } from '#src/flows/check-session.ts'
import { watchTabs } from '#src/flows/watch-tabs.ts'
import { watchFailures } from '#src/shell/failures.ts'
import { watchSignIn } from './begin-map.ts'
import { startUp } from './startup.ts'

let started: Promise<void> | null = null

/** Once for the life of the page: before the first rendering, which takes the processor while the calls are on their way. */
export function startOnce(): Promise<void> {
  started ??= start()
  return started
}

async function start(): Promise<void> {
  // ahead of the first call: an answer may come before anything is rendered
  watchFailures()
  watchTabs()
  watchSignIn()
  const { who } = await startUp()
  await checkSession(who)
}
