import { isStoryKind } from '../../domain/mission-kinds.ts'
import type { Adventure, MissionImages, MissionNode, TreeError } from '../adventure.ts'
import { MAX_DEPTH, TREE_VERSION } from '../tree.ts'
import { ADVENTURE_FIELDS, FIELDS, find, isRecord, type Field, type Fields, type Found } from './fields.ts'
import { Reader } from './values.ts'

export interface LiftedTree {
  /** Null only where not even the root can be played. */
  adventure: Adventure | null
  errors: TreeError[]
}

/** What a mission takes from those that lead to it, where it names none of its own. */
type Heritage = Pick<MissionNode, 'taskBackground' | 'taskBackgroundDone'> & {
  adventureBackground: string | null
  bodyBackground: string | null
  globalBackground: string | null
}

interface Lifting {
  reader: Reader
  missions: Map<string, MissionNode>
}

interface Place {
  /** From the root: `rootMission.missions[2]`. */
  path: string
  parentId: string | null
  depth: number
  heritage: Heritage
}

/**
 * Turns a tree of any of the three formats into the one model. What is malformed is named with its path and left out; the
 * rest stays playable (DATA-4).
 */
export function liftTree(tree: unknown): LiftedTree {
  const reader = new Reader()
  const nothing = (path: string, message: string): LiftedTree => {
    reader.report(path, message)
    return { adventure: null, errors: reader.errors }
  }
  if (!isRecord(tree)) return nothing('', 'is not a tree')
  const isLegacy = !('rootMission' in tree) && 'backgroundLayerId' in tree
  // A legacy adventure is its first view, which nobody pressed to get there.
  const whole = isLegacy ? { destinationView: tree } : tree
  const root = isLegacy ? whole : tree['rootMission']
  if (!isLegacy) checkHead(tree, reader)

  const missions = new Map<string, MissionNode>()
  const at = (name: keyof typeof ADVENTURE_FIELDS) => find(whole, ADVENTURE_FIELDS[name])
  const background = at('background')
  const heritage = {
    adventureBackground: reader.picture(background, background.address),
    bodyBackground: null,
    globalBackground: null,
    taskBackground: null,
    taskBackgroundDone: null,
  }
  const rootPath = isLegacy ? '' : 'rootMission'
  const node = liftMission(
    named(root, at('mainKind')),
    { path: rootPath, parentId: null, depth: 0, heritage },
    { reader, missions },
  )
  if (!node) return { adventure: null, errors: reader.errors }
  const isGraphicsForMobile = reader.flag(at('isGraphicsForMobile'), at('isGraphicsForMobile').address)
  const hubId = hubOf(node, missions, at('mainKind'))
  return { adventure: { rootId: node.id, hubId, missions, isGraphicsForMobile }, errors: reader.errors }
}

/** The root where it is of the main destination's type, else the first mission that is. */
function hubOf(root: MissionNode, missions: ReadonlyMap<string, MissionNode>, { value }: Found): string {
  const isHub = ({ kind }: MissionNode): boolean => kind === value && !isStoryKind(kind)
  return (isHub(root) ? root : [...missions.values()].find(isHub))?.id ?? root.id
}

function checkHead(tree: Fields, reader: Reader): void {
  const { jsonVersion, adventureConfiguration } = tree
  if (jsonVersion !== TREE_VERSION) reader.report('jsonVersion', `is not ${TREE_VERSION}`)
  if (!isRecord(adventureConfiguration)) reader.report('adventureConfiguration', 'is not a record')
}

/** The kind of the first view stands beside the tree where the view itself names none. */
function named(root: unknown, { value }: Found): unknown {
  if (!isRecord(root) || value === undefined || find(root, FIELDS.kind).value !== undefined) return root
  return { ...root, missionType: value }
}

function liftMission(value: unknown, place: Place, lifting: Lifting): MissionNode | null {
  const { reader, missions } = lifting
  const { path, depth, parentId } = place
  if (!isRecord(value)) return reader.report(path, 'is not a mission')
  if (depth > MAX_DEPTH) return reader.report(path, `lies more than ${MAX_DEPTH} missions deep`)
  const pathOf = (address: string) => pathFrom(path, address)
  const read = <T>(field: Field, as: (found: Found, path: string) => T): T => {
    const found = find(value, FIELDS[field])
    return as(found, pathOf(found.address))
  }
  const id = read('id', (found, at) => reader.id(found, at))
  if (id === null) return null
  if (missions.has(id))
    return reader.report(pathOf(find(value, FIELDS.id).address), `"${id}" stands in the tree twice`)
  const picture = (field: Field) => read(field, (found, at) => reader.picture(found, at))
  const children = read('children', (found, at) =>
    reader.list(found, at).map((child, index) => ({ child, path: `${at}[${index}]` })),
  )
  const heritage: Heritage = {
    adventureBackground: place.heritage.adventureBackground,
    bodyBackground: picture('bodyBackground') ?? place.heritage.bodyBackground,
    globalBackground: picture('globalBackground') ?? place.heritage.globalBackground,
    taskBackground: picture('taskBackground') ?? place.heritage.taskBackground,
    taskBackgroundDone: picture('taskBackgroundDone') ?? place.heritage.taskBackgroundDone,
  }
  const node: MissionNode = {
    id,
    name: read('name', (found, at) => reader.name(found, at, id)),
    kind: read('kind', (found, at) => reader.kind(found, at, children.length)),
    parentId,
    childIds: [],
    backgrounds: backgroundsOf(heritage, picture('localBackground')),
    video: read('video', (found, at) => reader.film(found, at)),
    sound: read('sound', (found, at) => reader.sound(found, at)),
    taskBackground: heritage.taskBackground,
    taskBackgroundDone: heritage.taskBackgroundDone,
    images: imagesOf(picture('image'), picture('imageDone'), picture('imageHover')),
    thumbnail: picture('thumbnail'),
    assistant: read('assistant', (found, at) => reader.assistant(found, at)),
    align: read('align', (found, at) => reader.align(found, at)),
    scene: read('scene', (found, at) => reader.scene(found, at)),
    mobileScene: read('mobileScene', (found, at) => reader.scene(found, at)),
  }
  missions.set(id, node)
  node.childIds = children.flatMap(({ child, path: childPath }) => {
    const below = { path: childPath, parentId: id, depth: depth + 1, heritage }
    return liftMission(child, below, lifting)?.id ?? []
  })
  return node
}

/** The body lies behind what all scenes share, that behind the scene's own; the adventure's stands where there is none of them. */
function backgroundsOf(heritage: Heritage, own: string | null): string[] {
  const { bodyBackground, globalBackground, adventureBackground } = heritage
  const there = [bodyBackground, globalBackground, own].filter((address) => address !== null)
  return there.length > 0 || adventureBackground === null ? there : [adventureBackground]
}

function imagesOf(normal: string | null, done: string | null, hover: string | null): MissionImages | null {
  return normal === null ? null : { normal, done, hover }
}

/** The first view of a legacy adventure is the tree itself: its own fields stand at the top. */
function pathFrom(path: string, address: string): string {
  if (path === '') return address.replace(/^destinationView\./, '')
  return `${path}.${address}`
}
