import { answerWith, asked, type Answer } from './fake-server.ts'
import type { ComparedFile } from '#shared/contract/content-comparison.ts'
import type { ContentPresence } from '#shared/contract/content-presence.ts'
import type { LibraryChange } from '#shared/contract/content-library.ts'
import type {
  ContentAdventure,
  ContentBuild,
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
  restored: null,
  changes: null,
  hasFiles: true,
  ...more,
})
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
}

export const anAdventure = (more: Partial<ContentAdventure> = {}): ContentAdventure => ({
  folder: 'harbour-tour',
  name: 'Harbour tour',
  thumbnail: null,
  published: 'own',
  version: aVersion(4),
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
  if (call.endsWith('/zip') || call.includes('/zip')) {
    content.revision += 1
    return ok(first)
  }
  if (call.endsWith('/presence')) return ok({ others: content.others })
  if (call.endsWith('/comparison')) return ok({ changes: content.compared })
  if (call.includes('/builds')) return built(call)
  if (call.startsWith('DELETE')) return { status: 204 }
  if (call.endsWith('/versions') && call.startsWith('GET')) return ok({ versions: content.versions })
  if (call.endsWith('/versions') || call.endsWith('/restore')) return publish(call)
  return { status: 404, body: { code: 'not-found', message: '' } }
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

function publish(call: string): Answer {
  const number = Math.max(0, ...content.versions.map((one) => one.number)) + 1
  const restored = /versions\/(\d+)\/restore/.exec(call)?.[1]
  const made = aVersion(number, { restored: restored ? Number(restored) : null })
  content.versions = [made, ...content.versions.map((one) => ({ ...one, isCurrent: false }))]
  content.adventures = content.adventures.map((one) => ({ ...one, version: made, published: 'own' }))
  return ok(made)
}
