import { inARow, say, type FindingValue, type FindingWords } from '#shared/domain/findings/words.ts'
import type { Complaint } from '../read/schema-words.ts'
import { ELEMENT_STATES, readGroupName, type GroupName } from '#shared/scene/drawn-names/group-name.ts'
import { meantName } from '../read/file-advice.ts'
import type { PsdDocument, PsdLayer } from './document.ts'
import { seenUnits, unitsOf } from './paint.ts'

/** A layer or a group that is one picture of the scene. */
export interface NamedPicture {
  name: GroupName
  /** In findings. */
  label: FindingWords
  /** What is painted: it alone, in the groups around it. */
  layer: PsdLayer
  /** The named layer itself, as the document holds it. */
  own: PsdLayer
}

export interface NamedPictures {
  /** The lowest first. */
  pictures: NamedPicture[]
  /** Names that say nothing, or nearly something. */
  misnamed: Complaint[]
  /** States that are hidden, and so left out: "light" of "element lamp". */
  hiddenStates: { state: string; of: string }[]
}

/**
 * What the layers of a document are by their names, as groups of an SVG would be called. Groups without such a name only keep
 * order where what lies in them has one. In an element's group layers called "light", "done" and so on are its states.
 */
export function namePictures({ layers, width, height }: PsdDocument): NamedPictures {
  const named: NamedPictures = { pictures: [], misnamed: [], hiddenStates: [] }
  const strays: PsdLayer[] = []
  const read = (siblings: readonly PsdLayer[], wrap: Wrap): void => {
    const units = seenUnits(siblings)
    for (const { base, clipped } of units) {
      const subject = subjectOf(base)
      const said = readGroupName(base.name, subject)
      const inWraps = wrap([base, ...clipped])
      if ('name' in said) {
        addPicture(named, { name: said.name, label: subject, layer: inWraps, own: base })
      } else if (!said.isMeant && base.children && holdsNames(base.children, units.length === 1)) {
        read(base.children, (inner) => wrap([{ ...base, children: inner }, ...clipped]))
      } else if (isGround(base, width, height) && base === layers[0]) {
        addPicture(named, { name: { role: 'background' }, label: subject, layer: inWraps, own: base })
      } else if (said.isMeant) named.misnamed.push(said)
      else strays.push(base)
    }
  }
  read(layers, alone)
  dropPaper(named)
  if (strays.length > 0) named.misnamed.push(strayFinding(strays))
  return named
}

/** Puts layers into the groups around them. */
type Wrap = (layers: PsdLayer[]) => PsdLayer

/** One layer is painted as it is; with what is clipped to it, as a group that does nothing else. */
const alone: Wrap = (layers) => {
  const [first] = layers
  if (first && layers.length === 1) return plain(first)
  return { ...EMPTY_GROUP, children: layers }
}

/** How the whole of a picture blends plays no part where it is laid over others by the stage. */
function plain(layer: PsdLayer): PsdLayer {
  return { ...layer, isClipped: false, blend: 'normal' }
}

const EMPTY_GROUP: PsdLayer = {
  ...{ left: 0, top: 0, right: 0, bottom: 0, name: '', isHidden: false, isClipped: false },
  ...{ opacity: 1, blend: 'normal', mask: null, channels: [], fill: null, sort: 'pixels', effects: [] },
  ...{ hasLooseVectorMask: false, hasSoftMask: false, hasBlendRanges: false, hash: '', children: [] },
}

function addPicture(named: NamedPictures, picture: NamedPicture): void {
  const { name, own, layer, label } = picture
  if (name.role !== 'element' || name.picture !== 'normal' || !own.children) {
    named.pictures.push(picture)
    return
  }
  const { id } = name
  const rest: PsdLayer[] = []
  const states: NamedPicture[] = []
  for (const { base, clipped } of unitsOf(own.children)) {
    const state = stateOf(base.name, id)
    if (!state) rest.push(base, ...clipped)
    else if (base.isHidden) named.hiddenStates.push({ state: base.name, of: own.name })
    else {
      states.push({
        name: { role: 'element', id, picture: state },
        label: say('the-layer', { name: `${own.name} / ${base.name}` }),
        layer: exchanged(layer, own, [plain(base), ...clipped]),
        own: base,
      })
    }
  }
  named.pictures.push({ ...picture, label, layer: exchanged(layer, own, rest) }, ...states)
}

/** "light", "lamp light" or "element lamp light" in the group "element lamp". */
function stateOf(name: string, id: string): (typeof ELEMENT_STATES)[number] | null {
  const words = name
    .toLowerCase()
    .split(/[\s_-]+/)
    .filter((word) => word !== '')
  const state = ELEMENT_STATES.find((one) => one === words.at(-1))
  const of = words.slice(0, -1).join('-')
  return state && ['', id, `element-${id}`].includes(of) ? state : null
}

/** The same tree with other children in one of its groups. */
function exchanged(tree: PsdLayer, group: PsdLayer, children: PsdLayer[]): PsdLayer {
  if (isSame(tree, group)) return { ...tree, children }
  return {
    ...tree,
    children: tree.children?.map((child) => exchanged(child, group, children)) ?? null,
  }
}

/** Copies keep the channels of what they are copied from. */
function isSame(a: PsdLayer, b: PsdLayer): boolean {
  return a.channels === b.channels
}

/** @param isAlone nothing else is drawn beside the group: any name within is meant then */
function holdsNames(children: readonly PsdLayer[], isAlone: boolean): boolean {
  return seenUnits(children).some(({ base }) => {
    const said = readGroupName(base.name)
    if (!('name' in said)) return base.children !== null && holdsNames(base.children, isAlone)
    return isAlone || said.name.role === 'element' || said.name.role === 'background'
  })
}

/** The lowest layer of Photoshop has no transparency, and a name in the language of its user. */
function isGround({ channels, children, ...own }: PsdLayer, width: number, height: number): boolean {
  const isOpaque = channels.length > 0 && !channels.some(({ id }) => id === -1)
  return !children && isOpaque && own.left <= 0 && own.top <= 0 && own.right >= width && own.bottom >= height
}

/** White paper that Photoshop lays below everything is not seen where a background is drawn. */
function dropPaper(named: NamedPictures): void {
  const grounds = named.pictures.filter(({ name }) => name.role === 'background')
  const [lowest] = named.pictures
  if (grounds.length < 2 || !lowest || lowest !== grounds[0]) return
  if (!('name' in readGroupName(lowest.own.name))) named.pictures.shift()
}

export function subjectOf({ name, children }: PsdLayer): FindingWords {
  return say(children ? 'the-group' : 'the-layer', { name })
}

const MOST_NAMED = 4

/** A document without any names has hundreds: reported once. */
function strayFinding(strays: readonly PsdLayer[]): Complaint {
  const translated = strays.flatMap(({ name }) => {
    const meant = meantName(name, [])
    return meant === null ? [] : [{ name, meant }]
  })
  const [first] = translated
  const [only] = strays
  if (only && strays.length === 1) {
    const hint = first ? say('call-it', { name: first.meant }) : say('name-it-or-hide')
    return { problem: say('not-shown', { subject: subjectOf(only) }), hint }
  }
  const hint = inARow(say('name-them-or-hide'), first ? say('name-means', first) : null)
  return { problem: say('not-shown-many', { layers: listed(strays) }), hint }
}

/** "Lamp", "Sign" (and 3 more) */
export function listed(layers: readonly { name: string }[]): FindingValue {
  const names = layers.slice(0, MOST_NAMED).map(({ name }) => say('quoted', { name }))
  const more = layers.length - names.length
  if (more > 0) return say('list-more', { names, more })
  const last = names.at(-1)
  return last && names.length > 1 ? say('two-together', { first: names.slice(0, -1), second: last }) : names
}
