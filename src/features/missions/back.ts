import { report } from '#src/lib/report.ts'

/** Where the back button leads: to a path, nowhere, or to a mission (MAP-2). */
export type BackLink =
  | { type: 'directLink'; link: string | undefined }
  | { type: 'disabled' }
  | { type: 'mission'; id: string }

/** The path that a back link leads to; null where it does nothing. `pathOf` knows the missions. */
export function backPath(back: BackLink, pathOf: (missionId: string) => string | undefined): string | null {
  if (back.type === 'disabled') return null
  const link = back.type === 'directLink' ? back.link : pathOf(back.id)
  if (link === undefined) report('redirect link is undefined')
  return link ?? null
}
