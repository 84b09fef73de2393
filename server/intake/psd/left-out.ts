import { say, type FindingCode, type FindingWords } from '#shared/domain/findings/words.ts'
import type { Findings } from '../findings.ts'
import { isKnownBlend, isPlain } from './blend.ts'
import { isEmpty, type PsdLayer } from './document.ts'
import { listed, subjectOf, type NamedPicture } from './name-pictures.ts'
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
  one: FindingCode
  many: FindingCode
  hint: FindingCode
}

const SENTENCES: Record<Kind, Sentence> = {
  words: {
    severity: 'error',
    one: 'psd-words-one',
    many: 'psd-words-many',
    hint: 'psd-words-hint',
  },
  adjustment: {
    severity: 'error',
    one: 'psd-adjustment-one',
    many: 'psd-adjustment-many',
    hint: 'psd-adjustment-hint',
  },
  unpainted: {
    severity: 'error',
    one: 'psd-unpainted-one',
    many: 'psd-unpainted-many',
    hint: 'psd-unpainted-hint',
  },
  huge: {
    severity: 'error',
    one: 'psd-huge-one',
    many: 'psd-huge-many',
    hint: 'psd-huge-hint',
  },
  effects: {
    severity: 'error',
    one: 'psd-effects-one',
    many: 'psd-effects-many',
    hint: 'psd-effects-hint',
  },
  vectorMask: {
    severity: 'error',
    one: 'psd-vector-mask-one',
    many: 'psd-vector-mask-many',
    hint: 'psd-vector-mask-hint',
  },
  unknownBlend: {
    severity: 'advise',
    one: 'psd-unknown-blend-one',
    many: 'psd-unknown-blend-many',
    hint: 'psd-unknown-blend-hint',
  },
  ownBlend: {
    severity: 'advise',
    one: 'psd-own-blend-one',
    many: 'psd-own-blend-many',
    hint: 'psd-own-blend-hint',
  },
  softMask: {
    severity: 'advise',
    one: 'psd-soft-mask-one',
    many: 'psd-soft-mask-many',
    hint: 'psd-soft-mask-hint',
  },
  ranges: {
    severity: 'advise',
    one: 'psd-ranges-one',
    many: 'psd-ranges-many',
    hint: 'psd-ranges-hint',
  },
}

const EFFECTS: Readonly<Record<string, FindingWords>> = {
  'drop shadow': say('effect-drop-shadow'),
  'inner shadow': say('effect-inner-shadow'),
  'outer glow': say('effect-outer-glow'),
  'inner glow': say('effect-inner-glow'),
  bevel: say('effect-bevel'),
  'colour overlay': say('effect-colour-overlay'),
  satin: say('effect-satin'),
  stroke: say('effect-stroke'),
  'gradient overlay': say('effect-gradient-overlay'),
  'pattern overlay': say('effect-pattern-overlay'),
}

/** One finding for each kind, with the names of its layers. @param label of the file */
export function reportLeftOut(leftOut: LeftOut, label: string, findings: Findings): void {
  for (const [kind, layers] of leftOut) {
    const { severity, one, many, hint } = SENTENCES[kind]
    const [first, ...others] = layers
    const isOne = first && others.length === 0
    const effects = [...new Set(layers.flatMap((layer) => layer.effects))].map(
      (name) => EFFECTS[name] ?? name,
    )
    const values = {
      layers: isOne ? subjectOf(first) : listed(layers),
      ...(kind === 'effects' && { effects }),
    }
    findings[severity](label, { code: isOne ? one : many, values }, { code: hint })
  }
}
