import type { ContentFinding, DraftEdit } from '#shared/contract/content.ts'
import type { readItems } from '#shared/contract/content-items.ts'
import { TEXT_FILE } from '#shared/contract/content-texts.ts'
import type { MadeMission } from '#shared/contract/content-scenes.ts'
import type { Language } from '#shared/domain/languages.ts'
import { NO_ACCOMMODATIONS } from '#shared/domain/accommodation-defaults.ts'
import type { Person } from '#shared/contract/people.ts'
import type { Reply } from '#shared/contract/endpoint.ts'
import type { readTranslators } from '#shared/contract/translations.ts'
import type { Role } from '#shared/domain/roles.ts'
import type { ElementLayout, SceneLayout } from '#shared/scene/layout.ts'
import { cornersOf } from '#shared/scene/polygon.ts'
import { aBuild, anAdventure, draftOf, file } from './fake-content.ts'
import { answerWith, asked, ok, type Answer } from './fake-server.ts'
import { aProfile } from './profile.ts'

const element = (id: string, x: number): ElementLayout => {
  const box = { x, y: 400, width: 100, height: 200 }
  return {
    ...{ id, picture: { file: { url: `/scenes/${id}.webp`, frame: null }, small: null, box } },
    ...{
      done: null,
      glow: null,
      light: null,
      hover: null,
      veil: null,
      reflection: null,
      hit: cornersOf(box),
    },
    ...{ label: { x: x + 50, y: 608 }, lamp: { x: x + 50, y: 500 } },
  }
}

const scene: SceneLayout = {
  ...{ size: { width: 1920, height: 1080 }, safe: { x: 240, y: 0, width: 1440, height: 1080 } },
  ...{ background: null, layers: [], elements: [element('lamp', 300), element('bell', 900)] },
  views: [0, 40].map((from) => ({ ...element(`hut-${from}`, 1300 + from), view: 'my-space', from })),
}

const mission = (id: string, name: string, more: Partial<MadeMission>): MadeMission => ({
  ...{ id, type: 'map', align: 'center', names: { en: name }, missions: [], tasks: [], hasLock: false },
  ...{ thumbnail: null, scene: null, sceneFile: `${id}/scene.json`, said: null, mobile: null },
  ...more,
})

// happy-dom's are sent as objects otherwise: axios knows a blob by its tag, as browsers have it
Object.defineProperty(Blob.prototype, Symbol.toStringTag, { value: 'Blob', configurable: true })

const SCENE_FILE = 'harbour/scene.json'

type TaskItems = Reply<typeof readItems>

interface Drafts {
  /** Text of each file, by path. */
  texts: Map<string, string>
  revision: number
  /** Of who is here. */
  role: Role
  /** Null: all languages; else those of somebody who only translates. */
  translates: Language[] | null
  /** Who does besides. */
  translators: Reply<typeof readTranslators>['translators']
  /** Of the last check. */
  findings: ContentFinding[]
  /** How players answered the questions of any task. */
  items: TaskItems['versions']
  /** Answers in place of its own, by `METHOD /path`, each once. */
  refusals: Map<string, Answer[]>
  /** What an answer waits for, by `METHOD /path`. */
  waits: Map<string, Promise<unknown>>
}

/** What the server has of the adventure `harbour-tour`; a test changes it as a colleague would. */
export const drafts: Drafts = {
  ...{ texts: new Map(), revision: 7, findings: [], items: [], refusals: new Map() },
  waits: new Map(),
  ...{ role: 'designer', translates: null, translators: [] },
}
const blobs = new Map<string, string>()

/** A draft with two scenes as its build made them, whose files can be read and changed. */
export function serveScenes(): void {
  Object.assign(drafts, {
    texts: new Map([[SCENE_FILE, '{}\n']]),
    revision: 7,
    ...{ role: 'designer', translates: null, translators: [] },
    findings: [],
    items: [],
    refusals: new Map(),
    waits: new Map(),
  })
  blobs.clear()
  answerWith(async (url, body) => {
    const { pathname, searchParams } = new URL(url)
    const call = `${asked.at(-1)?.method ?? 'GET'} ${pathname.replace('/api/web', '')}`
    if (drafts.waits.has(call)) await drafts.waits.get(call)
    const refusal = drafts.refusals.get(call)?.shift()
    if (refusal) return refusal
    if (call === 'GET /player/profile') return ok(aProfile({ role: drafts.role }))
    const translated = ofTranslations(call, searchParams.get('path'), body)
    if (translated) return translated
    if (call === 'POST /v2/content-blobs') return ok(takeBlob(body instanceof Blob ? await body.text() : ''))
    if (call.endsWith('/file')) return read(searchParams.get('path') ?? '')
    if (call.endsWith('/files')) return ok(listed())
    if (call.endsWith('/texts')) return ok(textsNow())
    if (call.endsWith('/items')) return ok({ versions: drafts.items })
    if (call.endsWith('/finishers')) return ok({ players: 12 })
    if (call.endsWith('/edits')) return edit(String(body))
    if (call.endsWith('/scenes')) return ok({ made: MADE })
    if (call.includes('/builds')) return ok(buildNow())
    return call === 'GET /v2/content'
      ? ok(adventures())
      : { status: 404, body: { code: 'not-found', message: '' } }
  })
}

const tasks = ['lamp', 'bell'].map((id) => ({ id, names: { en: id === 'lamp' ? 'Lamp' : 'Bell' } }))
export const MADE = {
  ...{ buildId: aBuild(7).id, revision: 7, rootMission: 'harbour', languages: ['en'], moved: {} },
  missions: [
    mission('harbour', 'Harbour', { missions: ['cellar'], tasks, scene }),
    mission('cellar', 'Cellar', { hasLock: true }),
  ],
}

const buildNow = () => aBuild(drafts.revision, { findings: drafts.findings })

function adventures() {
  const room = { taken: 0, most: 1024 }
  const draft = { ...draftOf(), revision: drafts.revision }
  return {
    adventures: [anAdventure({ draft, build: buildNow() })],
    starters: [],
    teams: [],
    timeZone: 'Europe/Warsaw',
    library: [],
    room,
  }
}

function takeBlob(text: string) {
  const blob = { hash: hashOf(text), bytes: text.length }
  blobs.set(blob.hash, text)
  return blob
}

/** The same for the same text, and for no other of a test. */
function hashOf(text: string): string {
  return [3, 5, 7, 11, 13, 17, 19, 23]
    .map((factor) =>
      Array.from(text).reduce((sum, letter) => (Math.imul(sum, 31 * factor) + letter.charCodeAt(0)) >>> 0, 0),
    )
    .map((sum) => sum.toString(16).padStart(8, '0'))
    .join('')
}

/** Of a file that the draft has already, for bytes are sent once. */
function textOf(hash: string): string {
  return [...drafts.texts.values()].find((text) => hashOf(text) === hash) ?? ''
}

function listed() {
  const files = [...drafts.texts].map(([path, text]) => ({ ...file(path), hash: hashOf(text) }))
  return { revision: drafts.revision, files }
}

function textsNow() {
  const files = [...drafts.texts].map(([path, text]) => ({ path, hash: hashOf(text), text }))
  return { revision: drafts.revision, files: files.filter(({ path }) => TEXT_FILE.test(path)) }
}

/** What is asked for translations; null for every other call. */
function ofTranslations(call: string, path: string | null, body: unknown): Answer | null {
  const sent: unknown = typeof body === 'string' ? JSON.parse(body) : undefined
  if (call === 'GET /v2/translations') return ok({ adventures: mineNow() })
  if (call === 'GET /v2/people') return ok({ people: [BO], group: null, next: null })
  if (call.endsWith('/translators')) return ok({ translators: grant(sent) })
  if (call.endsWith('/v2/translations/harbour-tour')) return ok(translationNow(path))
  return call.endsWith('/v2/translations/harbour-tour/edits') ? writeTexts(sent) : null
}

/** Somebody of the tenant, as an admin finds them. */
const BO: Person = {
  id: '7f4df4ee-6c4e-4b9a-8f0e-000000000011',
  ...{ displayName: 'Bo Berg', avatar: null, avatarSprite: null, username: 'bo.berg' },
  ...{ email: 'bo@isles.test', role: 'player', roles: ['player'], isDisabled: false },
  ...{
    extraExamTime: 0,
    accommodations: NO_ACCOMMODATIONS,
    teams: [],
    hasSecondFactor: false,
    pendingEmail: null,
  },
  createdAt: '2026-11-01T10:00:00.000Z',
}

const mineNow = () =>
  drafts.translates ? [{ folder: 'harbour-tour', name: 'Harbour tour', languages: drafts.translates }] : []

/** With a body: somebody is given these languages. */
function grant(sent: unknown): Drafts['translators'] {
  if (sent === undefined) return drafts.translators
  const { personId, languages } = sent as { personId: string; languages: Language[] }
  const { id, displayName: name, email } = BO
  const others = drafts.translators.filter((one) => one.id !== personId)
  drafts.translators = languages.length === 0 ? others : [...others, { id, name, email, languages }]
  return drafts.translators
}

function translationNow(only: string | null) {
  const files = [...drafts.texts]
    .filter(([path]) => only === null || path === only)
    .map(([path, text]) => ({ path, hash: hashOf(text), text: TEXT_FILE.test(path) ? text : null }))
  return { name: 'Harbour tour', revision: drafts.revision, languages: drafts.translates, files }
}

function writeTexts(sent: unknown): Answer {
  const { edits } = sent as { edits: { path: string; from: string | null; text: string | null }[] }
  const hashNow = (path: string) => {
    const text = drafts.texts.get(path)
    return text === undefined ? null : hashOf(text)
  }
  if (edits.some(({ path, from }) => hashNow(path) !== from))
    return { status: 409, body: { code: 'file-changed', message: '' } }
  for (const { path, text } of edits) {
    if (text === null) drafts.texts.delete(path)
    else drafts.texts.set(path, text)
  }
  drafts.revision += 1
  return ok({ revision: drafts.revision, hashes: edits.map(({ path }) => hashNow(path)) })
}

function read(path: string): Answer {
  const text = drafts.texts.get(path)
  return text === undefined ? { status: 404 } : ok(text)
}

function edit(body: string): Answer {
  const { edits } = JSON.parse(body) as { edits: DraftEdit[] }
  for (const one of edits) {
    const text = drafts.texts.get(one.path)
    if ((text === undefined ? null : hashOf(text)) !== one.from)
      return { status: 409, body: { code: 'file-changed', message: '' } }
    // an undo brings back what was replaced
    if (one.from !== null) blobs.set(one.from, text ?? '')
    if (one.kind === 'put') drafts.texts.set(one.path, blobs.get(one.hash) ?? textOf(one.hash))
    if (one.kind === 'delete') drafts.texts.delete(one.path)
  }
  drafts.revision += 1
  return ok(listed())
}
