import { say } from '#shared/domain/findings/words.ts'
import type { ElementLayout, Placed, SceneLayout } from '#shared/scene/layout.ts'
import type { Findings } from '../findings.ts'
import { nearestName } from '#shared/scene/drawn-names/nearest.ts'
import { plainId } from '../read/file-advice.ts'
import type { CompiledScene } from '../scene/compile-scene.ts'
import { cornersOf } from '#shared/scene/polygon.ts'

export interface Seating {
  layout: SceneLayout
  /** Missions and tasks that are opened from this scene, in order. */
  places: readonly string[]
  placeholder: Placed
  /** The drawing, for findings. */
  label: string
  /** The single picture of an element, where it is one. */
  fileOf: (id: string) => string | null
  findings: Findings
  /** Places whose drawing was refused, which is reported already. */
  broken: CompiledScene['broken']
}

/**
 * Matches what is drawn with what is played. A place without a drawing gets a placeholder, so that it can still be
 * pressed; a drawing without a place is reported.
 */
export function seatPlaces(seating: Seating): SceneLayout {
  const { layout, places, placeholder, label, fileOf, findings, broken } = seating
  const drawn = new Set(layout.elements.map(({ id }) => id))
  const missing = places.filter((id) => !drawn.has(id))
  for (const id of drawn) {
    if (places.includes(id)) continue
    if (nearestPlace(id, missing) === null) {
      findings.error(
        fileOf(id) ?? label,
        say('opens-nothing', { id }),
        say(plainId(id) === id ? 'opens-nothing-hint' : 'opens-nothing-plain-hint', {
          id,
          name: plainId(id),
        }),
      )
    }
  }
  for (const id of broken === 'all' ? [] : missing.filter((one) => !broken.includes(one))) {
    if (leadsOn(id, seating)) continue
    const stray = [...drawn].filter((one) => !places.includes(one))
    const meant = stray.find((one) => nearestPlace(one, [id]) !== null)
    findings.error(
      (meant === undefined ? null : fileOf(meant)) ?? label,
      say('not-drawn', { id }),
      meant === undefined ? say('not-drawn-hint', { id }) : say('not-drawn-meant', { name: meant }),
    )
  }
  const standIns = missing.map((id, index) => standIn(id, index, missing.length, layout, placeholder))
  return { ...layout, elements: [...layout.elements, ...standIns] }
}

/** Whether what is drawn of a place leads to another part of the game instead, which is reported. */
function leadsOn(place: string, { layout, label, fileOf, findings }: Seating): boolean {
  const view = layout.views?.find(({ id }) => id === place)?.view
  if (view === undefined) return false
  findings.error(
    fileOf(place) ?? label,
    say('leads-elsewhere', { id: place, view }),
    say('leads-elsewhere-hint', { id: place }),
  )
  return true
}

/** The place that an element was probably drawn for. */
function nearestPlace(id: string, places: readonly string[]): string | null {
  const plain = plainId(id)
  return places.includes(plain) ? plain : nearestName(id, places)
}

/** The scene of a mission whose drawing is missing or broken. */
export function bareScene(width: number, height: number, safe: SceneLayout['safe']): SceneLayout {
  return { size: { width, height }, safe, background: null, layers: [], elements: [] }
}

/** In a row across the middle of what is always in view. */
function standIn(
  id: string,
  index: number,
  count: number,
  { safe }: SceneLayout,
  placeholder: Placed,
): ElementLayout {
  const cell = safe.width / count
  const width = Math.min(placeholder.box.width, cell * 0.8)
  const height = (width * placeholder.box.height) / placeholder.box.width
  const box = {
    x: Math.round(safe.x + cell * (index + 0.5) - width / 2),
    y: Math.round(safe.y + safe.height / 2 - height / 2),
    width: Math.round(width),
    height: Math.round(height),
  }
  return {
    id,
    picture: { ...placeholder, box },
    done: null,
    glow: null,
    light: null,
    hover: null,
    veil: null,
    reflection: null,
    hit: cornersOf(box),
    label: { x: box.x + box.width / 2, y: box.y + box.height + 8 },
    lamp: { x: box.x + box.width / 2, y: box.y + box.height / 2 },
  }
}
