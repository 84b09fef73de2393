import * as z from 'zod/mini'
import { dropTab, readTab, writeTab } from '#src/lib/tab-storage.ts'

const INSIDE = /^\/app(\/(game\/|(player|adventures|leader|packages|people|content)\b)|\?open=)/

/** Only an in-app path behind the login is worth remembering, with its query and fragment; anything else is dropped. */
export function isBehindLogin(path: string): boolean {
  return INSIDE.test(path)
}

const RememberedPath = z.object({
  path: z.string().check(z.refine(isBehindLogin)),
  /** Who was signed out there (AUTH-8), and alone comes back; null where a stranger asked for it. */
  playerId: z.nullable(z.string()),
})

/** In-app path that is navigated to once after the login (AUTH-7). */
export type RememberedPath = z.infer<typeof RememberedPath>

/** Key of the tab's storage: the path outlives a reload, and no other tab follows it. */
const KEY = 'askedPath'

export function readAskedPath(): RememberedPath | null {
  try {
    return RememberedPath.safeParse(JSON.parse(readTab(KEY) ?? 'null')).data ?? null
  } catch {
    return null
  }
}

export function writeAskedPath(remembered: RememberedPath | null): void {
  if (remembered === null) dropTab(KEY)
  else writeTab(KEY, JSON.stringify(remembered))
}

/** Parameter of the login's own address, for a tab whose storage does not have the path. */
const PARAMETER = 'to'

/** @returns the query of a login's address that carries the path; empty for a path that is not worth remembering */
export function askedSearch(path: string): string {
  return isBehindLogin(path) ? `?${new URLSearchParams({ [PARAMETER]: path }).toString()}` : ''
}

/** The path that a login's address carries; null also for one that leads anywhere but into the app. */
export function askedIn(search: string): string | null {
  const path = new URLSearchParams(search).get(PARAMETER)
  return path !== null && isBehindLogin(path) ? path : null
}
