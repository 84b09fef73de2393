import { colourScale, readColours, type TenantColours } from '#shared/domain/colour-scale.ts'
import { contrast } from '#shared/domain/oklch.ts'
import type { TenantSettings } from '#shared/contract/tenant-settings.ts'

/** Of text this size (WCAG 2.2, AA); of lines and fills 3. */
export const READABLE = 4.5

/** A pair of colours that words stand in. */
export interface Contrast {
  name: 'button' | 'accent' | 'link' | 'map'
  /** The chosen colour, and how it would be read. */
  chosen: string
  ratio: number
  /** What is shown instead, and how that is read; null: the chosen one. */
  shown: { hex: string; ratio: number } | null
}

export function coloursOf(settings: TenantSettings): TenantColours {
  return readColours({
    mainColorOne: settings.colourOne,
    mainColorTwo: settings.colourTwo,
    mainColorThree: settings.colourThree,
    mainColorThreeLighten: settings.colourThreeLighten,
  })
}

/** How words would be read in the four colours, and what the product makes of those that would not. */
export function contrastsOf(colours: TenantColours): Contrast[] {
  const { two, three } = colours
  const scale = colourScale(colours)
  const onColour = Math.max(contrast(scale.onAccent, three), contrast(scale.text, three))
  return [
    pair('button', three, onColour, scale.accent, contrast(scale.onAccent, scale.accent)),
    pair(
      'accent',
      three,
      contrast(three, scale.paper2),
      scale.accentText,
      contrast(scale.accentText, scale.paper2),
    ),
    pair('link', two, contrast(two, scale.paper2), scale.link, contrast(scale.link, scale.paper2)),
    pair(
      'map',
      three,
      contrast(three, scale.night2),
      scale.accentNight,
      contrast(scale.accentNight, scale.night2),
    ),
  ]
}

function pair(name: Contrast['name'], chosen: string, ratio: number, hex: string, of: number): Contrast {
  return { name, chosen, ratio, shown: ratio >= READABLE ? null : { hex, ratio: of } }
}
