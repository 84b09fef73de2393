import { entryOf } from '#shared/scene/entry-of.ts'
import type { ElementLayout, Placed } from '#shared/scene/layout.ts'
import type { Bench } from '../bench.ts'
import type { LiveScene } from '../moves.ts'
import { readPicture } from '../queries.ts'
import { artOf, type ClipArt } from '../rules/clip.ts'
import { drawnBox, frameOf, isMadeByItself, placedIn, SLOTS } from '../rules/slots.ts'
import { compose, decode } from './compose.ts'

/**
 * Pictures of a place that are part of its scene's drawing, each as a file of its own over the whole canvas: as the build has made them,
 * for nobody else can draw what an SVG or a Photoshop document says. What lights up under a pointer is made anew.
 * @throws Failure, or Error where the device cannot do it
 */
export async function extractArt(
  { art }: Bench,
  { mission, layout, file }: LiveScene,
  element: ElementLayout,
  paths: readonly string[],
): Promise<ClipArt[]> {
  const { id } = element
  const own = artOf(paths, mission, id)
  const said = entryOf(file.elements, id) ?? {}
  const found: ClipArt[] = []
  for (const slot of SLOTS) {
    const placed = placedIn(element, slot)
    const hasFile = own.some((one) => one.picture === slot && !one.isMobile)
    if (!placed || hasFile || isMadeByItself(slot)) continue
    const frame = frameOf(null, layout.size, drawnBox(placed.box, element.picture.box, said))
    const hash = await art.send(await cutOut(placed, frame))
    const state = slot === 'normal' ? '' : ` ${slot}`
    const path = `${mission}/element ${id}${state}.png`
    found.push({ path, before: '', isMobile: false, picture: slot, ending: '.png', hash })
  }
  return found
}

async function cutOut(
  { file: { url, frame: part } }: Placed,
  frame: ReturnType<typeof frameOf>,
): Promise<Blob> {
  const page = await decode(await readPicture(url))
  try {
    return await compose({ image: page.image, part }, frame, frame.box)
  } finally {
    page.close()
  }
}
