import type { Findings } from '../findings.ts'
import { isKnownBlend, isPlain } from './blend.ts'
import { isEmpty, type PsdLayer } from './document.ts'
import { listed, type NamedPicture } from './name-pictures.ts'
import { seenUnits } from './paint.ts'

/** Of one layer, in its own pixels: what of it lies outside of the canvas is unpacked, too. */
const MOST_LAYER_PIXELS = 50_000_000

type Kind =
  | 'words'
  | 'adjustment'
  | 'unpainted'
  | 'huge'
  | 'effects'
  | 'vectorMask'
  | 'unknownBlend'
  | 'ownBlend'
  | 'softMask'
  | 'ranges'

/** Layers by what of them is not shown as Photoshop shows it. */
export type LeftOut = Map<Kind, PsdLayer[]>

/**
 * Takes out of a picture what cannot be shown, and notes what is shown otherwise than in Photoshop.
 * @returns the picture's layer; null where nothing of it is left
 */
export function withoutLeftOut({ layer, own, name }: NamedPicture, leftOut: LeftOut): PsdLayer | null {
  const isLight = name.role === 'element' && LIGHTS.includes(name.picture)
  if (!isPlain(own.blend) && !(isLight && ADDING.includes(own.blend))) note(leftOut, 'ownBlend', own)
  return prune(layer, leftOut)
}

const LIGHTS: readonly string[] = ['glow', 'light', 'hover']
/** What they do on the stage in any case. */
const ADDING = ['screen', 'linear dodge', 'color dodge', 'lighten', 'lighter color']

function prune(layer: PsdLayer, leftOut: LeftOut): PsdLayer | null {
  const kind = unshown(layer)
  if (kind) {
    note(leftOut, kind, layer)
    return null
  }
  if (layer.effects.length > 0) note(leftOut, 'effects', layer)
  if (layer.hasLooseVectorMask) note(leftOut, 'vectorMask', layer)
  if (layer.hasSoftMask && layer.mask) note(leftOut, 'softMask', layer)
  if (layer.hasBlendRanges) note(leftOut, 'ranges', layer)
  if (!isKnownBlend(layer.blend)) note(leftOut, 'unknownBlend', layer)
  if (!layer.children) return layer
  const children = seenUnits(layer.children).flatMap(({ base, clipped }) => {
    const shown = prune(base, leftOut)
    const over = clipped.flatMap((one) => prune(one, leftOut) ?? [])
    // what was clipped to a layer that is left out would cover everything
    return shown ? [shown, ...over] : []
  })
  return { ...layer, children }
}

function unshown(layer: PsdLayer): Kind | null {
  if (layer.sort !== 'pixels') return layer.sort
  const pixels = (layer.right - layer.left) * (layer.bottom - layer.top)
  const { mask } = layer
  const masked = mask && !isEmpty(mask) ? (mask.right - mask.left) * (mask.bottom - mask.top) : 0
  return Math.max(pixels, masked) > MOST_LAYER_PIXELS ? 'huge' : null
}

function note(leftOut: LeftOut, kind: Kind, layer: PsdLayer): void {
  const noted = leftOut.get(kind) ?? []
  if (!noted.some(({ channels }) => channels === layer.channels)) noted.push(layer)
  leftOut.set(kind, noted)
}

interface Sentence {
  /** What is missing stops a build; what merely looks a little different is told. */
  severity: 'error' | 'advise'
  one: string
  many: string
  hint: string
}

const SENTENCES: Record<Kind, Sentence> = {
  words: {
    severity: 'error',
    one: 'is words: they are left out',
    many: 'are words: they are left out',
    hint: 'Words are translated: put them into text/*.json; or turn the letters into a drawing (Type > Rasterize Type Layer).',
  },
  adjustment: {
    severity: 'error',
    one: 'is an adjustment layer, which is left out',
    many: 'are adjustment layers, which are left out',
    hint: 'Merge it into what it changes (Layer > Merge Down), or hide it.',
  },
  unpainted: {
    severity: 'error',
    one: 'is a fill without pixels, which is left out',
    many: 'are fills without pixels, which are left out',
    hint: 'Turn it into pixels: Layer > Rasterize > Fill Content.',
  },
  huge: {
    severity: 'error',
    one: 'reaches so far out of the canvas that it is left out',
    many: 'reach so far out of the canvas that they are left out',
    hint: 'Cut off what lies outside: Select > All, then Image > Crop.',
  },
  effects: {
    severity: 'error',
    one: 'has effects, which are left out',
    many: 'have effects, which are left out',
    hint: 'Turn them into pixels: Layer > Rasterize > Layer Style.',
  },
  vectorMask: {
    severity: 'error',
    one: 'has a vector mask, which is not applied',
    many: 'have vector masks, which are not applied',
    hint: 'Turn it into pixels: Layer > Rasterize > Vector Mask.',
  },
  unknownBlend: {
    severity: 'advise',
    one: 'blends in a way that is not known here: it is laid over what is below',
    many: 'blend in ways that are not known here: they are laid over what is below',
    hint: 'Merge it with what it blends with (Layer > Merge Down) where that is not what you want.',
  },
  ownBlend: {
    severity: 'advise',
    one: 'blends with what lies below it in Photoshop: here it is laid over it',
    many: 'blend with what lies below them in Photoshop: here they are laid over it',
    hint: 'Blend modes count within a named group alone. Set it to "Normal", or move it into the group that it belongs to.',
  },
  softMask: {
    severity: 'advise',
    one: 'has a mask with a feather, or with two densities, which are not applied: its edge is hard',
    many: 'have masks with a feather, or with two densities, which are not applied: their edges are hard',
    hint: 'Apply the mask: Layer > Layer Mask > Apply.',
  },
  ranges: {
    severity: 'advise',
    one: 'hides itself by brightness ("Blend If"), which is not applied',
    many: 'hide themselves by brightness ("Blend If"), which is not applied',
    hint: 'Merge it with what is below (Layer > Merge Down).',
  },
}

/** One finding for each kind, with the names of its layers. @param label of the file */
export function reportLeftOut(leftOut: LeftOut, label: string, findings: Findings): void {
  for (const [kind, layers] of leftOut) {
    const { severity, one, many, hint } = SENTENCES[kind]
    const subject =
      layers.length === 1
        ? `the ${layers[0]?.children ? 'group' : 'layer'} ${listed(layers)}`
        : listed(layers)
    const effects =
      kind === 'effects' ? ` (${[...new Set(layers.flatMap((layer) => layer.effects))].join(', ')})` : ''
    const said = (layers.length === 1 ? one : many).replace('effects', `effects${effects}`)
    findings[severity](label, `${subject} ${said}`, hint)
  }
}
