import { checkSession } from '#src/flows/check-session.ts'
import { startUp } from './startup.ts'

let started: Promise<void> | null = null

/** Once for the life of the page: before the first rendering, which takes the processor while the calls are on their way. */
export function startOnce(): Promise<void> {
  started ??= startUp().then(({ who }) => checkSession(who))
  return started
}
