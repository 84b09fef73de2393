import type { InboxPlayable, InboxState } from '#kinds/inbox/shared/schemas.ts'
import { verdictOfShare } from '#shared/domain/verdicts.ts'
import type { PlayRule } from '#src/features/tasks/play/use-play.ts'

export type Mail = InboxPlayable['mails'][number]
export type Judged = InboxState['judged'][number]

/** A mail is judged by the server alone: until then the decision is only being sent. */
export const inboxRule: PlayRule<'inbox'> = {
  kind: 'inbox',
  judged: ({ judged }) => judged.map(({ mail, share }) => ({ key: mail, verdict: verdictOfShare(share) })),
  apply: (state) => state,
  // the first one counts
  merge: (before, after) => (before.mail === after.mail ? before : null),
}

const SORTS = ['program', 'macros', 'archive', 'page', 'document', 'picture'] as const
export type FileSort = (typeof SORTS)[number] | 'other'

const ENDINGS: Readonly<Record<(typeof SORTS)[number], readonly string[]>> = {
  program: ['exe', 'com', 'scr', 'bat', 'cmd', 'js', 'vbs', 'msi', 'lnk', 'jar', 'ps1', 'iso', 'img'],
  macros: ['docm', 'xlsm', 'pptm', 'dotm'],
  archive: ['zip', 'rar', '7z', 'gz'],
  page: ['html', 'htm', 'shtml', 'svg'],
  document: ['pdf', 'docx', 'xlsx', 'pptx', 'odt', 'ods', 'txt', 'csv', 'ics'],
  picture: ['jpg', 'jpeg', 'png', 'webp', 'gif'],
}

/** What a file is by the last ending of its name, whatever stands before that. */
export function sortOfFile(name: string): FileSort {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase()
  return SORTS.find((sort) => ENDINGS[sort].includes(ending)) ?? 'other'
}

/** The mail after this one that is still to be judged, from the top again behind the last. */
export function nextOpen(
  mails: readonly Mail[],
  judged: readonly Judged[],
  from: string | null,
): string | null {
  const start = mails.findIndex(({ key }) => key === from) + 1
  const inOrder = [...mails.slice(start), ...mails.slice(0, start)]
  return inOrder.find(({ key }) => !judged.some(({ mail }) => mail === key))?.key ?? null
}
