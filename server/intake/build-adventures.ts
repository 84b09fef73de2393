import sharp from 'sharp'
import { say } from '#shared/domain/findings/words.ts'
import { textureBudget } from '#shared/scene/art/budget.ts'
import { entryOf } from '#shared/scene/entry-of.ts'
import { nameOf } from '#shared/scene/first-names.ts'
import type { GoneName, PublishedAdventure, PublishedBuild, Moved } from '#shared/scene/published.ts'
import { ArtCache } from './art-cache.ts'
import { ArtStore } from './art-store.ts'
import { checkBadges } from './check/badges.ts'
import { checkHud } from './check/hud.ts'
import { checkKinds } from './check/kinds.ts'
import { readingOrder } from './check/reading-order.ts'
import { checkTasks } from './check/tasks.ts'
import { checkMoved } from './check/moved.ts'
import { checkTexts } from './check/texts.ts'
import { checkUnlocking } from './check/unlocking.ts'
import { findChildMissions } from './check/child-missions.ts'
import { Findings, type Finding } from './findings.ts'
import { assembleAdventure } from './publish/assemble-adventure.ts'
import { readEarlierBuild, type EarlierBuild } from './publish/earlier-build.ts'
import { goneAdventures } from './publish/gone-adventures.ts'
import { findGoneNames, reportGoneNames } from './publish/gone-names.ts'
import { Assistants } from './publish/assistants.ts'
import { Badges } from './publish/badges.ts'
import { Books } from './publish/books.ts'
import { Films } from './publish/films.ts'
import { PackageStore } from './packages/package-store.ts'
import { Packages } from './publish/packages.ts'
import { Sounds } from './publish/sounds.ts'
import { readOrder, writeLater, type PictureOrder } from './publish/later-pictures.ts'
import { Voices } from './publish/voices.ts'
import { Pictures } from './publish/pictures.ts'
import { Portraits } from './publish/portraits.ts'
import { Posters } from './publish/posters.ts'
import { SceneViews } from './publish/scene-views.ts'
import { storePlaceholder } from './publish/placeholder.ts'
import { readAdventure, type AdventureSource } from './read/adventure-folder.ts'
import { innerFolder, readFolder, type Folder } from './read/folder.ts'
import type { PixelCache } from './pixel-cache.ts'
import { drawingLabel } from './read/mission-folder.ts'
import { replaceFile } from './replace-file.ts'
import { inferContent } from './infer/infer-content.ts'
import { compileScene, type CompiledScene, type CompiledScenes } from './scene/compile-scene.ts'
import type { SceneArt } from './scene/scene-art.ts'
import { sceneKind } from './scene/scene-kind.ts'
import { sideBySide } from './side-by-side.ts'

export interface BuildPlaces {
  scenesDir: string
  /** Served at /scenes. */
  outDir: string
  /** Gets the adventures, right answers included: never inside of what is served. */
  publishedFile: string
  cacheDir: string
  /** Says which pictures a first build has named and not made; undefined: every build makes all. */
  laterFile?: string
}

export interface SceneCost {
  scene: string
  /** Bytes on the graphics card, all of it and the half-size set for phones. */
  full: number
  small: number
  allowed: number
}

export interface BuildResult {
  adventures: PublishedAdventure[]
  findings: Finding[]
  costs: SceneCost[]
  /** Pictures rendered and files encoded anew; the rest came from the cache. */
  made: number
  /** Cards and round windows show some scene as it stood before: another build brings them. */
  isBehind: boolean
}

/**
 * Turns the designers' folder into what is served: hashed pictures and one description of every adventure. Unchanged
 * art comes from the cache; a faulty file is reported and left out, the rest is built.
 * @param compiledScenes those of earlier builds in this process
 * @param keptArt of a process that builds on every save: it makes drafts, larger files in far less time
 * @param mayBeBehind what is painted of whole scenes may be that of the last build: the scenes stand sooner
 * @param mayLeave a build that is the first may leave the pictures of tasks to the next one
 */
export async function buildAdventures(
  { scenesDir, outDir, publishedFile, cacheDir, laterFile }: BuildPlaces,
  compiledScenes: CompiledScenes = new Map(),
  pixelCache: PixelCache | null = null,
  mayBeBehind = false,
  mayLeave = false,
): Promise<BuildResult> {
  sharp.cache(false)
  const cache = new ArtCache(cacheDir, pixelCache)
  const store = new ArtStore(outDir, cache)
  const packages = new PackageStore(outDir)
  const views = new SceneViews(cache, store, mayBeBehind)
  const findings = new Findings()
  const result: BuildResult = { adventures: [], findings: findings.list, costs: [], made: 0, isBehind: false }
  const scenes = await readFolder(scenesDir, '', 'scenes')
  const earlier = await readEarlierBuild(publishedFile)
  const goneNames: Record<string, GoneName[]> = {}
  const order = await readOrder(laterFile, mayLeave && earlier === 'none')
  for (const name of scenes.folders) {
    const shared = { cache, store, packages, views, findings, result }
    const building = { ...shared, compiledScenes, earlier, goneNames, order }
    const adventure = await buildFolder(scenes, name, building).catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error)
      findings.error(scenes.label(name), say('build-broken', { reason }), say('build-broken-hint'))
      return null
    })
    if (adventure) result.adventures.push(adventure)
  }
  const now = Date.now()
  const { adventures } = result
  const gone = goneAdventures(earlier, adventures)
  const surviving = Object.values(gone ?? {}).flat()
  await store.takeAll(surviving)
  await packages.keep(surviving)
  const build = { builtAt: now, adventures, gone: gone ?? {}, goneNames } satisfies PublishedBuild
  await replaceFile(publishedFile, JSON.stringify(build))
  if (gone) await Promise.all([store.removeUnnamed(), packages.removeUnnamed()])
  await writeLater(laterFile, order)
  await cache.sweep(now)
  return { ...result, made: cache.made, isBehind: views.isBehind }
}

interface Building {
  cache: ArtCache
  store: ArtStore
  packages: PackageStore
  views: SceneViews
  findings: Findings
  result: BuildResult
  compiledScenes: CompiledScenes
  earlier: EarlierBuild
  /** By adventure; filled while building. */
  goneNames: Record<string, GoneName[]>
  order: PictureOrder
}

/** Null for a folder in which nothing can be played, which is reported. */
async function buildFolder(
  scenes: Folder,
  name: string,
  building: Building,
): Promise<PublishedAdventure | null> {
  const adventure = await readAdventure(await innerFolder(scenes, name), building.findings)
  return adventure && buildAdventure(adventure, building)
}

async function buildAdventure(source: AdventureSource, building: Building): Promise<PublishedAdventure> {
  const { cache, store, views, findings } = building
  const scenes = await compileScenes(source, building)
  const mobileScenes = await compileMobileScenes(source, building)
  const published = earlierOf(source.id, building.earlier)
  const root = published ? nameOf(published.rootMission, source.settings.moved) : null
  const adventure = inferContent(source, scenes, findings, root)
  const moved = checkMoved(adventure, published, findings)
  const { children, newcomers } = findChildMissions(
    adventure,
    (id) => readingOrder(scenes.get(id)?.layout?.elements ?? []),
    findings,
  )
  checkKinds(adventure, findings)
  checkHud(adventure, scenes, findings)
  checkTasks(adventure, findings)
  checkTexts(adventure, findings)
  checkUnlocking(adventure, children, findings)
  checkBadges(adventure, children, findings)
  rememberGone(adventure, moved, building)
  const pictures = new Pictures(adventure, cache, store, findings, building.order)
  const films = new Films(adventure, store, findings)
  const sounds = new Sounds(adventure, store, findings)
  const voices = new Voices(adventure, cache, store, findings)
  const books = new Books(adventure, cache, store, findings)
  const packages = new Packages(adventure, cache, building.packages, findings)
  const assistants = new Assistants(adventure, cache, store, findings, building.order)
  const placeholder = await storePlaceholder(store)
  const badges = new Badges(adventure, cache, store, findings)
  const portraits = new Portraits({ of: source.id, cache, store, views })
  const assembly = {
    adventure,
    children,
    newcomers,
    scenes,
    mobileScenes,
    pictures,
    portraits,
    posters: new Posters(portraits.studio),
    films,
    sounds,
    voices,
    books,
    packages,
    assistants,
    badges,
    placeholder,
    findings,
    moved,
  }
  await pictures.prepare()
  const [assembled] = await Promise.allSettled([assembleAdventure(assembly), books.prepare()])
  // only now: what is being read still writes files
  if (assembled.status === 'rejected') throw assembled.reason
  // nobody knows what a task names whose file is refused
  if (!hasRefusedTask(adventure))
    for (const art of [pictures, films, sounds, voices, books, packages, assistants, badges])
      art.adviseUnused()
  return assembled.value
}

function hasRefusedTask({ missions }: AdventureSource): boolean {
  return [...missions.values()].some(({ tasks }) =>
    tasks.some(({ file, isInferred }) => file === null && !isInferred),
  )
}

function earlierOf(id: string, earlier: EarlierBuild): PublishedAdventure | undefined {
  return typeof earlier === 'object' ? earlier.adventures.find((one) => one.id === id) : undefined
}

function rememberGone(
  adventure: AdventureSource,
  moved: Moved,
  { earlier, goneNames, findings }: Building,
): void {
  const { id } = adventure
  const published = earlierOf(id, earlier)
  const gone = typeof earlier === 'object' ? (entryOf(earlier.goneNames ?? {}, id) ?? []) : []
  const names = findGoneNames(adventure, { published, gone, moved }, Date.now())
  reportGoneNames(names, adventure, findings)
  if (names.length > 0) goneNames[id] = names
}

async function compileScenes(
  adventure: AdventureSource,
  building: Building,
): Promise<Map<string, CompiledScene>> {
  const drawings = [...adventure.missions.values()].flatMap((mission) => {
    const { id, drawn, scene, saysSize, folder } = mission
    if (!drawn) return []
    const kind = sceneKind(mission)
    const settings = { ...scene, label: folder.label('scene.json'), isSizeSaid: saysSize }
    const art = { name: id, kind, label: drawingLabel(mission), files: drawn, settings }
    return [{ id, title: `${adventure.id}/${id}`, art }]
  })
  return compileAll(drawings, building)
}

/** What phones show in place of the usual scene, where its designer drew it. */
async function compileMobileScenes(
  adventure: AdventureSource,
  building: Building,
): Promise<Map<string, CompiledScene>> {
  const drawings = [...adventure.missions.values()].flatMap(({ id, mobile }) => {
    if (!mobile) return []
    const { drawn, scene, saysSize, label, settingsLabel } = mobile
    const settings = { ...scene, label: settingsLabel, isSizeSaid: saysSize }
    const kind = 'static' as const
    const art = { name: `${id}-mobile`, kind, label, files: drawn, settings, isMobile: true }
    return [{ id, title: `${adventure.id}/${id} (mobile)`, art }]
  })
  return compileAll(drawings, building)
}

interface Drawing {
  /** Of the mission. */
  id: string
  /** In the list of costs. */
  title: string
  art: SceneArt
}

/** Two at a time: while one waits for its largest picture, the processors have the other's. */
const SCENES_AT_ONCE = 2

/** Findings and costs keep the order of the missions. */
async function compileAll(
  drawings: readonly Drawing[],
  building: Building,
): Promise<Map<string, CompiledScene>> {
  const { findings, result } = building
  const compiled = await sideBySide(
    drawings,
    async ({ id, title, art }) => ({ id, title, art, scene: await compileScene(art, building) }),
    SCENES_AT_ONCE,
  )
  for (const { title, art, scene } of compiled) {
    findings.add(scene.findings)
    result.costs.push({ scene: title, ...scene.bytes, allowed: textureBudget(art.kind) })
  }
  return new Map(compiled.map(({ id, scene }) => [id, scene]))
}
