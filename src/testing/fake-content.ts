import { answerWith, asked, type Answer } from './fake-server.ts'
import type { ComparedFile } from '#shared/contract/content-comparison.ts'
import type { HistoryEntry } from '#shared/contract/content-history.ts'
import type { ContentPresence } from '#shared/contract/content-presence.ts'
import type { LibraryChange } from '#shared/contract/content-library.ts'
import type {
  ContentAdventure,
  ContentBuild,
  ContentSchedule,
  ContentVersion,
  DraftEdit,
  DraftFile,
} from '#shared/contract/content.ts'
import { aProfile } from './profile.ts'

export const AT = '2026-11-23T10:00:00.000Z'
/** Hashes that differ by a digit. */
export const hash = (n: number) => String(n).repeat(64).slice(0, 64)
export const file = (path: string, n = 1, by: string | null = 'Dee Zign'): DraftFile => ({
  path,
  hash: hash(n),
  bytes: 2048,
  changed: { at: AT, by },
})
export const aVersion = (number: number, more: Partial<ContentVersion> = {}): ContentVersion => ({
  number,
  note: '',
  published: { at: AT, by: 'Dee Zign' },
  isCurrent: true,
  isTrial: false,
  teams: null,
  scheduledAt: null,
  restored: null,
  changes: null,
  hasFiles: true,
  ...more,
})
export const TEAMS = {
  pilots: '7e0d6a52-0c3e-4c55-9f0c-2f3d8c1a7b11',
} as const
export const CHANGES = {
  missions: { added: 1, changed: 2, removed: 0 },
  tasks: { added: 0, changed: 1, removed: 0 },
  texts: ['en'],
  art: 3,
}
const BUILD_ID = '5c0d6a52-0c3e-4c55-9f0c-2f3d8c1a7b10'
export const aBuild = (revision: number, more: Partial<ContentBuild> = {}): ContentBuild => ({
  id: BUILD_ID,
  revision,
  state: 'done',
  findings: [],
  changes: CHANGES,
  base: 4,
  startedAt: AT,
  endedAt: AT,
  ...more,
})

interface Content {
  adventures: ContentAdventure[]
  files: DraftFile[]
  revision: number
  versions: ContentVersion[]
  library: { folder: string; name: string }[]
  /** Who else is at the draft. */
  others: ContentPresence[]
  /** What differs, whatever is compared. */
  compared: ComparedFile[]
  /** What stands in a file: of a version by its number, or of the draft. */
  texts: Map<string, string>
  /** What has changed there. */
  changes: LibraryChange[]
  /** What the next build becomes. */
  build: Partial<ContentBuild>
  /** Answers in place of its own, by `METHOD /path`, each once. */
  refusals: Map<string, Answer[]>
  teams: { id: string; name: string; members: number }[]
  /** What was changed, the newest first. */
  history: HistoryEntry[]
}

/** What the server has; a test changes it as a colleague would. */
export const content: Content = {
  adventures: [],
  files: [],
  revision: 1,
  versions: [],
  library: [],
  others: [],
  compared: [],
  texts: new Map(),
  changes: [],
  build: {},
  refusals: new Map(),
  teams: [],
  history: [],
}

export const anAdventure = (more: Partial<ContentAdventure> = {}): ContentAdventure => ({
  folder: 'harbour-tour',
  name: 'Harbour tour',
  thumbnail: null,
  published: 'own',
  version: aVersion(4),
  trial: null,
  schedule: null,
  players: 128,
  draft: draftOf(),
  canCopy: true,
  updates: 0,
  build: aBuild(content.revision),
  ...more,
})

export function draftOf() {
  return {
    revision: content.revision,
    files: content.files.length,
    bytes: 4096,
    changed: { at: AT, by: 'Dee Zign' },
    isAhead: true,
    isOnTrial: false,
  }
}

/** A tenant with the adventure `harbour-tour`, of these files. */
export function serveContent(
  files: DraftFile[] = [file('adventure.json'), file('harbour/mission.json')],
): void {
  Object.assign(content, {
    files,
    revision: 7,
    versions: [aVersion(4)],
    library: [],
    others: [],
    compared: [],
    texts: new Map(),
    changes: [],
    build: {},
    refusals: new Map(),
    history: [],
    teams: [{ id: TEAMS.pilots, name: 'Pilots', members: 12 }],
  })
  content.adventures = [anAdventure()]
  answerWith((url, body) => {
    const path = new URL(url).pathname.replace('/api/web', '')
    const call = `${asked.at(-1)?.method ?? 'GET'} ${path}`
    const refusal = content.refusals.get(call)?.shift()
    if (refusal) return refusal
    if (path === '/player/profile') return { status: 200, body: aProfile({ role: 'designer' }) }
    const sent: unknown = typeof body === 'string' ? JSON.parse(body) : body
    if (path.endsWith('/file')) return ok(textOf(new URL(url).searchParams))
    return replyOf(call, sent)
  })
}

function replyOf(call: string, sent: unknown): Answer {
  const [first] = content.adventures
  if (call === 'GET /v2/content') {
    const adventures = content.adventures.map((one) =>
      one.draft ? { ...one, draft: { ...one.draft, revision: content.revision } } : one,
    )
    return ok({
      adventures,
      starters: [{ folder: 'starter', name: 'A lamp and a letter' }],
      library: content.library,
      room: { taken: 3 * 1024 * 1024, most: 100 * 1024 * 1024 },
      teams: content.teams,
      timeZone: 'Europe/Warsaw',
    })
  }
  if (call === 'POST /v2/content') return begin(sent as { folder: string; name?: string })
  if (call.endsWith('/finishers')) return ok({ players: 12 })
  if (call === 'GET /v2/content/harbour-tour/library') return ok({ changes: content.changes })
  if (call.endsWith('/library'))
    return answerLibrary(sent as { taken: LibraryChange[]; declined: LibraryChange[] })
  if (call.endsWith('/files')) return ok({ revision: content.revision, files: content.files })
  if (call.endsWith('/edits')) return edit((sent as { edits: DraftEdit[] }).edits)
  if (call === 'POST /v2/content-blobs') return ok({ hash: hash(9), bytes: 5 })
  if (call.includes('/zip')) {
    content.revision += 1
    return ok(first)
  }
  if (call.endsWith('/history')) return ok({ entries: content.history, hasMore: false })
  if (call.endsWith('/presence')) return ok({ others: content.others })
  if (call.endsWith('/comparison')) return ok({ changes: content.compared })
  if (call.includes('/builds')) return built(call)
  return aboutVersions(call, sent) ?? { status: 404, body: { code: 'not-found', message: '' } }
}

function aboutVersions(call: string, sent: unknown): Answer | null {
  if (call.startsWith('DELETE')) return deleted(call)
  if (call.endsWith('/schedule')) return schedule(sent)
  if (call.endsWith('/versions') && call.startsWith('GET')) return ok({ versions: content.versions })
  return call.endsWith('/versions') || call.endsWith('/restore') ? publish(call, sent) : null
}

function textOf(asked: URLSearchParams): string {
  const said = content.texts.get(`${asked.get('of') ?? 'draft'} ${asked.get('path') ?? ''}`)
  return said ?? '{ "tasks": ["ropes"] }'
}

const ok = (body: unknown): Answer => ({ status: 200, body })

function begin({ folder, name }: { folder: string; name?: string }): Answer {
  const made = anAdventure({ folder, name: name ?? folder, published: null, version: null, build: null })
  content.adventures = [...content.adventures.filter((one) => one.folder !== folder), made]
  return ok(made)
}

function edit(edits: readonly DraftEdit[]): Answer {
  const now = new Map(content.files.map((one) => [one.path, one]))
  for (const one of edits) {
    if ((now.get(one.path)?.hash ?? null) !== one.from)
      return { status: 409, body: { code: 'file-changed', message: '' } }
    if (one.kind !== 'put') now.delete(one.path)
    if (one.kind === 'put') now.set(one.path, { ...file(one.path), hash: one.hash })
    if (one.kind === 'move') now.set(one.to, { ...file(one.to), hash: one.from })
  }
  content.files = [...now.values()]
  content.revision += 1
  return ok({ revision: content.revision, files: content.files })
}

function answerLibrary({ taken, declined }: Record<'taken' | 'declined', LibraryChange[]>): Answer {
  const answered = new Set([...taken, ...declined].map(({ path }) => path))
  content.changes = content.changes.filter(({ path }) => !answered.has(path))
  content.adventures = content.adventures.map((one) => ({ ...one, updates: content.changes.length }))
  return edit(
    taken.flatMap(({ path, mine: from, theirs }): DraftEdit[] => {
      if (theirs !== null) return [{ kind: 'put', path, hash: theirs, from }]
      return from === null ? [] : [{ kind: 'delete', path, from }]
    }),
  )
}

function built(call: string): Answer {
  const base = Math.max(0, ...content.versions.map((one) => one.number)) || null
  const made = aBuild(content.revision, { base, startedAt: '2026-11-23T11:00:00.000Z', ...content.build })
  const ended = call.startsWith('POST') ? { ...made, state: 'running' as const, endedAt: null } : made
  content.adventures = content.adventures.map((one) => (one.draft ? { ...one, build: ended } : one))
  return ok(ended)
}

export const aSchedule = (more: Partial<ContentSchedule> = {}): ContentSchedule => ({
  id: '9a0d6a52-0c3e-4c55-9f0c-2f3d8c1a7b10',
  at: '2026-11-30T07:00:00.000Z',
  scheduled: { at: AT, by: 'Dee Zign' },
  note: '',
  teams: null,
  refusal: null,
  findings: [],
  ...more,
})

function schedule(sent: unknown): Answer {
  const { id, at, note, teams } = sent as { id: string; at: string; note: string; teams?: string[] }
  const made = aSchedule({ id, at, note, teams: namedTeams(teams) })
  content.adventures = content.adventures.map((one) => ({ ...one, schedule: made }))
  return ok(made)
}

const namedTeams = (ids: readonly string[] | undefined) =>
  ids ? content.teams.filter(({ id }) => ids.includes(id)).map(({ id, name }) => ({ id, name })) : null

function deleted(call: string): Answer {
  if (call.endsWith('/schedule'))
    content.adventures = content.adventures.map((one) => ({ ...one, schedule: null }))
  if (call.endsWith('/trial')) {
    content.adventures = content.adventures.map((one) => ({ ...one, trial: null }))
    content.versions = content.versions.map((one) => ({ ...one, isTrial: false }))
  }
  return { status: 204 }
}

function publish(call: string, sent: unknown): Answer {
  const number = Math.max(0, ...content.versions.map((one) => one.number)) + 1
  const restored = /versions\/(\d+)\/restore/.exec(call)?.[1]
  const teams = namedTeams((sent as { teams?: string[] }).teams)
  const isTrial = teams !== null
  const made = aVersion(number, {
    ...{ restored: restored ? Number(restored) : null, teams, isTrial, isCurrent: !isTrial },
  })
  const left = content.versions.map((one) => ({
    ...one,
    isCurrent: isTrial && one.isCurrent,
    isTrial: false,
  }))
  content.versions = [made, ...left]
  content.adventures = content.adventures.map((one) =>
    isTrial
      ? { ...one, trial: made, draft: one.draft && { ...one.draft, isOnTrial: true } }
      : { ...one, version: made, trial: null, published: 'own' },
  )
  return ok(made)
}
