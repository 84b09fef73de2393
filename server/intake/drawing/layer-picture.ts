import { readFile } from 'node:fs/promises'
import type { Box } from '#shared/scene/layout.ts'
import { contentHash } from '../fingerprint.ts'
import { textOf } from '../read/text-file.ts'
import { UnreadableArt } from '../unreadable-art.ts'
import type { DrawnGroup } from './drawn-group.ts'
import { checkEmbedded, checkHeader } from './embedded.ts'
import { rasterGroup } from './raster-group.ts'
import { isSvg, nestedSvg, parseSvg, type SvgFile } from './svg-file.ts'
import { svgGroup } from './svg-group.ts'
import { drawingFaults } from './svg-safety.ts'
import { SVG_NAMESPACE } from './walk.ts'

/** A file that is one layer of a scene, opened as far as its size. */
export interface LayerPicture {
  /** In pixels, or in the units of its drawing. */
  size: { width: number; height: number }
  group: (group: Omit<DrawnGroup, 'cut' | 'content'>, box: Box) => DrawnGroup
}

const PHOTOS: readonly string[] = ['png', 'webp', 'jpeg']

/** @throws UnreadableArt with what is wrong */
export async function openLayer(path: string): Promise<LayerPicture> {
  const content = await readFile(path)
  if (isSvg(content)) return openDrawing(textOf(content))
  const { format, ...size } = await checkHeader(content)
  if (!PHOTOS.includes(format)) {
    throw new UnreadableArt(`is ${format} inside`, 'Save it as PNG, WebP or SVG.')
  }
  const hash = contentHash(content)
  return { size, group: (group, box) => rasterGroup(group, { path, hash, box }) }
}

async function openDrawing(source: string): Promise<LayerPicture> {
  const file = parseSvg(source)
  const [fault] = drawingFaults(file.document)
  if (fault) throw new UnreadableArt(`line ${fault.line}: ${fault.problem}`, fault.mend)
  await checkEmbedded(file)
  return { size: file.size, group: (group, box) => drawnAt(file, group, box) }
}

/** Its canvas is laid into the box; what lies outside of its canvas is not shown. */
function drawnAt(file: SvgFile, group: Omit<DrawnGroup, 'cut' | 'content'>, box: Box): DrawnGroup {
  const body = nestedSvg(file, box)
  const document = ({ x, y, width, height }: Box, pixelWidth: number, pixelHeight: number): string => {
    const size = `width="${pixelWidth}" height="${pixelHeight}" viewBox="${x} ${y} ${width} ${height}"`
    return `<svg xmlns="${SVG_NAMESPACE}" ${size} preserveAspectRatio="none">${body}</svg>`
  }
  return svgGroup(group, { scale: box.width / file.view.width, content: body, document })
}
