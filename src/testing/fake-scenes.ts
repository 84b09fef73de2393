import type { DraftEdit } from '#shared/contract/content.ts'
import { TEXT_FILE } from '#shared/contract/content-texts.ts'
import type { MadeMission } from '#shared/contract/content-scenes.ts'
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
  ...{ thumbnail: null, scene: null, hasMobileScene: false, said: null },
  ...more,
})

// happy-dom's are sent as objects otherwise: axios knows a blob by its tag, as browsers have it
Object.defineProperty(Blob.prototype, Symbol.toStringTag, { value: 'Blob', configurable: true })

const SCENE_FILE = 'harbour/scene.json'

interface Drafts {
  /** Text of each file, by path. */
  texts: Map<string, string>
  revision: number
  /** Answers in place of its own, by `METHOD /path`, each once. */
  refusals: Map<string, Answer[]>
}

/** What the server has of the adventure `harbour-tour`; a test changes it as a colleague would. */
export const drafts: Drafts = { texts: new Map(), revision: 7, refusals: new Map() }
const blobs = new Map<string, string>()

/** A draft with two scenes as its build made them, whose files can be read and changed. */
export function serveScenes(): void {
  Object.assign(drafts, { texts: new Map([[SCENE_FILE, '{}\n']]), revision: 7, refusals: new Map() })
  blobs.clear()
  answerWith(async (url, body) => {
    const { pathname, searchParams } = new URL(url)
    const call = `${asked.at(-1)?.method ?? 'GET'} ${pathname.replace('/api/web', '')}`
    const refusal = drafts.refusals.get(call)?.shift()
    if (refusal) return refusal
    if (call === 'GET /player/profile') return ok(aProfile({ role: 'designer' }))
    if (call === 'POST /v2/content-blobs') return ok(takeBlob(body instanceof Blob ? await body.text() : ''))
    if (call.endsWith('/file')) return read(searchParams.get('path') ?? '')
    if (call.endsWith('/files')) return ok(listed())
    if (call.endsWith('/texts')) return ok(textsNow())
    if (call.endsWith('/finishers')) return ok({ players: 12 })
    if (call.endsWith('/edits')) return edit(String(body))
    if (call.endsWith('/scenes')) return ok({ made: MADE })
    if (call.includes('/builds')) return ok(aBuild(drafts.revision))
    return call === 'GET /v2/content'
      ? ok(adventures())
      : { status: 404, body: { code: 'not-found', message: '' } }
  })
}

const tasks = ['lamp', 'bell'].map((id) => ({ id, names: { en: id === 'lamp' ? 'Lamp' : 'Bell' } }))
const MADE = {
  ...{ buildId: aBuild(7).id, revision: 7, rootMission: 'harbour', languages: ['en'] },
  missions: [
    mission('harbour', 'Harbour', { missions: ['cellar'], tasks, scene }),
    mission('cellar', 'Cellar', { hasLock: true }),
  ],
}

function adventures() {
  const room = { taken: 0, most: 1024 }
  const draft = { ...draftOf(), revision: drafts.revision }
  return {
    adventures: [anAdventure({ draft, build: aBuild(drafts.revision) })],
    starters: [],
    library: [],
    room,
  }
}

function takeBlob(text: string) {
  const blob = { hash: hashOf(text), bytes: text.length }
  blobs.set(blob.hash, text)
  return blob
}

/** The same for the same text. */
function hashOf(text: string): string {
  return Array.from(text, (letter) => letter.charCodeAt(0).toString(16))
    .join('')
    .padEnd(64, '0')
    .slice(-64)
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
    if (one.kind === 'put') drafts.texts.set(one.path, blobs.get(one.hash) ?? textOf(one.hash))
    if (one.kind === 'delete') blobs.set(one.from, text ?? '')
    if (one.kind === 'delete') drafts.texts.delete(one.path)
  }
  drafts.revision += 1
  return ok(listed())
}
